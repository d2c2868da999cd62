// SPDX-License-Identifier: MIT
#include "app/studio.hpp"

#include "client/child_wire.hpp"
#include "client/socket_wire.hpp"

#include <QClipboard>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QQmlEngine>
#include <QUrl>

namespace fronteira::app {

Studio::Studio(Start start, QQmlEngine& engine) : start_(std::move(start)), engine_(engine) {
    follow_settings();
    connect(&settings_, &Settings::changed, this, &Studio::follow_settings);
    connect(&settings_, &Settings::changed, this, [this] {
        bell_.set_on(settings_.sound());
        if (match_) match_->set_colour_safe(settings_.colour_safe());
        if (replay_) replay_->set_colour_safe(settings_.colour_safe());
    });
}

// What asks goes before what is asked.
Studio::~Studio() {
    replay_.reset();
    match_.reset();
    fairness_.reset();
    map_editor_.reset();
    library_.reset();
}

QString Studio::version() const {
    return QCoreApplication::applicationVersion();
}

// A host speaks one language from its greeting on, so another language is another host; its
// matches are in the store, and the one on the screen is joined again.
void Studio::follow_settings() {
    const QString language = start_.language.isEmpty() ? settings_.language() : start_.language;
    if (language == language_ && settings_.listen() == listen_) return;
    if (language != language_) {
        QCoreApplication::removeTranslator(&translator_);
        if (translator_.load(":/i18n/studio_" + language + ".qm"))
            QCoreApplication::installTranslator(&translator_);
        engine_.retranslate();
    }
    language_ = language;
    if (map_editor_) map_editor_->set_language(language);
    listen_ = settings_.listen();
    restart();
}

void Studio::restart() {
    go_on_ = match_ != nullptr && elsewhere_ == nullptr;
    if (go_on_ || (replay_ && elsewhere_ == nullptr)) show(nullptr, nullptr);
    // Those who speak with the old host go before it, and it goes before the new one: two hosts
    // cannot keep matches in one store.
    if (library_) library_.release()->deleteLater();
    emit libraryChanged();
    if (host_ == nullptr) return begin();
    connect(host_.get(), &QObject::destroyed, this, &Studio::begin, Qt::QueuedConnection);
    host_.release()->deleteLater();
}

void Studio::begin() {
    start_host();
    library_ = std::make_unique<launcher::Library>(*host_);
    emit libraryChanged();
    if (go_on_) sit_down(*host_, match_id_, rights_);
}

void Studio::start_host() {
    QStringList arguments{"host", "--stdio"};
    if (!start_.store.isEmpty()) arguments << "--store" << start_.store;
    if (!listen_.isEmpty()) arguments << "--listen" << listen_;
    host_ = std::make_unique<client::Host>(
        std::make_unique<client::ChildWire>(start_.program, arguments), language_);
    fault_.clear();
    connect(host_.get(), &client::Host::lost, this, [this](const QString& why) {
        fault_ = tr("The match host stopped: %1").arg(why);
        emit faultChanged();
    });
    emit faultChanged();
}

int Studio::bot_pace() const {
    return static_cast<int>(250 * settings_.motion());
}

void Studio::start(launcher::MatchSetup* setup) {
    QList<int> remote;
    for (int i = 0; i < setup->seats().size(); ++i)
        if (setup->seats()[i].toMap()["who"] == "remote") remote << i + 1;
    open(*host_, setup->request(bot_pace()), remote);
}

void Studio::playNow(const QString& ruleset) {
    launcher::MatchSetup setup;
    setup.set_ruleset(library_->ruleset(ruleset));
    if (!settings_.name().isEmpty()) setup.setSeat(0, "me", settings_.name());
    start(&setup);
}

void Studio::open(client::Host& host, const QJsonObject& request, const QList<int>& remote) {
    host.ask(request, this, [this, &host, remote](const client::Reply& reply) {
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
        if (!invitations.isEmpty()) settings_.keep_invitations(match, invitations);
        sit_down(host, match, rights);
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
    show(nullptr, std::make_unique<play::ReplayScreen>(*host_, match["match"].toString(),
                                                       eyes_at(match), -1));
}

// The seats are given back and taken again, so that each is held once.
void Studio::replayHere(int moment) {
    if (!match_) return;
    came_from_match_ = true;
    // Through the eyes of who looked last.
    QList<play::Match::Right> eyes = rights_;
    if (eyes.size() > 1) eyes = {{match_->seat(), {}}};
    match_->leave();
    show(nullptr, std::make_unique<play::ReplayScreen>(current_host(), match_id_, eyes, moment));
}

void Studio::closeReplay() {
    if (!replay_) return;
    replay_->leave();
    if (came_from_match_) return sit_down(current_host(), match_id_, rights_);
    show(nullptr, nullptr);
}

/// The pages let go of what they show before it goes.
void Studio::show(std::unique_ptr<play::MatchScreen> match,
                  std::unique_ptr<play::ReplayScreen> replay) {
    std::swap(match_, match);
    std::swap(replay_, replay);
    const bool colour_safe = settings_.colour_safe();
    if (match_) match_->set_colour_safe(colour_safe);
    if (replay_) replay_->set_colour_safe(colour_safe);
    bell_.set_on(settings_.sound());
    bell_.follow(match_.get());
    emit matchChanged();
    if (match) match.release()->deleteLater();
    if (replay) replay.release()->deleteLater();
}

void Studio::join(const QString& address, const QString& token) {
    const QString url = address.contains("://") ? address : "ws://" + address + "/";
    settings_.keep_guest(address, token);
    show(nullptr, nullptr);
    elsewhere_ =
        std::make_unique<client::Host>(std::make_unique<client::SocketWire>(QUrl(url)), language_);
    sit_down(*elsewhere_, {}, {{0, token}});
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

// Without a right to a seat one looks on.
void Studio::sit_down(client::Host& host, const QString& match,
                      const QList<play::Match::Right>& rights) {
    match_id_ = match;
    rights_ = rights.isEmpty() ? QList<play::Match::Right>{{0, {}}} : rights;
    show(std::make_unique<play::MatchScreen>(host, match, rights_), nullptr);
}

void Studio::leave() {
    show(nullptr, nullptr);
    if (elsewhere_) elsewhere_.release()->deleteLater();
    library_->refreshMatches();
}

QVariantList Studio::invitations() const {
    QVariantList list;
    const QVariantMap tokens = settings_.invitations(match_id_);
    for (auto one = tokens.begin(); one != tokens.end(); ++one)
        list << QVariantMap{{"seat", one.key().toInt()}, {"token", one.value()}};
    return list;
}

void Studio::copy(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
}

}  // namespace fronteira::app
