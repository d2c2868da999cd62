// SPDX-License-Identifier: MIT
#include "play/painting/scenes.hpp"

#include "files/home.hpp"
#include "files/whole_file.hpp"
#include "play/painting/board_painter.hpp"

#include <QDir>
#include <QFile>
#include <QJsonDocument>
#include <QQmlEngine>
#include <algorithm>
#include <tuple>

namespace fronteira::play {
namespace {

constexpr int far_enough = 100;  // moves, after which a board is full and fought over
constexpr int usual_seats = 4;
constexpr int seed = 5;

QString file_of(QString key) {
    return QDir(files::Home::scenes()).filePath(key.replace('/', '.') + ".json");
}

/// What is asked of a host for that: bots on every seat.
QJsonObject match_of_bots(const QVariantMap& ruleset) {
    const QVariantList players = ruleset["players"].toList();
    const int seats = std::clamp(usual_seats, players.value(0).toInt(), players.value(1).toInt());
    QJsonArray bots;
    for (int seat = 0; seat < seats; ++seat)
        bots << QJsonObject{{"who", "bot:" + ruleset["bot"].toString()}};
    return {
        {"type", "open"}, {"ruleset", ruleset["id"].toString()}, {"seed", seed}, {"seats", bots}};
}

/// A small picture has no room for numbers; who holds what is told by colour.
void leave_out_numbers(board::BoardPainting& painting) {
    for (int space = 0; space < painting.count(); ++space) {
        board::SpaceLook look = painting.at(space);
        if (!look.fill.isValid()) continue;
        look.badge.clear();
        look.marks.clear();
        painting.set(space, look);
    }
}

}  // namespace

Scenes::Scenes(BeginHost begin, QObject* parent) : QObject(parent), begin_(std::move(begin)) {}

Scenes::~Scenes() = default;

QVariantMap Scenes::of(const QVariantMap& ruleset) {
    const Wanted wanted{ruleset["id"].toString(), ruleset["version"].toString(), language_,
                        match_of_bots(ruleset)};
    const auto found = scenes_.find(wanted.key());
    if (found == scenes_.end() && !recall(wanted)) {
        const bool known = wanted.key() == current_ ||
                           std::any_of(wanted_.begin(), wanted_.end(), [&](const Wanted& one) {
                               return one.key() == wanted.key();
                           });
        if (known || !begin_) return {};
        wanted_ << wanted;
        if (current_.isEmpty()) play_next();
        return {};
    }
    Scene& scene = *scenes_.at(wanted.key());
    return {{"map", QVariant::fromValue(scene.game.drawn())},
            {"painting", QVariant::fromValue(&scene.painting)}};
}

QVariantMap Scenes::pictureOf(const QVariantMap& ruleset, const QVariantList& spaces) {
    if (of(ruleset).isEmpty()) return {};
    const QString key = Wanted{ruleset["id"].toString(), {}, language_, {}}.key();
    return pictures_.of(scenes_.at(key)->game, spaces, false);
}

/// What was kept of that version of the game.
bool Scenes::recall(const Wanted& wanted) {
    QFile in(file_of(wanted.key()));
    if (!in.open(QIODevice::ReadOnly)) return false;
    const QJsonObject kept = QJsonDocument::fromJson(in.readAll()).object();
    if (kept["version"].toString() != wanted.version || !kept.contains("view")) return false;
    take(wanted, kept);
    return true;
}

void Scenes::take(const Wanted& wanted, const QJsonObject& kept) {
    auto scene = std::make_unique<Scene>();
    scene->game = Game(kept["game"].toObject(), kept["map"].toObject());
    QQmlEngine::setObjectOwnership(&scene->painting, QQmlEngine::CppOwnership);
    const QJsonObject view = kept["view"].toObject();
    scene->painting.reset(static_cast<int>(scene->game.spaces().size()));
    BoardPainter(scene->game, view, false).paint(scene->painting, nullptr);
    leave_out_numbers(scene->painting);
    scenes_[wanted.key()] = std::move(scene);
}

void Scenes::play_next() {
    match_.reset();
    current_.clear();
    if (wanted_.isEmpty()) return host_.reset();
    if (!host_) host_ = begin_();
    const Wanted wanted = wanted_.takeFirst();
    current_ = wanted.key();
    host_->ask(wanted.open, this, [this, wanted](const client::Reply& reply) {
        if (!reply) return play_next();
        match_ = std::make_unique<Match>(*host_, reply.message["match"].toString(),
                                         QList<Match::Right>{{0, {}}});
        match_->pace().set_interval(0);
        connect(match_.get(), &Match::changed, this, [this, wanted] { look_at(wanted); });
        connect(match_.get(), &Match::failed, this, &Scenes::play_next, Qt::QueuedConnection);
        connect(match_.get(), &Match::stopped, this, &Scenes::play_next, Qt::QueuedConnection);
    });
}

/// The match as it stands, when it has gone far enough.
void Scenes::look_at(const Wanted& wanted) {
    const Chair chair = match_->shown();
    if (chair.number() < far_enough && chair.over().isEmpty()) return;
    match_->disconnect(this);
    const QJsonObject kept{{"version", wanted.version},
                           {"game", match_->game().json()},
                           {"map", match_->game().map()},
                           {"view", chair.view()}};
    // Not kept, it is played again the next time.
    std::ignore = files::write_whole(file_of(wanted.key()),
                                     QJsonDocument(kept).toJson(QJsonDocument::Compact));
    take(wanted, kept);
    host_->tell({{"type", "forget"}, {"match", match_->id()}});
    emit came(wanted.id);
    QMetaObject::invokeMethod(this, &Scenes::play_next, Qt::QueuedConnection);
}

}  // namespace fronteira::play
