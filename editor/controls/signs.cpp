// SPDX-License-Identifier: MIT
#include "controls/signs.hpp"

#include "controls/sign_drawing.hpp"

#include <QHash>
#include <QTransform>
#include <map>
#include <string>
#include <string_view>

namespace fronteira::controls {
namespace {

// Each fits a square of 24 units; the language is told in sign_drawing.hpp.
const std::map<std::string_view, std::string_view> drawings = {
    // Emblems of seats: equally heavy, and told apart at 8 pixels.
    {"circle", "f O 12 12 9"},
    {"ring", "f O 12 12 9; -f O 12 12 5"},
    {"triangle", "f M 12 2 L 22.4 20.5 L 1.6 20.5 Z"},
    {"square", "f R 4 4 16 16 0.5"},
    {"star",
     "f M 12 1.2 L 14.8 8.6 L 22.7 9 L 16.5 13.9 L 18.6 21.5 L 12 17.2 L 5.4 21.5 L 7.5 13.9 "
     "L 1.3 9 L 9.2 8.6 Z"},
    {"diamond", "f M 12 1 L 20.5 12 L 12 23 L 3.5 12 Z"},
    {"cross",
     "f M 8.5 2.5 L 15.5 2.5 L 15.5 8.5 L 21.5 8.5 L 21.5 15.5 L 15.5 15.5 L 15.5 21.5 "
     "L 8.5 21.5 L 8.5 15.5 L 2.5 15.5 L 2.5 8.5 L 8.5 8.5 Z"},
    {"hexagon", "f M 12 2 L 20.7 7 L 20.7 17 L 12 22 L 3.3 17 L 3.3 7 Z"},

    // Marks and pieces of boards.
    {"volcano",
     "f M 1.5 21 L 8.3 9.5 L 10.3 11 L 12 9.5 L 13.7 11 L 15.7 9.5 L 22.5 21 Z; "
     "s M 9.5 6.5 Q 8 4.5 9.5 2.5; s M 14.5 6.5 Q 13 4.5 14.5 2.5"},
    {"crate", "f R 3 3 18 18 1.5; -s M 6 6 L 18 6 L 18 18 L 6 18 Z; -s M 7 17 L 17 7"},
    {"crossed_swords",
     "s M 4 3.5 L 16.5 16; s M 20 3.5 L 7.5 16; s M 13.5 19 L 19.5 13; "
     "s M 4.5 13 L 10.5 19; s M 17 16.5 L 20.5 20; s M 7 16.5 L 3.5 20"},
    {"question", "s M 7.5 8.5 C 7.5 2.2 16.8 2.2 16.8 8 C 16.8 12 12 11.5 12 15.5; f O 12 20 1.5"},
    {"eye", "s M 1.8 12 C 6 4.2 18 4.2 22.2 12 C 18 19.8 6 19.8 1.8 12 Z; f O 12 12 3.4"},
    {"soldier", "f O 12 6 3.8; f M 5 22 C 5 10 19 10 19 22 Z; f R 6.4 3.7 11.2 2 1"},
    {"jeep",
     "f M 2 16.5 L 2 11 L 5.5 10.5 L 8 5.5 L 15 5.5 L 17.5 10.5 L 22 11.5 L 22 16.5 Z; "
     "-f M 8 10 L 9.4 7.3 L 11.2 7.3 L 11.2 10 Z; -f M 13 10 L 13 7.3 L 14 7.3 L 15.4 10 Z; "
     "-f O 7 17 3.6; -f O 17 17 3.6; f O 7 17 2.5; f O 17 17 2.5"},
    {"tank",
     "f R 2 13 20 6.5 3.2; f M 6 12 L 7.5 7 L 14 7 L 15.5 12 Z; f R 13.5 8 9 1.9 0.8; "
     "-f O 6.5 16.2 1.4; -f O 12 16.2 1.4; -f O 17.5 16.2 1.4"},
    {"bomb", "f O 11 14 7.5; f R 13.5 4 4.5 4.5 0.8; s M 17 5 Q 19 1.5 22 4"},
    {"plane",
     "f M 12 1.5 C 13.6 1.5 13.8 4 13.8 8.5 L 22.5 13.5 L 22.5 15.8 L 13.8 13.6 L 13.3 18.5 "
     "L 16 20.5 L 16 22.3 L 12 21.2 L 8 22.3 L 8 20.5 L 10.7 18.5 L 10.2 13.6 L 1.5 15.8 "
     "L 1.5 13.5 L 10.2 8.5 C 10.2 4 10.4 1.5 12 1.5 Z"},
    {"anchor",
     "s O 12 4.5 2; s M 12 7 L 12 21; s M 8 10.5 L 16 10.5; s M 4 14 C 4.5 23 19.5 23 20 14"},
    {"crown", "f M 3 19.5 L 1.8 7 L 7.5 11.5 L 12 4 L 16.5 11.5 L 22.2 7 L 21 19.5 Z"},
    {"skull",
     "f M 3.5 11 C 3.5 -1 20.5 -1 20.5 11 Q 20.5 15.5 17 16.5 L 17 21 L 7 21 L 7 16.5 "
     "Q 3.5 15.5 3.5 11 Z; -f O 8.5 11 2.2; -f O 15.5 11 2.2; -s M 12 19 L 12 23; -f O 12 15 1"},
    {"mine",
     "f O 12 12.5 6.5; s M 12 3 L 12 7; s M 12 18 L 12 22; s M 2.5 12.5 L 6 12.5; "
     "s M 18 12.5 L 21.5 12.5; s M 5.2 5.7 L 8 8.5; s M 18.8 5.7 L 16 8.5; s M 5.2 19.3 L 8 16.5; "
     "s M 18.8 19.3 L 16 16.5"},
    {"headquarters", "f M 5.5 2 L 20.5 7 L 5.5 12 Z; s M 5.5 2.5 L 5.5 21; f R 2 19.5 20 3 1"},
    {"sapper",
     "s M 20 4 L 10.5 13.5; s M 17.5 1.8 L 22.2 6.5; "
     "f M 8 10.5 L 13.5 16 L 9.5 20.5 C 6 22.5 2 22 2 22 C 2 22 1.5 18 3.5 14.5 Z"},
    {"spy",
     "f M 5 9.5 L 7.5 3 Q 12 5 16.5 3 L 19 9.5 L 23 11 L 1 11 Z; s O 7 16.5 3.2; s O 17 16.5 3.2; "
     "s M 10.2 16 Q 12 14.8 13.8 16"},
    {"corporal", "s M 5 14 L 12 8.5 L 19 14"},
    {"lieutenant", "s M 5 12 L 12 6.5 L 19 12; s M 5 17 L 12 11.5 L 19 17"},
    {"captain", "s M 5 10 L 12 4.5 L 19 10; s M 5 15 L 12 9.5 L 19 15; s M 5 20 L 12 14.5 L 19 20"},
    {"colonel", "f O 12 6 3.2; s M 5 15.5 L 12 10.5 L 19 15.5; s M 5 20.5 L 12 15.5 L 19 20.5"},
    {"general",
     "f M 12 1 L 13.9 6.2 L 19.4 6.4 L 15 9.8 L 16.6 15.1 L 12 12 L 7.4 15.1 L 9 9.8 L 4.6 6.4 "
     "L 10.1 6.2 Z; s M 5 21 L 12 16 L 19 21"},
    {"house",
     "f M 12 2.5 L 22 11.5 L 19 11.5 L 19 21 L 14.5 21 L 14.5 14.5 L 9.5 14.5 L 9.5 21 "
     "L 5 21 L 5 11.5 L 2 11.5 Z"},

    // What a button does.
    {"play", "f M 7 3.8 L 20 12 L 7 20.2 Z"},
    {"pause", "f R 5.5 4 4.5 16 1; f R 14 4 4.5 16 1"},
    {"stop", "f R 5 5 14 14 2"},
    {"skip", "f M 4 4.5 L 14.5 12 L 4 19.5 Z; f R 16.5 4.5 3 15 1"},
    {"first", "f M 20 4.5 L 9.5 12 L 20 19.5 Z; f R 4.5 4.5 3 15 1"},
    {"plus", "s M 12 5 L 12 19; s M 5 12 L 19 12"},
    {"minus", "s M 5 12 L 19 12"},
    {"close", "s M 6 6 L 18 18; s M 18 6 L 6 18"},
    {"check", "s M 4.5 12.5 L 10 18 L 19.5 7"},
    {"back", "s M 15 5 L 8 12 L 15 19"},
    {"forward", "s M 9 5 L 16 12 L 9 19"},
    {"down", "s M 5.5 9 L 12 15.5 L 18.5 9"},
    {"up", "s M 5.5 15 L 12 8.5 L 18.5 15"},
    {"arrow", "s M 12 20.5 L 12 4; s M 5.5 10.5 L 12 4 L 18.5 10.5"},
    {"undo",
     "s M 8.5 4 L 4 8.5 L 8.5 13; s M 4.5 8.5 L 14 8.5 C 21.5 8.5 21.5 19.5 14 19.5 L 8 19.5"},
    {"redo",
     "s M 15.5 4 L 20 8.5 L 15.5 13; s M 19.5 8.5 L 10 8.5 C 2.5 8.5 2.5 19.5 10 19.5 L 16 19.5"},
    {"turn",
     "s M 4 10.5 C 5 2.5 17 2 19 9; s M 20 4 L 19.2 9.3 L 14 8.5; s M 20 13.5 C 19 21.5 7 22 5 15; "
     "s M 4 20 L 4.8 14.7 L 10 15.5"},
    {"turn_right",
     "f R 2.5 10.5 11 11 1.5; s M 8 4.5 C 15.5 3.5 20 8 19.5 15; s M 15 11.5 L 19.5 16 L 23 11"},
    {"save",
     "s M 4 4 L 16 4 L 20 8 L 20 20 L 4 20 Z; s M 8 4 L 8 9 L 15 9 L 15 4; s M 7.5 20 L 7.5 14 "
     "L 16.5 14 L 16.5 20"},
    {"open",
     "s M 3 19 L 3 5 L 9 5 L 11 7.5 L 20 7.5 L 20 10.5; s M 3 19 L 6 10.5 L 22 10.5 L 19 19 Z"},
    {"scales",
     "s M 12 3.5 L 12 20.5; s M 7.5 20.5 L 16.5 20.5; s M 4.5 6 L 19.5 6; s M 1.5 13.5 L 4.5 6 L "
     "7.5 13.5 "
     "Q 4.5 17.5 1.5 13.5; s M 16.5 13.5 L 19.5 6 L 22.5 13.5 Q 19.5 17.5 16.5 13.5"},
    {"import",
     "s M 4 14 L 4 20 L 20 20 L 20 14; s M 12 3 L 12 14.5; s M 7.5 10 L 12 14.5 L 16.5 10"},
    {"export", "s M 4 14 L 4 20 L 20 20 L 20 14; s M 12 15 L 12 3.5; s M 7.5 8 L 12 3.5 L 16.5 8"},
    {"copy", "s R 8.5 8.5 12 12 2; s M 5.5 15.5 L 3.5 15.5 L 3.5 3.5 L 15.5 3.5 L 15.5 5.5"},
    {"trash",
     "s M 3.5 6.5 L 20.5 6.5; s M 9 6 L 9 3.5 L 15 3.5 L 15 6; s M 5.5 7 L 6.5 20.5 L 17.5 20.5 "
     "L 18.5 7; s M 10 11 L 10 16.5; s M 14 11 L 14 16.5"},
    {"edit", "s M 4 20 L 4.8 15.8 L 16 4.6 L 19.4 8 L 8.2 19.2 Z; s M 13.5 7 L 17 10.5"},
    {"search", "s O 10.5 10.5 6.5; s M 15.5 15.5 L 21 21"},
    {"zoom_in",
     "s O 10.5 10.5 6.5; s M 15.5 15.5 L 21 21; s M 10.5 7.5 L 10.5 13.5; s M 7.5 10.5 L 13.5 "
     "10.5"},
    {"zoom_out", "s O 10.5 10.5 6.5; s M 15.5 15.5 L 21 21; s M 7.5 10.5 L 13.5 10.5"},
    {"fit",
     "s M 4 9 L 4 4 L 9 4; s M 15 4 L 20 4 L 20 9; s M 20 15 L 20 20 L 15 20; s M 9 20 L 4 20 L 4 "
     "15"},
    {"menu", "s M 4 6.5 L 20 6.5; s M 4 12 L 20 12; s M 4 17.5 L 20 17.5"},
    {"more", "f O 5 12 1.8; f O 12 12 1.8; f O 19 12 1.8"},
    {"swap",
     "s M 4 8 L 20 8; s M 16 4 L 20 8 L 16 12; s M 20 16.5 L 4 16.5; s M 8 12.5 L 4 16.5 L 8 20.5"},
    {"refresh",
     "s M 19.5 9.5 C 16 1.5 4 3.5 4 12.5 C 4 22.5 18 22.5 20 14.5; s M 20.5 4 L 20 10 L 14 9.5"},

    // Places and things.
    {"gear",
     "f M 10.3 1.5 L 13.7 1.5 L 14.4 4.6 L 16.9 6 L 20 5.1 L 21.7 8 L 19.4 10.2 L 19.4 13.8 "
     "L 21.7 16 L 20 18.9 L 16.9 18 L 14.4 19.4 L 13.7 22.5 L 10.3 22.5 L 9.6 19.4 L 7.1 18 "
     "L 4 18.9 L 2.3 16 L 4.6 13.8 L 4.6 10.2 L 2.3 8 L 4 5.1 L 7.1 6 L 9.6 4.6 Z; -f O 12 12 3.6"},
    {"map",
     "s M 3 6 L 9 3.5 L 15 6 L 21 3.5 L 21 18 L 15 20.5 L 9 18 L 3 20.5 Z; s M 9 3.5 L 9 18; "
     "s M 15 6 L 15 20.5"},
    {"flag", "s M 5 21.5 L 5 3; f M 5 3 L 20 3 L 16.5 8 L 20 13 L 5 13 Z"},
    {"log",
     "s M 4 4.5 L 20 4.5 L 20 16 L 11 16 L 6.5 20.5 L 6.5 16 L 4 16 Z; s M 8 8.5 L 16 8.5; "
     "s M 8 12 L 13 12"},
    {"chart", "s M 3.5 3.5 L 3.5 20.5 L 20.5 20.5; s M 7 15.5 L 11 10 L 14.5 13 L 20 6"},
    {"dice",
     "s R 3.5 3.5 17 17 3; f O 8 8 1.6; f O 16 8 1.6; f O 12 12 1.6; f O 8 16 1.6; f O 16 16 1.6"},
    {"card", "s R 5.5 2.5 13 19 2; f M 12 7.5 L 15.2 12 L 12 16.5 L 8.8 12 Z"},
    {"clock", "s O 12 12 9; s M 12 6.5 L 12 12 L 15.8 14.2"},
    {"person", "f O 12 7.5 4.5; f M 3.5 21.5 C 3.5 10.5 20.5 10.5 20.5 21.5 Z"},
    {"people",
     "f O 8.5 8 3.8; f M 1.5 20.5 C 1.5 10.5 15.5 10.5 15.5 20.5 Z; f O 16.8 8.6 3; "
     "f M 17 20.5 L 22.5 20.5 C 22.5 14 19 12.3 15.3 13.2 C 16.6 15 17 17.5 17 20.5 Z"},
    {"bot",
     "s R 4 8 16 12 3; s M 12 8 L 12 4; f O 12 3.2 1.6; f O 9 13.5 1.7; f O 15 13.5 1.7; "
     "s M 9.5 17 L 14.5 17"},
    {"trophy",
     "f M 7 3 L 17 3 L 17 9 C 17 16 7 16 7 9 Z; s M 7 5 L 3.5 5 C 3.5 9.5 5 11 7.5 11; "
     "s M 17 5 L 20.5 5 C 20.5 9.5 19 11 16.5 11; f R 11 13 2 6 0; f R 7.5 18.5 9 2.5 1"},
    {"hammer",
     "s M 13.5 10.5 L 4.5 19.5; f M 8.5 5.5 C 11 2.5 15 2.5 17.5 5 L 20.5 8 L 21.8 8 L 22.8 9 "
     "L 18.5 13.3 L 17.5 12.3 L 17.5 11 L 15.5 9 L 12.7 10 L 11.5 8.8 L 13 7 Q 11.5 5.5 8.5 5.5 Z"},
    {"box",
     "s M 12 2.5 L 20.5 7 L 20.5 17 L 12 21.5 L 3.5 17 L 3.5 7 Z; s M 3.5 7 L 12 11.5 L 20.5 7; "
     "s M 12 11.5 L 12 21.5"},
    {"list",
     "f O 4.5 6.5 1.4; f O 4.5 12 1.4; f O 4.5 17.5 1.4; s M 9 6.5 L 20.5 6.5; s M 9 12 L 20.5 12; "
     "s M 9 17.5 L 20.5 17.5"},
    {"eye_off",
     "s M 1.8 12 C 6 4.2 18 4.2 22.2 12 C 18 19.8 6 19.8 1.8 12 Z; f O 12 12 3.4; "
     "-s M 2.5 18.5 L 18.5 2.5; s M 4 20.5 L 20.5 4"},
    {"lock", "f R 4.5 10.5 15 11 2; s M 8 10 L 8 7.5 C 8 2 16 2 16 7.5 L 16 10; -f O 12 15.5 1.8"},
    {"warning", "f M 12 2 L 22.8 21 L 1.2 21 Z; -s M 12 9 L 12 14; -f O 12 17.6 1.2"},
    {"info", "s O 12 12 9; s M 12 11.5 L 12 16.5; f O 12 7.6 1.3"},
    {"sun",
     "f O 12 12 4.5; s M 12 2.5 L 12 4; s M 12 20 L 12 21.5; s M 2.5 12 L 4 12; s M 20 12 L 21.5 "
     "12; "
     "s M 5.3 5.3 L 6.3 6.3; s M 17.7 17.7 L 18.7 18.7; s M 18.7 5.3 L 17.7 6.3; s M 6.3 17.7 L "
     "5.3 18.7"},
    {"moon",
     "f M 20.5 14.5 C 13 17.5 6.5 11 9.5 3.5 C 1.5 6 1 17 9 20.5 C 14 22.5 19 19.5 20.5 14.5 Z"},
    {"network",
     "s O 12 12 9; s M 3 12 L 21 12; s M 12 3 C 7 8 7 16 12 21; s M 12 3 C 17 8 17 16 12 21"},
    // Tools of the map editor.
    {"pointer", "f M 5 2 L 19.5 12.2 L 12.8 13.4 L 16.6 20.6 L 13.5 22.2 L 9.8 14.8 L 5 19.2 Z"},
    {"split",
     "s M 9 4 L 3.5 4 L 3.5 20 L 9 20; s M 15 4 L 20.5 4 L 20.5 20 L 15 20; s M 12 2 L 12 7; "
     "s M 12 9.5 L 12 14.5; s M 12 17 L 12 22"},
    {"merge",
     "s M 2.5 12 L 9 12; s M 6 8.5 L 9.5 12 L 6 15.5; s M 21.5 12 L 15 12; "
     "s M 18 8.5 L 14.5 12 L 18 15.5; s M 12 3 L 12 21"},
    {"link", "s O 5.5 18.5 3; s O 18.5 5.5 3; s M 8 16 L 16 8"},
    {"find_links",
     "s O 5.5 18.5 3; s O 18.5 5.5 3; s M 8 16 L 16 8; s M 6 3 L 6 10; s M 2.5 6.5 L 9.5 6.5"},
    {"brush",
     "f M 3 21 C 3 16 5 14.5 8 14.5 L 9.8 16.3 C 9.8 19.5 8 21 3 21 Z; s M 9.5 14 L 20 3.5"},
    {"label",
     "s M 12 21.5 C 6 14.5 5 12 5 9.5 C 5 0.8 19 0.8 19 9.5 C 19 12 18 14.5 12 21.5 Z; "
     "f O 12 9.5 2.6"},
    {"move",
     "s M 12 3 L 12 21; s M 3 12 L 21 12; s M 9 5.5 L 12 2.5 L 15 5.5; "
     "s M 9 18.5 L 12 21.5 L 15 18.5; s M 5.5 9 L 2.5 12 L 5.5 15; s M 18.5 9 L 21.5 12 L 18.5 15"},
    {"picture",
     "s R 3 4.5 18 15 2; f O 8.3 9.5 1.7; s M 4 17.5 L 9.5 13 L 12.5 15.5 L 16.5 11 L 20.5 15"},
    {"trace",
     "s M 4.5 20 L 13 11.5; f M 16 2 L 17.3 6.7 L 22 8 L 17.3 9.3 L 16 14 L 14.7 9.3 L 10 8 "
     "L 14.7 6.7 Z; f O 5.5 6 1.6; f O 19 18 1.6"},
    {"mirror",
     "s M 12 2 L 12 6; s M 12 10 L 12 14; s M 12 18 L 12 22; f M 9.5 6 L 9.5 18 L 2 18 Z; "
     "s M 15 7.5 L 15 17.5 L 20.8 17.5 Z"},
    {"squares",
     "s R 3.5 3.5 17 17 1; s M 9.2 3.5 L 9.2 20.5; s M 14.8 3.5 L 14.8 20.5; s M 3.5 9.2 L 20.5 "
     "9.2; "
     "s M 3.5 14.8 L 20.5 14.8"},
    {"sound",
     "f M 3 9 L 7 9 L 12 4.5 L 12 19.5 L 7 15 L 3 15 Z; s M 15.5 9 Q 18 12 15.5 15; "
     "s M 18.3 6.5 Q 22.8 12 18.3 17.5"},
};

}  // namespace

QPainterPath sign_path(const QString& name) {
    static QHash<QString, QPainterPath> kept;
    if (const auto found = kept.constFind(name); found != kept.constEnd()) return *found;
    const std::string key = name.toStdString();
    const auto drawing = drawings.find(key);
    QPainterPath path;
    if (drawing != drawings.end()) path = read_drawing(drawing->second);
    kept.insert(name, path);
    return path;
}

QPainterPath sign_path(const QString& name, QPointF centre, double size) {
    const double scale = size / sign_size;
    return QTransform::fromTranslate(centre.x() - size / 2, centre.y() - size / 2)
        .scale(scale, scale)
        .map(sign_path(name));
}

QStringList sign_names() {
    QStringList names;
    for (const auto& [name, drawing] : drawings) names << QString::fromUtf8(name.data());
    return names;
}

}  // namespace fronteira::controls
