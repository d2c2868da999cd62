// SPDX-License-Identifier: MIT
#include "play/painting/board_painter.hpp"

#include "play/painting/compass.hpp"

#include <QSet>

namespace fronteira::play {
namespace {

using board::SpaceLook;

constexpr auto dark_ink = "#1d2329";
constexpr auto light_ink = "#ffffff";
constexpr float tint_strength = 0.4F;

bool is_nothing(const QJsonValue& value) {
    return value.isUndefined() || value == QLatin1String("-") || value == QLatin1String("none");
}

/// The spaces that are named already.
QSet<QString> chosen_spaces(const Game& game, const MoveBuilder& builder) {
    QSet<QString> chosen;
    for (const QString& slot : builder.chosen())
        if (game.slot(builder.kind(), slot)["of"] == QLatin1String("space"))
            chosen << builder.values()[slot].toString();
    return chosen;
}

QVector<board::BoardArrow> arrows(const Game& game, const MoveBuilder& builder) {
    const QJsonArray ends = game.look()["move"][builder.kind()]["arrow"].toArray();
    if (ends.size() != 2) return {};
    const int from = game.space_index(builder.values()[ends[0].toString()].toString());
    const int to = game.space_index(builder.values()[ends[1].toString()].toString());
    if (from < 0 || to < 0) return {};
    return {{from, to, {}}};
}

}  // namespace

void BoardPainter::paint(board::BoardPainting& painting, const MoveBuilder* builder) const {
    const QSet<QString> chosen =
        builder != nullptr ? chosen_spaces(game_, *builder) : QSet<QString>();
    const auto legal = builder != nullptr ? builder->spaces_on_offer() : std::nullopt;
    const auto remembered = recap_ ? recap_->signs() : QHash<QString, QString>();
    for (int i = 0; i < game_.spaces().size(); ++i) {
        const QString& space = game_.spaces()[i];
        SpaceLook look = look_of(space);
        if (const int more = draft_ ? draft_->at(space) : 0; more > 0)
            look.badge += QStringLiteral(" +%1").arg(more);
        if (remembered.contains(space)) look.marks << remembered[space];
        if (chosen.contains(space))
            look.state = SpaceLook::State::chosen;
        else if (legal)
            look.state =
                legal->contains(space) ? SpaceLook::State::legal : SpaceLook::State::not_now;
        painting.set(i, std::move(look));
    }
    painting.set_arrows(builder != nullptr ? arrows(game_, *builder)
                                           : QVector<board::BoardArrow>());
}

SpaceLook BoardPainter::look_of(const QString& space) const {
    SpaceLook look;
    const QJsonObject cells = view_["spaces"][space].toObject();
    dress(look, cells);
    mark(look, space, cells);
    return look;
}

void BoardPainter::dress(SpaceLook& look, const QJsonObject& cells) const {
    const QString column = look_.contains("fill") ? "fill" : "coin";
    const int owner = cells[look_[column].toString()].toInt();
    if (owner > 0) {
        const SeatLook seat = seat_look(game_, view_, owner, safe_);
        look = coin_of(seat);
        if (look_.contains("fill")) look.fill = seat.fill;
    }
    const QJsonValue badge = cells[look_["badge"].toString()];
    if (badge.isDouble() && (owner > 0 || badge.toInt() > 0))
        look.badge = QString::number(badge.toInt());
    if (owner > 0) look.piece = sign_of_piece(game_, cells[look_["piece"].toString()]);
    if (!look.piece.isEmpty()) look.notch = degrees_of(cells[look_["notch"].toString()].toString());
    tint(look, cells[look_["tint"].toString()].toInt());
    if (owner == setting_up_ && look.piece.isEmpty()) tint(look, owner);
}

void BoardPainter::tint(SpaceLook& look, int seat) const {
    if (seat <= 0) return;
    look.tint = seat_look(game_, view_, seat, safe_).fill;
    look.tint.setAlphaF(tint_strength);
}

QString sign_of_piece(const Game& game, const QJsonValue& piece) {
    const QJsonObject look = game.look()["space"].toObject();
    if (is_nothing(piece)) return {};
    if (piece == QLatin1String("?")) return look["hidden"].toString("?");
    return look["pieces"][piece.toString()].toString(piece.toString());
}

SpaceLook coin_of(const SeatLook& seat) {
    SpaceLook look;
    look.badge_fill = seat.fill;
    look.badge_ink = QColor(QLatin1String(seat.dark_ink ? dark_ink : light_ink));
    look.badge_bold = seat.bold;
    look.emblem = seat.emblem;
    return look;
}

void BoardPainter::mark(SpaceLook& look, const QString& space, const QJsonObject& cells) const {
    for (const QJsonValue& column : look_["mark"].toArray()) {
        const QJsonValue value = cells[column.toString()];
        if (value.toBool() || value.toInt() != 0)
            look.marks << look_["marks"][column.toString()].toString(column.toString());
    }
    const QJsonObject tags = look_["tags"].toObject();
    for (const QJsonValue& tag : game_.space(space)["tags"].toArray())
        if (tags.contains(tag.toString())) look.marks << tags[tag.toString()].toString();
    for (const QJsonValue& pawn : game_.look()["seat"]["pawn"].toArray())
        for (const QJsonValue& seat : view_["seats"].toObject())
            if (seat[pawn["at"].toString()] == space) look.marks << pawn["emblem"].toString();
    QStringList notes;
    for (const QJsonValue& column : look_["note"].toArray()) {
        const QJsonValue value = cells[column.toString()];
        const QJsonObject typed = game_.column("space", column.toString());
        if (value.toInt() != 0)
            notes << typed["name"].toString() + ": " + game_.value_name(typed, value);
    }
    look.note = notes.join('\n');
}

}  // namespace fronteira::play
