// SPDX-License-Identifier: MIT
#include "board/board_painting.hpp"

#include <utility>

namespace fronteira::board {

BoardPainting::BoardPainting(QObject* parent) : QObject(parent) {}

void BoardPainting::reset(int count) {
    looks_ = QVector<SpaceLook>(count);
    emit changed(-1);
    set_arrows({});
    set_reach({});
    set_racks({});
}

const SpaceLook& BoardPainting::at(int space) const {
    static const SpaceLook plain;
    return space >= 0 && space < count() ? looks_.at(space) : plain;
}

void BoardPainting::set(int space, SpaceLook look) {
    if (space < 0 || space >= count() || looks_.at(space) == look) return;
    looks_[space] = std::move(look);
    emit changed(space);
}

void BoardPainting::set_arrows(QVector<BoardArrow> arrows) {
    if (arrows == arrows_) return;
    arrows_ = std::move(arrows);
    emit arrowsChanged();
}

void BoardPainting::set_reach(BoardReach reach) {
    if (reach == reach_) return;
    reach_ = std::move(reach);
    emit reachChanged();
}

void BoardPainting::set_racks(QVector<BoardRack> racks) {
    if (racks == racks_) return;
    racks_ = std::move(racks);
    emit racksChanged();
}

}  // namespace fronteira::board
