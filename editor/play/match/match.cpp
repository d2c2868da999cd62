// SPDX-License-Identifier: MIT
#include "play/match/match.hpp"

#include <algorithm>

namespace fronteira::play {

Match::Match(client::Host& host, QString id, QList<Right> rights, QObject* parent)
    : QObject(parent), host_(host), id_(std::move(id)), rights_(std::move(rights)) {
    connect(&host, &client::Host::news, this, &Match::hear);
    connect(&host, &client::Host::lost, this, &Match::stopped);
    connect(&pace_, &Pace::told, this, &Match::tell);
    join_all();
}

Match::~Match() {
    leave();
}

void Match::leave() {
    host_.hang_up(this);
    for (const int seat : std::exchange(held_, {}))
        host_.tell({{"type", "leave"}, {"match", id_}, {"seat", seat}});
}

void Match::join_all() {
    missing_ = rights_.size();
    coming_.clear();
    for (qsizetype place = 0; place < rights_.size(); ++place) join(place);
}

void Match::join(qsizetype place) {
    const Right& right = rights_[place];
    QJsonObject join{{"type", "join"}, {"match", id_}, {"seat", right.seat}};
    if (!right.token.isEmpty()) join = {{"type", "join"}, {"token", right.token}};
    // A token of a tournament opens several matches.
    if (!right.token.isEmpty() && !id_.isEmpty()) join["match"] = id_;
    if (!right.called.isEmpty()) join["name"] = right.called;
    host_.ask(join, this, [this, place](const client::Reply& reply) {
        if (!reply) return emit failed(reply.fault());
        rights_[place].seat = reply.message["seat"].toInt();
        if (reply.message.contains("token"))
            rights_[place].token = reply.message["token"].toString();
        take_chair(reply.message);
    });
}

/// All was dealt anew: who sat there sits here. The seats of this screen are told one by one.
void Match::move_chair(int seat, int was) {
    for (const Right& right : std::as_const(rights_))
        if (right.seat == was) moved_ << Right{seat, right.token, right.called};
    if (moved_.size() < rights_.size()) return;
    rights_ = std::exchange(moved_, {});
    held_.clear();
    join_all();
}

/// All is dealt now; each seat of this screen is told its own.
void Match::begin(const QJsonObject& news) {
    const int seat = news["seat"].toInt();
    if (!chairs_.contains(seat)) return;
    chairs_[seat].hear(news);
    dealt_to_.insert(seat);
    if (dealt_to_.size() < chairs_.size()) return;
    waits_ = false;
    if (joined_) tell_joined();
}

void Match::take_chair(const QJsonObject& joined_reply) {
    const Chair chair(joined_reply);
    coming_.insert(chair.seat(), chair);
    held_ << chair.seat();
    id_ = joined_reply["match"].toString();
    seats_ = joined_reply["seats"].toArray();
    watching_ = joined_reply["watching"].toArray();
    said_before_ = joined_reply["said"].toArray();
    waits_ = joined_reply["waiting"].toBool();
    if (joined_reply.contains("token")) own_token_ = joined_reply["token"].toString();
    clock_.tell(joined_reply["clock"].toObject());
    open_ = joined_reply["open"].toObject();
    if (--missing_ > 0) return;
    chairs_ = std::exchange(coming_, {});
    if (joined_) shown_ = chairs_.firstKey();
    const QJsonObject game = joined_reply["game"].toObject();
    host_.ask({{"type", "map"}, {"map", game["map"]}}, this,
              [this, game](const client::Reply& reply) {
                  if (!reply) return emit failed(reply.fault());
                  game_ = Game(game, reply.message);
                  joined_ = true;
                  tell_joined();
                  if (!arranged_.isEmpty()) emit arranged(std::exchange(arranged_, {}));
              });
}

void Match::tell_joined() {
    shown_ = next_here() > 0 ? next_here() : chairs_.firstKey();
    emit joined();
    emit people_changed();
    emit changed();
}

void Match::show(int seat) {
    if (!chairs_.contains(seat)) return;
    shown_ = seat;
    emit changed();
}

int Match::next_here() const {
    if (decides(shown())) return 0;
    for (const Chair& chair : chairs_)
        if (decides(chair) && chair.seat() != shown_) return chair.seat();
    return 0;
}

bool Match::decides(const Chair& chair) const {
    if (!chair.decides()) return false;
    for (const QJsonValue& one : seats_)
        if (one["seat"].toInt() == chair.seat()) return one["who"] == QLatin1String("human");
    return true;
}

void Match::hear(const QJsonObject& news) {
    if (news["match"] != id_) return;
    const QString type = news["type"].toString();
    // An error that nobody asked for: spectators who are late are sent away.
    if (type == QLatin1String("stopped") || type == QLatin1String("error")) {
        emit stopped(client::Reply{news}.fault());
        return;
    }
    const int seat = news["seat"].toInt();
    if (type == QLatin1String("dismissed") && chairs_.contains(seat)) {
        held_.removeAll(seat);
        emit stopped(news["say"].toString());
        return;
    }
    if (type == QLatin1String("arranged")) {
        arranged_ = news;
        return move_chair(seat, news["was"].toInt());
    }
    if (type == QLatin1String("chat")) {
        if (seat == shown_) emit heard(news);
        return;
    }
    hear_people(news);
    if (type == QLatin1String("begun")) begin(news);
    if (type == QLatin1String("moved") || type == QLatin1String("undone") ||
        type == QLatin1String("ended"))
        pace_.take(news, is_followed(news));
}

/// Moves that others make in their own turn, while nobody here has anything to do. Who is asked
/// something in the turn of somebody here answers at once, and nobody's clock runs unseen.
bool Match::is_followed(const QJsonObject& news) const {
    if (!joined_ || clock_.limits()) return false;
    const QJsonObject turn = shown().turn();
    if (chairs_.contains(turn["seat"].toInt()) && !turn["deciders"].toArray().isEmpty() &&
        news["by"] != turn["seat"])
        return false;
    return std::none_of(chairs_.begin(), chairs_.end(),
                        [this](const Chair& chair) { return decides(chair); });
}

void Match::tell(const QJsonObject& news) {
    const int seat = news["seat"].toInt();
    if (!chairs_.contains(seat)) return;
    const Chair before = chairs_[seat];
    if (!chairs_[seat].hear(news)) return;
    open_ = {};
    if (!joined_) return;
    if (seat == shown_ && news["type"] == QLatin1String("moved")) emit moved(news, before);
    // Of another chair, too: it may be the next to whom the screen is handed.
    emit changed();
}

void Match::hear_people(const QJsonObject& news) {
    const QString type = news["type"].toString();
    if (news.contains("clock")) clock_.tell(news["clock"].toObject());
    if (news.contains("seats") && type == QLatin1String("seats")) {
        seats_ = news["seats"].toArray();
        watching_ = news["watching"].toArray();
    }
    if (type == QLatin1String("asked")) {
        // One question may be put to several people at this screen; one answer is theirs.
        const bool same = open_["what"] == news["what"] && open_["by"] == news["by"];
        QJsonArray of = same ? open_["of"].toArray() : QJsonArray();
        of << news["seat"];
        open_ = {{"what", news["what"]}, {"by", news["by"]}, {"say", news["say"]}, {"of", of}};
    }
    if (type == QLatin1String("declined") || type == QLatin1String("paused")) open_ = {};
    if (type == QLatin1String("rematch")) rematch_asked_ = news["say"].toString();
    emit people_changed();
}

void Match::answer(bool yes) {
    QJsonArray of = open_["of"].toArray();
    if (of.isEmpty()) of << shown_;
    for (const QJsonValue& seat : std::as_const(of))
        host_.ask({{"type", "answer"},
                   {"match", id_},
                   {"seat", seat},
                   {"what", open_["what"]},
                   {"yes", yes}},
                  this, [this](const client::Reply& reply) {
                      if (!reply) emit refused(reply.fault());
                  });
}

void Match::set_pace(int milliseconds) {
    pace_.set_interval(milliseconds);
    if (bots_alone()) tell_pace(false);
}

void Match::show_next() {
    if (bots_alone() && pace_.waiting() == 0) tell_pace(true);
    pace_.next();
}

void Match::hurry() {
    pace_.set_interval(0);
    tell_pace(true);
}

void Match::tell_pace(bool now) {
    host_.tell({{"type", "pace"}, {"match", id_}, {"bot_pace", pace_.interval()}, {"now", now}});
}

bool Match::bots_alone() const {
    const auto is_person = [](const QJsonValue& seat) {
        return seat["who"] == QLatin1String("human");
    };
    return !seats_.isEmpty() && std::none_of(seats_.begin(), seats_.end(), is_person);
}

void Match::ask_record(std::function<void(const QString&)> use) {
    host_.ask({{"type", "record"}, {"match", id_}}, this,
              [this, use = std::move(use)](const client::Reply& reply) {
                  if (!reply) return emit refused(reply.fault());
                  use(reply.message["text"].toString());
              });
}

void Match::set_ready(bool ready) {
    for (const int seat : chairs_.keys())
        ask({{"type", "ready"}, {"match", id_}, {"seat", seat}, {"ready", ready}});
}

void Match::arrange(const QString& option, const QJsonValue& value) {
    ask({{"type", "arrange"}, {"match", id_}, {"options", QJsonObject{{option, value}}}});
}

void Match::exchange(int seat, int other) {
    ask({{"type", "arrange"}, {"match", id_}, {"exchange", QJsonArray{seat, other}}});
}

void Match::say(const QString& text) {
    ask({{"type", "chat"}, {"match", id_}, {"seat", shown_}, {"text", text}});
}

void Match::request(const QString& type) {
    ask({{"type", type}, {"match", id_}, {"seat", shown_}});
}

void Match::ask(const QJsonObject& request) {
    host_.ask(request, this, [this](const client::Reply& reply) {
        if (!reply) emit refused(reply.fault());
    });
}

}  // namespace fronteira::play
