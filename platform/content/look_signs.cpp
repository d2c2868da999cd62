// SPDX-License-Identifier: MIT
#include "content/look_signs.hpp"

#include "content/reading/table_reader.hpp"

namespace fronteira::content {

// Those of editor/controls/signs.cpp that are things and not knobs of the studio.
const std::set<std::string>& look_signs() {
    static const std::set<std::string> signs{
        "circle", "ring",     "triangle",   "square",  "star",           "diamond",
        "cross",  "hexagon",  "volcano",    "crate",   "crossed_swords", "question",
        "eye",    "soldier",  "jeep",       "tank",    "bomb",           "plane",
        "anchor", "crown",    "skull",      "mine",    "headquarters",   "sapper",
        "spy",    "corporal", "lieutenant", "captain", "colonel",        "general",
        "house"};
    return signs;
}

void read_signs(const Cursor& at, const std::set<std::string>& known, const std::string& what,
                const LookUp& up) {
    TableReader in(at);
    in.others([&](const Entry& entry, const Cursor& one) {
        up.key(one, entry.key, known, what);
        read_sign(one, up);
    });
}

void read_sign(const Cursor& cursor, const LookUp& up) {
    up.word(cursor, look_signs(), "sign", "docs/reference/look-format.md lists them");
}

}  // namespace fronteira::content
