// SPDX-License-Identifier: MIT
#include "play/painting/racks.hpp"

#include "play/painting/board_painter.hpp"
#include "play/seats/seat_table.hpp"

#include <algorithm>

namespace fronteira::play {
namespace {

using board::BoardRack;

struct RackSide {
    const char* word;
    BoardRack::Edge edge;
    bool turned;  ///< what is left for who sits there is right or below on the screen
};

constexpr RackSide rack_sides[] = {{"south", BoardRack::Edge::bottom, false},
                                   {"north", BoardRack::Edge::top, true},
                                   {"west", BoardRack::Edge::left, false},
                                   {"east", BoardRack::Edge::right, true}};

const RackSide* side_of(const QJsonValue& word) {
    for (const RackSide& side : rack_sides)
        if (word == QLatin1String(side.word)) return &side;
    return nullptr;
}

}  // namespace

QVector<BoardRack> racks_of(const Game& game, const QJsonObject& view, bool colour_safe,
                            const MoveBuilder* builder, int chosen_of) {
    QVector<BoardRack> racks;
    for (const QJsonValue& look : game.look()["seat"]["rack"].toArray()) {
        for (int seat = 1; seat <= game.players(); ++seat) {
            const QJsonObject cells = view["seats"][QString::number(seat)].toObject();
            const RackSide* side = side_of(game.look()["seat"]["edges"][seat - 1]);
            const int middle = cells[look["at"].toString()].toInt();
            if (side == nullptr || middle <= 0) continue;
            const SeatLook owner = seat_look(game, view, seat, colour_safe);
            BoardRack rack{side->edge, middle - 1, owner.fill, {}};
            for (const QJsonValue& column : look["places"].toArray()) {
                const QString id = column.toString();
                BoardRack::Place place{id, coin_of(owner)};
                place.look.piece = sign_of_piece(game, cells[id]);
                if (seat == chosen_of && builder != nullptr &&
                    !builder->kinds_taking(QStringLiteral("choice"), id).isEmpty())
                    place.look.state = board::SpaceLook::State::legal;
                rack.places << place;
            }
            if (side->turned) std::reverse(rack.places.begin(), rack.places.end());
            racks << rack;
        }
    }
    return racks;
}

QStringList racks_in_words(const Game& game, const QJsonObject& view, const QJsonArray& sitters) {
    QStringList lines;
    for (const QJsonValue& look : game.look()["seat"]["rack"].toArray()) {
        for (int seat = 1; seat <= game.players(); ++seat) {
            QStringList places;
            for (const QJsonValue& id : look["places"].toArray()) {
                const QJsonObject column = game.column("seat", id.toString());
                places << column["name"].toString() + ": " +
                              game.value_name(column,
                                              view["seats"][QString::number(seat)][id.toString()]);
            }
            lines << sitter_name(sitters, seat) + ": " + places.join(QStringLiteral(", "));
        }
    }
    return lines;
}

}  // namespace fronteira::play
