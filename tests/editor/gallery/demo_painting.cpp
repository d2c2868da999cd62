// SPDX-License-Identifier: MIT
#include "demo_painting.hpp"

#include <array>

using fronteira::board::BoardPainting;
using fronteira::board::MapDrawing;
using fronteira::board::SpaceLook;

namespace {

struct Seat {
    const char* fill;
    const char* ink;
    const char* emblem;
};
constexpr std::array<Seat, 6> seats = {{{"#f4f1ea", "#1d2329", "circle"},
                                        {"#c8443c", "#ffffff", "triangle"},
                                        {"#2f3437", "#ffffff", "square"},
                                        {"#2f6fb3", "#ffffff", "star"},
                                        {"#e3b23c", "#1d2329", "diamond"},
                                        {"#3f8f5b", "#ffffff", "cross"}}};

void hold(SpaceLook& look, int space) {
    const Seat& seat = seats[static_cast<size_t>(space * 7 % 6)];
    look.fill = look.badge_fill = QColor(seat.fill);
    look.badge_ink = QColor(seat.ink);
    look.badge_bold = space * 7 % 6 == 5;
    look.emblem = seat.emblem;
    look.badge = QString::number(space % 5 == 0 ? 12 + space : 1 + space % 7);
}

void piece(SpaceLook& look, int space) {
    static const std::array<const char*, 8> pieces = {"soldier", "jeep", "tank", "spy",
                                                      "general", "mine", "?",    "captain"};
    if (space % 11 == 3) look.marks << "volcano";
    if (space % 17 == 5) look.marks << "crate";
    if (space % 13 == 0) look.tint = QColor(60, 140, 200, 110);
    if (space % 4 != 1 || !look.marks.isEmpty()) return;
    const Seat& seat = seats[space % 8 < 4 ? 3 : 1];
    look.badge_fill = QColor(seat.fill);
    look.badge_ink = QColor(seat.ink);
    look.piece = pieces[static_cast<size_t>(space / 4 % 8)];
    if (space % 3 == 0) look.notch = space % 8 * 45;
}

}  // namespace

void paint_demo(BoardPainting& painting, const MapDrawing& map, const QString& moment) {
    painting.reset(static_cast<int>(map.spaces.size()));
    for (int space = 0; space < painting.count(); ++space) {
        SpaceLook look;
        map.grid.isEmpty() ? hold(look, space) : piece(look, space);
        if (moment != "rest" && look.badge_fill.isValid())
            look.state = look.badge_fill == QColor(seats[3].fill) ? SpaceLook::State::legal
                                                                  : SpaceLook::State::not_now;
        if (moment == "attack" && space == 6) look.state = SpaceLook::State::chosen;
        if (!map.grid.isEmpty() || space % 9 != 4) painting.set(space, look);
    }
    if (moment == "attack") {
        QVector<fronteira::board::BoardArrow> arrows;
        for (const auto& link : map.links)
            if ((link.from == 0 || link.from == 12) && arrows.size() < 6)
                arrows << fronteira::board::BoardArrow{link.from, link.to, {}};
        painting.set_arrows(arrows);
    }
}
