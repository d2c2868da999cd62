// SPDX-License-Identifier: MIT
#include "play/piece_tray.hpp"

#include <QMap>
#include <algorithm>

namespace fronteira::play {
namespace {

const QString bare_space = QStringLiteral("-");

bool sets_up(const Game& game, const QString& kind) {
    const QStringList slot = game.slots_of(kind);
    if (slot.size() < 2 || game.slot(kind, slot[0])["of"] != QLatin1String("choice") ||
        game.slot(kind, slot[1])["of"] != QLatin1String("space"))
        return false;
    const QJsonArray words = game.slot(kind, slot[0])["choices"].toArray();
    return std::all_of(words.begin(), words.end(), [&](const QJsonValue& word) {
        return game.column("seat", word["id"].toString())["of"] == QLatin1String("integer");
    });
}

}  // namespace

PieceTray::PieceTray(const Game& game, const MoveBuilder& builder, const QJsonObject& view,
                     int seat)
    : game_(game), view_(view), seat_(seat) {
    if (!builder.ready() || !builder.chosen().isEmpty()) return;
    for (const QString& kind : builder.kinds())
        if (kind_.isEmpty() && sets_up(game, kind)) kind_ = kind;
}

int PieceTray::left_of(const QString& piece) const {
    return view_["seats"][QString::number(seat_)][piece].toInt();
}

QVariantList PieceTray::pieces() const {
    QVariantList pieces;
    if (kind_.isEmpty()) return pieces;
    const QJsonObject signs = game_.look()["space"]["pieces"].toObject();
    const QJsonArray words = game_.slot(kind_, game_.slots_of(kind_)[0])["choices"].toArray();
    for (const QJsonValue& word : words) {
        const QString id = word["id"].toString();
        if (left_of(id) > 0)
            pieces << QVariantMap{{"id", id},
                                  {"name", word["name"].toString()},
                                  {"sign", signs[id].toString(id)},
                                  {"left", left_of(id)}};
    }
    return pieces;
}

MadeMove PieceTray::move(const QString& piece, const QString& space) const {
    const QStringList slot = game_.slots_of(kind_);
    return {kind_, {{slot[0], QJsonValue(piece)}, {slot[1], QJsonValue(space)}}};
}

QString PieceTray::piece_on(const QString& space) const {
    const QJsonValue piece = view_["spaces"][space][game_.look()["space"]["piece"].toString()];
    const bool any = piece.isString() && game_.column("seat", piece.toString()).size() > 0;
    return any ? piece.toString() : bare_space;
}

/// Rows lie at the same height; the seat's own edge is the one that is nearer.
QList<QStringList> PieceTray::own_rows() const {
    const QString owner = game_.look()["space"]["coin"].toString();
    QMap<double, QMap<double, QString>> rows;
    double middle = 0, own = 0;
    int count = 0;
    for (const QString& space : game_.spaces()) {
        const QJsonArray place = game_.space(space)["anchor"].toArray();
        const double x = place[0].toDouble(), y = place[1].toDouble();
        middle += y / static_cast<double>(game_.spaces().size());
        if (view_["spaces"][space][owner].toInt() != seat_) continue;
        rows[y][x] = space;
        own += y;
        ++count;
    }
    QList<QStringList> found;
    for (const auto& row : std::as_const(rows)) found << row.values();
    const bool at_the_top = count > 0 && own / count < middle;
    if (at_the_top)
        for (QStringList& row : found) std::reverse(row.begin(), row.end());
    else
        std::reverse(found.begin(), found.end());
    return found;
}

QStringList PieceTray::formation() const {
    QStringList pieces;
    for (const QStringList& row : own_rows())
        for (const QString& space : row) pieces << piece_on(space);
    return pieces;
}

QList<MadeMove> PieceTray::moves_for(const QStringList& formation, bool mirrored) const {
    QList<MadeMove> moves;
    if (kind_.isEmpty()) return moves;
    QMap<QString, int> used;
    qsizetype at = 0;
    for (QStringList row : own_rows()) {
        if (mirrored) std::reverse(row.begin(), row.end());
        for (const QString& space : std::as_const(row)) {
            const QString piece = formation.value(at++, bare_space);
            if (piece == bare_space || piece_on(space) != bare_space) continue;
            if (++used[piece] <= left_of(piece)) moves << move(piece, space);
        }
    }
    return moves;
}

}  // namespace fronteira::play
