// SPDX-License-Identifier: MIT
#include "pack/contents.hpp"

#include "pack/squeeze.hpp"

#include <gtest/gtest.h>

namespace fronteira::pack {
namespace {

std::string content_fault(const std::string& name, const std::string& bytes) {
    content::Report report("a.zip", "pack");
    check_contents({name, bytes}, report);
    const Diagnostics findings = report.finish();
    return findings.empty() ? "" : findings[0].code.substr(5);
}

std::string big(uint32_t value) {
    std::string bytes;
    for (int i = 3; i >= 0; --i) bytes += static_cast<char>(value >> (8 * i));
    return bytes;
}

std::string chunk(const std::string& kind, const std::string& data) {
    return big(static_cast<uint32_t>(data.size())) + kind + data + big(check_number(kind + data));
}

std::string png(uint32_t width, uint32_t height, const std::string& behind = {}) {
    const std::string rest("\x08\x06\0\0\0", 5);
    return "\x89PNG\r\n\x1a\n" + chunk("IHDR", big(width) + big(height) + rest) +
           chunk("IDAT", "dots") + chunk("IEND", "") + behind;
}

TEST(Contents, TakesTextsInUtf8) {
    EXPECT_EQ(content_fault("a.lua", "-- ação\r\n\treturn 1\n"), "");
    EXPECT_EQ(content_fault("a.txt", ""), "");
}

TEST(Contents, RefusesTextsThatAreNone) {
    using namespace std::string_literals;
    for (const char* name : {"a.lua", "a.toml", "a.txt", "a.md"})
        for (const std::string& bytes :
             {"\x1bLua\x54"s, "PK\3\4"s, "a\0b"s, "a\xff"s, "a\x7f"s, "\x1f\x8b\x08"s})
            EXPECT_EQ(content_fault(name, bytes), "not_text") << name;
}

TEST(Contents, TakesPicturesOfABoundedSize) {
    EXPECT_EQ(content_fault("a.png", png(1, 1)), "");
    EXPECT_EQ(content_fault("a.png", png(4096, 4096)), "");
    EXPECT_EQ(content_fault("a.png", png(4097, 1)), "picture_size");
    EXPECT_EQ(content_fault("a.png", png(1, 0xffffffff)), "picture_size");
}

TEST(Contents, RefusesPicturesOfWhichAnyByteWasChangedOnTheWay) {
    const std::string good = png(1, 1);
    for (size_t at = good.find("IHDR") + 4; at < good.size(); ++at) {
        std::string bad = good;
        bad[at] = static_cast<char>(bad[at] ^ 0x10);
        EXPECT_NE(content_fault("a.png", bad), "") << at;
    }
    std::string dots = good;
    dots[dots.find("dots")] = 'p';
    EXPECT_EQ(content_fault("a.png", dots), "damaged_png");
}

TEST(Contents, RefusesPicturesThatAreNoneOrMore) {
    EXPECT_EQ(content_fault("a.png", ""), "not_png");
    EXPECT_EQ(content_fault("a.png", "<svg/>"), "not_png");
    EXPECT_EQ(content_fault("a.png", png(1, 1, "PK\3\4")), "not_png");
    const std::string good = png(1, 1);
    for (size_t length = 0; length < good.size(); ++length)
        EXPECT_EQ(content_fault("a.png", good.substr(0, length)), "not_png") << length;
}

/// A page of Ogg with a body of so many bytes. Its check number is that of POSIX `cksum` without
/// the length behind it and without the last turning over.
std::string ogg_page(size_t body) {
    std::string page =
        "OggS" + std::string(22, '\0') + "\1" + static_cast<char>(body) + std::string(body, 'x');
    uint32_t number = 0;
    for (const char byte : page) {
        number ^= static_cast<uint32_t>(static_cast<unsigned char>(byte)) << 24;
        for (int bit = 0; bit < 8; ++bit)
            number = (number & 0x80000000u) != 0 ? number << 1 ^ 0x04c11db7u : number << 1;
    }
    for (size_t i = 0; i < 4; ++i) page[22 + i] = static_cast<char>(number >> (8 * i));
    return page;
}

TEST(Contents, TakesSoundsInOgg) {
    EXPECT_EQ(content_fault("a.ogg", ogg_page(3)), "");
    EXPECT_EQ(content_fault("a.ogg", ogg_page(200) + ogg_page(0) + ogg_page(7)), "");
}

TEST(Contents, RefusesSoundsOfWhichAnyByteWasChangedOnTheWay) {
    const std::string good = ogg_page(9) + ogg_page(3);
    for (size_t at = 0; at < good.size(); ++at) {
        std::string bad = good;
        bad[at] = static_cast<char>(bad[at] ^ 0x10);
        EXPECT_NE(content_fault("a.ogg", bad), "") << at;
    }
    std::string heard = good;
    heard[heard.find('x')] = 'y';
    EXPECT_EQ(content_fault("a.ogg", heard), "damaged_ogg");
}

TEST(Contents, RefusesSoundsThatAreNoneOrMore) {
    EXPECT_EQ(content_fault("a.ogg", ""), "not_ogg");
    EXPECT_EQ(content_fault("a.ogg", "RIFF" + std::string(100, 'x')), "not_ogg");
    EXPECT_EQ(content_fault("a.ogg", ogg_page(3) + "PK\3\4"), "not_ogg");
    EXPECT_EQ(content_fault("a.ogg", ogg_page(3) + std::string(100, 'x')), "not_ogg");
    const std::string page = ogg_page(3);
    for (size_t length = 0; length < page.size(); ++length)
        EXPECT_EQ(content_fault("a.ogg", page.substr(0, length)), "not_ogg") << length;
}

}  // namespace
}  // namespace fronteira::pack
