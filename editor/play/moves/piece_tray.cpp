// SPDX-License-Identifier: MIT
#include "play/moves/piece_tray.hpp"

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

/// Pieces that are left go to their places, and what stood there is left again; once none are,
/// those that stand in each other's place change it. No step moves what stands where it is wanted.
class Rearrangement {
 public:
    Rearrangement(QStringList spaces, QStringList stands, QStringList wanted,
                  QMap<QString, int> left)
        : spaces_(std::move(spaces)),
          stands_(std::move(stands)),
          wanted_(std::move(wanted)),
          left_(std::move(left)) {}

    /// `place(piece, space)` and `exchange(one, other)` are called in the order of the moves.
    template <class Place, class Exchange>
    void run(Place place, Exchange exchange) {
        for (qsizetype at = next_to_place(); at >= 0; at = next_to_place()) {
            place(wanted_[at], spaces_[at]);
            --left_[wanted_[at]];
            if (stands_[at] != bare_space) ++left_[stands_[at]];
            stands_[at] = wanted_[at];
        }
        for (qsizetype at = 0; at < spaces_.size(); ++at) {
            const qsizetype other = is_wrong(at) ? wrongly_there(wanted_[at]) : -1;
            if (other < 0 || stands_[at] == bare_space) continue;
            exchange(spaces_[at], spaces_[other]);
            std::swap(stands_[at], stands_[other]);
        }
    }

 private:
    bool is_wrong(qsizetype at) const {
        return wanted_[at] != bare_space && stands_[at] != wanted_[at];
    }
    qsizetype next_to_place() const {
        for (qsizetype at = 0; at < spaces_.size(); ++at)
            if (is_wrong(at) && left_.value(wanted_[at]) > 0) return at;
        return -1;
    }
    qsizetype wrongly_there(const QString& piece) const {
        for (qsizetype at = 0; at < spaces_.size(); ++at)
            if (stands_[at] == piece && stands_[at] != wanted_[at]) return at;
        return -1;
    }

    QStringList spaces_, stands_, wanted_;
    QMap<QString, int> left_;
};

}  // namespace

PieceTray::PieceTray(const Game& game, const MoveBuilder& builder, const QJsonObject& view,
                     int seat, const QString& kind)
    : game_(game), builder_(builder), view_(view), seat_(seat) {
    const QJsonObject moves = game.look()["move"].toObject();
    for (auto one = moves.begin(); one != moves.end(); ++one)
        if (one.value().toObject()["exchanges"].toBool()) exchange_ = one.key();
    if (!builder.ready() || builder.kind() == kind) kind_ = kind;
    if (!builder.ready() || !builder.chosen().isEmpty()) return;
    for (const QString& one : builder.kinds())
        if (kind_.isEmpty() && sets_up(game, one)) kind_ = one;
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

QString PieceTray::taken() const {
    if (kind_.isEmpty() || builder_.kind() != kind_) return {};
    return builder_.values()[game_.slots_of(kind_)[0]].toString();
}

MadeMove PieceTray::taking(const QString& piece) const {
    return {kind_, {{game_.slots_of(kind_)[0], QJsonValue(piece)}}};
}

QSet<QString> PieceTray::counts(const Game& game) {
    QSet<QString> columns;
    for (const QString& kind : game.kinds())
        if (fronteira::play::sets_up(game, kind))
            for (const QJsonValue& word :
                 game.slot(kind, game.slots_of(kind)[0])["choices"].toArray())
                columns << word["id"].toString();
    return columns;
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
    QStringList spaces, stands, wanted;
    qsizetype at = 0;
    for (QStringList row : own_rows()) {
        if (mirrored) std::reverse(row.begin(), row.end());
        for (const QString& space : std::as_const(row)) {
            spaces << space;
            stands << piece_on(space);
            wanted << formation.value(at++, bare_space);
        }
    }
    QMap<QString, int> left;
    const QVariantList waiting = pieces();
    for (const QVariant& one : waiting)
        left[one.toMap()["id"].toString()] = one.toMap()["left"].toInt();
    QList<MadeMove> moves;
    const QStringList slot = game_.slots_of(exchange_);
    Rearrangement(spaces, stands, wanted, left)
        .run([&](const QString& piece, const QString& space) { moves << move(piece, space); },
             [&](const QString& one, const QString& other) {
                 if (slot.size() == 2)
                     moves << MadeMove{exchange_,
                                       {{slot[0], QJsonValue(one)}, {slot[1], QJsonValue(other)}}};
             });
    return moves;
}

}  // namespace fronteira::play
