// SPDX-License-Identifier: MIT
// How Studio opens matches, sits down at them, and shows them again.
#include "app/studio.hpp"
#include "client/invitation.hpp"

#include <QFile>
#include <QJsonArray>
#include <QUrl>
#include <algorithm>

namespace fronteira::app {
namespace {

constexpr qint64 longest_record = 32 << 20;  // bytes; no host takes a longer one

/// Where people play without clocks the screens keep the pace, and the host need not.
QJsonObject without_needless_pace(QJsonObject request) {
    const QJsonArray seats = request["seats"].toArray();
    const bool people = std::any_of(seats.begin(), seats.end(), [](const QJsonValue& seat) {
        return seat["who"] == QLatin1String("human");
    });
    if (people && !request.contains("clock")) request["bot_pace"] = 0;
    return request;
}

}  // namespace

void Studio::start(launcher::MatchSetup* setup) {
    QJsonObject request = setup->request(bot_pace());
    if (!start_.seed.isEmpty() && !request.contains("seed"))
        request["seed"] = start_.seed.toLongLong();
    // Those who were invited must find a way in.
    if (setup->remote() && listen_.isEmpty()) settings_.set_listen(client::free_door());
    open(*host_, request);
}

void Studio::playNow(const QString& ruleset) {
    launcher::MatchSetup setup;
    setup.set_ruleset(library_->ruleset(ruleset));
    if (!settings_.name().isEmpty()) setup.setSeat(0, "me", settings_.name());
    start(&setup);
}

void Studio::open(client::Host& host, const QJsonObject& wanted, const std::function<void()>& again,
                  const QString& record) {
    const QJsonObject request = without_needless_pace(wanted);
    QJsonObject asked = request;
    if (!record.isEmpty()) asked["like"] = record;
    const QDateTime asked_at = QDateTime::currentDateTime();
    host.ask(asked, this, [=, this, &host](const client::Reply& reply) {
        if (!record.isEmpty() && (reply || request.contains("ruleset"))) tell_how_far(reply);
        if (!reply && !record.isEmpty() && request.contains("ruleset"))
            return open(host, request, again);
        if (!reply) return refused_by(host, reply);
        QList<play::Match::Right> rights;
        for (const QJsonValue& one : reply.message["seats"].toArray())
            if (one.toObject().contains("token"))
                rights << play::Match::Right{one["seat"].toInt(), {}};
        const QString match = reply.message["match"].toString();
        if (request.contains("ruleset")) set_up_ = {match, request, asked_at};
        if (request["watch"]["by"] == QLatin1String("anyone")) settings_.keep_watched(match);
        if (reply.message.contains("invitation"))
            settings_.keep_invitation(match, reply.message["invitation"].toString());
        sit_down(host, match, rights);
        if (again) attempt_.again = again;
    });
}

/// The seats of people here; those that people elsewhere were invited to are theirs.
QList<play::Match::Right> Studio::rights_at(const QVariantMap& match) const {
    QList<play::Match::Right> rights;
    for (const QVariant& one : match["seats"].toList()) {
        const QVariantMap seat = one.toMap();
        if (seat["who"] == "human" && !seat["invited"].toBool())
            rights << play::Match::Right{seat["seat"].toInt(), {}};
    }
    return rights.isEmpty() ? QList<play::Match::Right>{{0, {}}} : rights;
}

/// Where several people share this screen, nobody's secrets are told again while the match goes on.
QList<play::Match::Right> Studio::eyes_at(const QVariantMap& match) const {
    const QList<play::Match::Right> rights = rights_at(match);
    return rights.size() > 1 ? QList<play::Match::Right>{{0, {}}} : rights;
}

void Studio::goOn(const QVariantMap& match) {
    sit_down(*host_, match["match"].toString(), rights_at(match));
}

void Studio::watch(const QVariantMap& match) {
    came_from_match_ = false;
    match_id_ = match["match"].toString();
    look_back(eyes_at(match), -1);
}

// The seats are given back and taken again, so that each is held once.
void Studio::replayHere(int moment) {
    if (!match_) return;
    came_from_match_ = true;
    // Through the eyes of who looked last.
    QList<play::Match::Right> eyes = rights_;
    if (eyes.size() > 1) eyes = {{match_->seat(), {}}};
    match_->leave();
    look_back(eyes, moment);
}

void Studio::look_back(const QList<play::Match::Right>& eyes, int moment) {
    // Whoever looks back elsewhere under a token of their own calls that host again, if it is lost.
    const bool guest = elsewhere_ && !eyes.first().token.isEmpty();
    const QString address = guest ? guest_address_ : QString();
    attempt_ = {guest ? tr("Sitting down at a match of %1").arg(address) : tr("Opening the replay"),
                [=, this] {
                    std::unique_ptr<client::Host> before;
                    if (lost_ && guest && !call(address, before)) return;
                    look_back(eyes, moment);
                }};
    show(nullptr, std::make_unique<play::ReplayScreen>(current_host(), match_id_, eyes, moment));
}

void Studio::closeReplay() {
    if (!replay_) return;
    replay_->leave();
    if (came_from_match_) return sit_down(current_host(), match_id_, rights_);
    show(nullptr, nullptr);
    part();
}

void Studio::openRecord(const QUrl& file, const QStringList& names) {
    QFile in(file.toLocalFile());
    if (!in.open(QIODevice::ReadOnly))
        return emit said(tr("%1 cannot be read: %2").arg(file.toLocalFile(), in.errorString()));
    const QByteArray record = in.read(longest_record + 1);
    if (record.size() > longest_record)
        return emit said(tr("%1 is too large to be the record of a match").arg(file.toLocalFile()));
    // Of any other file the host says what is wrong, and need not see more than a line for that.
    const bool begins = record.startsWith("fronteira record ");
    QJsonObject load{{"type", "load"},
                     {"record", QString::fromUtf8(begins ? record : record.left(1000) + '\n')}};
    QJsonArray seats;
    for (const QString& name : names) seats << QJsonObject{{"who", "bot"}, {"name", name}};
    if (!seats.isEmpty()) load["seats"] = seats;
    host_->ask(load, this, [this](const client::Reply& reply) {
        if (!reply) return emit said(reply.fault());
        QVariantList people;
        for (const QJsonValue& one : reply.message["seats"].toArray())
            if (one.toObject().contains("token"))
                people << QVariantMap{{"seat", one["seat"].toInt()}, {"who", "human"}};
        watch({{"match", reply.message["match"].toString()}, {"seats", people}});
    });
}

void Studio::sit_down(client::Host& host, const QString& match,
                      const QList<play::Match::Right>& rights) {
    attempt_ = {tr("Opening the match"), [=, this] { sit_down(current_host(), match, rights); }};
    take_chairs(host, match, rights);
}

// Without a right to a seat one looks on.
void Studio::take_chairs(client::Host& host, const QString& match,
                         const QList<play::Match::Right>& rights) {
    match_id_ = match;
    rights_ = rights.isEmpty() ? QList<play::Match::Right>{{0, {}}} : rights;
    show(std::make_unique<play::MatchScreen>(host, match_id_, rights_), nullptr);
}

}  // namespace fronteira::app
