// SPDX-License-Identifier: MIT
// How Studio opens matches, sits down at them, and shows them again.
#include "app/studio.hpp"
#include "client/address.hpp"
#include "client/socket_wire.hpp"

#include <QFile>
#include <QJsonArray>
#include <QUrl>
#include <algorithm>

namespace fronteira::app {
namespace {

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
    QList<int> remote;
    for (int i = 0; i < setup->seats().size(); ++i)
        if (setup->seats()[i].toMap()["who"] == "remote") remote << i + 1;
    QJsonObject request = setup->request(bot_pace());
    if (!start_.seed.isEmpty() && !request.contains("seed"))
        request["seed"] = start_.seed.toLongLong();
    open(*host_, request, remote);
}

void Studio::playNow(const QString& ruleset) {
    launcher::MatchSetup setup;
    setup.set_ruleset(library_->ruleset(ruleset));
    if (!settings_.name().isEmpty()) setup.setSeat(0, "me", settings_.name());
    start(&setup);
}

void Studio::playAgain() {
    if (!can_play_again()) return;
    QJsonObject request = set_up_.request;
    request.remove("seed");
    const QList<int> remote = set_up_.remote;
    leave();
    open(*host_, request, remote);
}

void Studio::learn(const QString& mod) {
    QJsonObject lesson;
    for (const QVariant& one : library_->mods())
        if (one.toMap()["id"] == mod)
            lesson = QJsonObject::fromVariantMap(one.toMap()["lesson"].toMap());
    if (lesson.isEmpty()) return;
    host_->ask(play::Lesson::request(lesson), this, [this, lesson](const client::Reply& reply) {
        if (!reply) return emit said(reply.fault());
        const QString match = reply.message["match"].toString();
        lesson_ = std::make_unique<play::Lesson>(*host_, match, lesson);
        connect(lesson_.get(), &play::Lesson::failed, this, &Studio::said);
        connect(lesson_.get(), &play::Lesson::ready, this, [this, match, lesson] {
            sit_down(*host_, match, {{lesson["seat"].toInt(), {}}});
            lesson_->watch(*match_);
        });
        lesson_->begin();
    });
}

void Studio::open(client::Host& host, const QJsonObject& wanted, const QList<int>& remote,
                  const std::function<void()>& again) {
    const QJsonObject request = without_needless_pace(wanted);
    host.ask(request, this, [this, &host, request, remote, again](const client::Reply& reply) {
        if (!reply) return emit said(reply.fault());
        QList<play::Match::Right> rights;
        QVariantMap invitations;
        for (const QJsonValue& one : reply.message["seats"].toArray()) {
            const int seat = one["seat"].toInt();
            if (!one.toObject().contains("token")) continue;
            if (remote.contains(seat))
                invitations[QString::number(seat)] = one["token"].toString();
            else
                rights << play::Match::Right{seat, {}};
        }
        const QString match = reply.message["match"].toString();
        set_up_ = {match, request, remote};
        if (!invitations.isEmpty()) settings_.keep_invitations(match, invitations);
        sit_down(host, match, rights);
        if (again) attempt_.again = again;
    });
}

/// The seats of people here; those given to people elsewhere are theirs.
QList<play::Match::Right> Studio::rights_at(const QVariantMap& match) const {
    const QVariantMap elsewhere = settings_.invitations(match["match"].toString());
    QList<play::Match::Right> rights;
    for (const QVariant& one : match["seats"].toList()) {
        const QVariantMap seat = one.toMap();
        if (seat["who"] == "human" && !elsewhere.contains(seat["seat"].toString()))
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
    attempt_ = {tr("Opening the replay"), [=, this] { look_back(eyes, moment); }};
    show(nullptr, std::make_unique<play::ReplayScreen>(current_host(), match_id_, eyes, moment));
}

void Studio::closeReplay() {
    if (!replay_) return;
    replay_->leave();
    if (came_from_match_) return sit_down(current_host(), match_id_, rights_);
    show(nullptr, nullptr);
}

bool Studio::isAddress(const QString& address) const {
    return client::host_address(address).isValid();
}

void Studio::join(const QString& address, const QString& code) {
    settings_.keep_guest(address, code);
    const QUrl url = client::host_address(address);
    if (!url.isValid()) return emit said(tr("%1 is not the address of a host.").arg(address));
    const auto before =
        meet(std::make_unique<client::Host>(std::make_unique<client::SocketWire>(url), language_));
    attempt_ = {tr("Sitting down at a match of %1").arg(address),
                [=, this] { join(address, code); }};
    take_chairs(*elsewhere_, {}, {{0, code}});
}

void Studio::openRecord(const QUrl& file) {
    QFile in(file.toLocalFile());
    if (!in.open(QIODevice::ReadOnly))
        return emit said(tr("%1 cannot be read: %2").arg(file.toLocalFile(), in.errorString()));
    const QJsonObject load{{"type", "load"}, {"record", QString::fromUtf8(in.readAll())}};
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

QVariantList Studio::invitations() const {
    QVariantList list;
    const QVariantMap tokens = settings_.invitations(match_id_);
    for (auto one = tokens.begin(); one != tokens.end(); ++one)
        list << QVariantMap{{"seat", one.key().toInt()}, {"token", one.value()}};
    return list;
}

}  // namespace fronteira::app
