// SPDX-License-Identifier: MIT
// Read back as a camera's program would, by ISO/IEC 18004: the format, the mask, the zigzag of the
// data. Up to version 5 with the lowest correction all data lie in one block, as they come.
#include "controls/qr_code.hpp"

#include <gtest/gtest.h>

#include <cstdlib>

namespace fronteira::controls {
namespace {

class Reader {
 public:
    explicit Reader(const QrCode& code) : code_(code), version_((code.side - 17) / 4) {}

    /// Bits of the format beside the upper left finder, from the highest.
    int format() const {
        int bits = 0;
        for (const int x : {0, 1, 2, 3, 4, 5, 7, 8})
            bits = bits << 1 | (code_.is_dark(x, 8) ? 1 : 0);
        for (const int y : {7, 5, 4, 3, 2, 1, 0}) bits = bits << 1 | (code_.is_dark(8, y) ? 1 : 0);
        return bits ^ 0x5412;
    }

    QByteArray text() const {
        const std::vector<bool> bits = data();
        size_t at = 0;
        const auto take = [&](int count) {
            int value = 0;
            while (count-- > 0) value = value << 1 | (bits.at(at++) ? 1 : 0);
            return value;
        };
        EXPECT_EQ(take(4), 4) << "bytes";
        QByteArray text(take(8), '\0');
        for (char& byte : text) byte = static_cast<char>(take(8));
        return text;
    }

 private:
    bool holds_data(int x, int y) const {
        const int last = code_.side - 1;
        const bool finder = (x < 9 && y < 9) || (x > last - 8 && y < 9) || (x < 9 && y > last - 8);
        const bool timing = x == 6 || y == 6;
        const int centre = last - 6;
        const bool alignment =
            version_ > 1 && std::abs(x - centre) <= 2 && std::abs(y - centre) <= 2;
        return !finder && !timing && !alignment;
    }

    bool masked(int x, int y) const {
        switch (format() >> 10 & 7) {
            case 0:
                return (x + y) % 2 == 0;
            case 1:
                return y % 2 == 0;
            case 2:
                return x % 3 == 0;
            case 3:
                return (x + y) % 3 == 0;
            case 4:
                return (y / 2 + x / 3) % 2 == 0;
            case 5:
                return x * y % 2 + x * y % 3 == 0;
            case 6:
                return (x * y % 2 + x * y % 3) % 2 == 0;
            default:
                return ((x + y) % 2 + x * y % 3) % 2 == 0;
        }
    }

    /// Two columns at a time from the right, up and down in turns; the timing column is passed
    /// over.
    std::vector<bool> data() const {
        std::vector<bool> bits;
        bool up = true;
        for (int right = code_.side - 1; right > 0; right -= 2, up = !up) {
            if (right == 6) --right;
            for (int i = 0; i < code_.side; ++i) {
                const int y = up ? code_.side - 1 - i : i;
                for (const int x : {right, right - 1})
                    if (holds_data(x, y)) bits.push_back(code_.is_dark(x, y) != masked(x, y));
            }
        }
        return bits;
    }

    const QrCode& code_;
    int version_;
};

TEST(QrCodes, AreReadBackAsTheyWereWritten) {
    for (const QByteArray& text :
         {QByteArray("a"), QByteArray("192.0.2.1:7878/9f02c57d"),
          QByteArray("192.168.100.200:65535/0123456789abcdef0123456789abcdef"),
          QByteArray("wss://play.example.org/tables/0123456789abcdef0123456789abcdef")}) {
        const QrCode code = qr_code(text);
        ASSERT_GT(code.side, 0);
        ASSERT_LE(code.side, 37) << "a version that this test cannot read";
        const Reader reader(code);
        EXPECT_EQ(reader.format() >> 13, 1) << "the lowest correction";
        EXPECT_EQ(reader.text(), text);
    }
}

TEST(QrCodes, AreNoneOfNothingAndOfWhatIsTooLong) {
    EXPECT_EQ(qr_code({}).side, 0);
    EXPECT_EQ(qr_code(QByteArray(5000, 'a')).side, 0);
}

}  // namespace
}  // namespace fronteira::controls
