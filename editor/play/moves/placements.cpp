// SPDX-License-Identifier: MIT
#include "play/moves/placements.hpp"

#include <QSet>
#include <algorithm>
#include <numeric>

namespace fronteira::play {
Placements::Placements(MoveBuilder& builder, MoveQueue& queue, const Game& game, QObject* parent)
    : QObject(parent), builder_(builder), queue_(queue), game_(game) {
    connect(&builder_, &MoveBuilder::changed, this, &Placements::forget_what_is_over);
}

QString Placements::kind() const {
    if (!builder_.ready() || !builder_.chosen().isEmpty()) return {};
    for (const QString& kind : builder_.kinds()) {
        const QStringList slot = game_.slots_of(kind);
        if (slot.size() == 2 && game_.slot(kind, slot[0])["of"] == QLatin1String("space") &&
            !game_.slot(kind, slot[1])["stocks"].toArray().isEmpty())
            return kind;
    }
    return {};
}

QString Placements::region_of(const QString& space) const {
    return game_.space(space)["region"].toString();
}

int Placements::stock(const char* entity, const QJsonObject& cells) const {
    const QString kind = this->kind();
    if (kind.isEmpty()) return 0;
    int sum = 0;
    for (const QJsonValue& one : game_.slot(kind, game_.slots_of(kind)[1])["stocks"].toArray())
        if (one["entity"] == QLatin1String(entity)) sum += cells[one["id"].toString()].toInt();
    return sum;
}

/// What may go anywhere.
int Placements::common_stock() const {
    return stock("match", view_["match"].toObject());
}

int Placements::region_stock(const QString& region) const {
    return stock("region", view_["regions"][region].toObject());
}

int Placements::in_region(const QString& region) const {
    int sum = 0;
    for (auto one = draft_.begin(); one != draft_.end(); ++one)
        if (region_of(one.key()) == region) sum += one.value();
    return sum;
}

/// A region's own are used up first: the others may go anywhere.
int Placements::common_left() const {
    QSet<QString> regions;
    for (auto one = draft_.begin(); one != draft_.end(); ++one) regions << region_of(one.key());
    int used = 0;
    for (const QString& region : std::as_const(regions))
        used += std::max(0, in_region(region) - region_stock(region));
    return common_stock() - used;
}

int Placements::room(const QString& space) const {
    const QString region = region_of(space);
    return common_left() + std::max(0, region_stock(region) - in_region(region));
}

bool Placements::add(const QString& space, int by) {
    const QString kind = this->kind();
    if (kind.isEmpty() || queue_.playing() ||
        builder_.kinds_taking(QStringLiteral("space"), space) != QStringList{kind})
        return false;
    const int most = by > 0 ? std::min(by, room(space)) : std::max(by, -at(space));
    if (most != 0) {
        steps_.append({space, most});
        draft_[space] += most;
        if (draft_[space] == 0) draft_.remove(space);
        emit changed();
    }
    return true;
}

int Placements::placed() const {
    const auto all = draft_.values();
    return std::accumulate(all.begin(), all.end(), 0);
}

int Placements::left() const {
    int all = common_stock();
    const QStringList regions = view_["regions"].toObject().keys();
    for (const QString& region : regions) all += region_stock(region);
    return std::max(0, all - placed());
}

QJsonObject Placements::view_after() const {
    QJsonObject view = view_;
    const QString kind = this->kind();
    if (kind.isEmpty()) return view;
    QJsonObject cells = view["match"].toObject();
    int used = common_stock() - common_left();
    for (const QJsonValue& one : game_.slot(kind, game_.slots_of(kind)[1])["stocks"].toArray()) {
        if (one["entity"] != QLatin1String("match")) continue;
        const QString id = one["id"].toString();
        const int taken = std::min(used, cells[id].toInt());
        cells[id] = cells[id].toInt() - taken;
        used -= taken;
    }
    view["match"] = cells;
    return view;
}

void Placements::take_back() {
    if (steps_.isEmpty()) return;
    const auto [space, by] = steps_.takeLast();
    draft_[space] -= by;
    if (draft_[space] == 0) draft_.remove(space);
    emit changed();
}

void Placements::play() {
    const QString kind = this->kind();
    if (kind.isEmpty() || queue_.playing()) return;
    const QStringList slot = game_.slots_of(kind);
    QList<MadeMove> moves;
    for (const QString& space : game_.spaces())
        if (at(space) > 0)
            moves.append({kind, {{slot[0], QJsonValue(space)}, {slot[1], QJsonValue(at(space))}}});
    clear();
    queue_.play(moves);
}

void Placements::clear() {
    steps_.clear();
    if (draft_.isEmpty()) return;
    draft_.clear();
    emit changed();
}

/// What cannot be placed any more.
void Placements::forget_what_is_over() {
    if (builder_.ready() && builder_.chosen().isEmpty() && kind().isEmpty()) clear();
}

}  // namespace fronteira::play
