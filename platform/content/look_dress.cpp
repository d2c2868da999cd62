// SPDX-License-Identifier: MIT
#include "content/look_dress.hpp"

#include "content/look_signs.hpp"
#include "content/reading/table_reader.hpp"

namespace fronteira::content {
namespace {

void read_colour(const Cursor& cursor) {
    std::string colour;
    read(cursor, colour);
    const bool good = colour.size() == 7 && colour[0] == '#' &&
                      colour.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    if (!colour.empty() && !good)
        cursor.error("bad_colour", in_quotes(colour) + " is not a colour", "such as `#c8443c`");
}

void read_ink(const Cursor& cursor) {
    int32_t number = 0;
    read(cursor, number, OneOf{{"dark", "light"}});
}

void read_fill_and_ink(TableReader& in) {
    in.need("fill", [](const Cursor& colour) { read_colour(colour); });
    in.need("ink", [](const Cursor& ink) { read_ink(ink); });
}

}  // namespace

void read_dress(const Cursor& at, const LookUp& up) {
    TableReader in(at);
    read_fill_and_ink(in);
    in.with("bold", [](const Cursor& flag) { read_yes_or_no(flag); });
    in.need("emblem", [&](const Cursor& emblem) { read_sign(emblem, up); });
}

void read_dice(const Cursor& at) {
    TableReader in(at);
    read_fill_and_ink(in);
}

void read_yes_or_no(const Cursor& cursor) {
    bool flag = false;
    read(cursor, flag);
}

}  // namespace fronteira::content
