// SPDX-License-Identifier: MIT
#include "picture/picture.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <zlib.h>

namespace fronteira::picture {
namespace {

std::string code_of(const std::string& bytes) {
    const auto picture = read_picture(bytes, "p");
    return picture ? "" : picture.error()[0].code;
}

std::string number(uint32_t value) {
    std::string bytes;
    for (int shift = 24; shift >= 0; shift -= 8) bytes += static_cast<char>(value >> shift);
    return bytes;
}

std::string chunk(const std::string& type, const std::string& data) {
    const std::string body = type + data;
    const auto* first = reinterpret_cast<const Bytef*>(body.data());
    const auto sum = crc32(0, first, static_cast<uInt>(body.size()));
    return number(static_cast<uint32_t>(data.size())) + body + number(static_cast<uint32_t>(sum));
}

/// A grey PNG of any stated size; `rows` is what its data unpack to.
std::string png(uint32_t width, uint32_t height, const std::string& rows,
                const std::string& extra = {}) {
    std::string packed(compressBound(rows.size()), '\0');
    uLongf size = packed.size();
    compress(reinterpret_cast<Bytef*>(packed.data()), &size,
             reinterpret_cast<const Bytef*>(rows.data()), rows.size());
    packed.resize(size);
    return "\x89PNG\r\n\x1a\n" +
           chunk("IHDR", number(width) + number(height) + std::string("\x08\x00\x00\x00\x00", 5)) +
           extra + chunk("IDAT", packed) + chunk("IEND", "");
}

/// Two by two pixels of two colours, by hand: palette, no compression worth the name.
const std::string small_gif =
    std::string("GIF89a\x02\x00\x02\x00\x80\x00\x00\x01\x01\x01\xff\xff\xff", 19) +
    std::string("\x2c\x00\x00\x00\x00\x02\x00\x02\x00\x00", 10) +
    // Codes of 3 bits: clear (4), 0, 1, 1, 0, end (5).
    std::string("\x02\x03\x44\x02\x05\x00\x3b", 7);

TEST(Picture, IsReadAsItWasWritten) {
    Picture picture(3, 2, {1, 2, 3});
    picture.at(2, 1) = {250, 251, 252};

    const auto again = read_picture(write_png(picture), "p.png");

    ASSERT_TRUE(again) << to_text(again.error());
    EXPECT_EQ(again->width, 3);
    EXPECT_EQ(again->pixels, picture.pixels);
}

TEST(Picture, KeepsTheValuesOfAGreyPngThatHasAGamma) {
    const std::string gamma = chunk("gAMA", number(100000));

    const auto picture = read_picture(png(2, 1, std::string("\0\x07\xc8", 3), gamma), "p.png");

    ASSERT_TRUE(picture) << to_text(picture.error());
    EXPECT_EQ(picture->at(0, 0), (Colour{7, 7, 7}));
    EXPECT_EQ(picture->at(1, 0), (Colour{200, 200, 200}));
}

TEST(Picture, MayBeAGif) {
    const auto picture = read_picture(small_gif, "p.gif");

    ASSERT_TRUE(picture) << to_text(picture.error());
    EXPECT_EQ(picture->at(0, 0), (Colour{1, 1, 1}));
    EXPECT_EQ(picture->at(1, 0), (Colour{255, 255, 255}));
    EXPECT_EQ(picture->at(0, 1), (Colour{255, 255, 255}));
    EXPECT_EQ(picture->at(1, 1), (Colour{1, 1, 1}));
}

TEST(Picture, IsRefusedBeforeItIsUnpackedWhenItIsTooLarge) {
    EXPECT_EQ(code_of(png(100'000, 100'000, "")), "picture.too_large");
    EXPECT_EQ(code_of(png(8192, 8192, "")), "picture.too_large");
    EXPECT_EQ(
        code_of(std::string("GIF89a\xff\xff\xff\xff\x80\x00\x00\x01\x01\x01\xff\xff\xff", 19)),
        "picture.too_large");
}

TEST(Picture, IsRefusedWhenItIsCutOffAnywhere) {
    const std::string good = png(2, 2, std::string("\0\x07\xc8\0\x01\x02", 6));
    ASSERT_EQ(code_of(good), "");
    for (size_t size = 0; size < good.size(); ++size)
        EXPECT_NE(code_of(good.substr(0, size)), "") << size;
    for (size_t size = 0; size + 4 < small_gif.size(); ++size)
        EXPECT_NE(code_of(small_gif.substr(0, size)), "") << size;
}

// PNG, section 5.3 and 10.3: a checksum over each chunk, and one over the pixels before packing.
TEST(Picture, IsRefusedWhenAnyByteOfAPngIsChangedSinceEachIsUnderAChecksum) {
    const std::string good = png(2, 2, std::string("\0\x07\xc8\0\x01\x02", 6));
    for (size_t i = 0; i < good.size(); ++i) {
        std::string bad = good;
        bad[i] = static_cast<char>(bad[i] ^ 0x10);
        EXPECT_NE(code_of(bad), "") << "byte " << i;
    }
}

TEST(Picture, IsRefusedOrReadWhateverByteIsChanged) {
    for (const std::string& good : {png(2, 2, std::string("\0\x07\xc8\0\x01\x02", 6)), small_gif})
        for (size_t i = 0; i < good.size(); ++i)
            for (const char byte : {'\0', '\x7f', '\xff'}) {
                std::string bad = good;
                bad[i] = byte;
                EXPECT_THAT(code_of(bad), testing::AnyOf("", testing::StartsWith("picture.")));
            }
}

TEST(Picture, IsRefusedWhenItIsNone) {
    EXPECT_EQ(code_of(""), "picture.kind");
    EXPECT_EQ(code_of("BM123456"), "picture.kind");
    EXPECT_EQ(code_of(png(0, 5, "")), "picture.broken");
}

}  // namespace
}  // namespace fronteira::picture
