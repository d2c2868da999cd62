// SPDX-License-Identifier: MIT
#include "app/studio.hpp"

#include "client/child_wire.hpp"

#include <QClipboard>
#include <QGuiApplication>
#include <QLocale>
#include <QQmlEngine>

namespace fronteira::app {
namespace {

/// Numbers and dates follow the language, and where that is the machine's, the machine's own way.
void write_numbers_in(const QString& language) {
    const QLocale machine = QLocale::system(), wanted(language);
    QLocale chosen = machine.language() == wanted.language() ? machine : wanted;
    chosen.setNumberOptions(QLocale::OmitGroupSeparator);
    QLocale::setDefault(chosen);
}

}  // namespace

Studio::Studio(Start start, QQmlEngine& engine) : start_(std::move(start)), engine_(engine) {
    settings_.speak(start_.language);
    follow_settings();
    connect(&settings_, &Settings::changed, this, &Studio::follow_settings);
    connect(&settings_, &Settings::changed, this, [this] {
        bell_.set_on(settings_.sound());
        if (match_) match_->set_colour_safe(settings_.colour_safe());
        if (match_) match_->set_pace(settings_.pace_time());
        if (replay_) replay_->set_colour_safe(settings_.colour_safe());
    });
    connect(this, &Studio::matchChanged, this, &Studio::judge);
    connect(this, &Studio::faultChanged, this, &Studio::judge);
    connect(&cups_, &cup::Cups::said, this, &Studio::said);
    connect(&cups_, &cup::Cups::recorded, this, &Studio::openRecord);
    connect(&pack_install_, &launcher::PackInstall::installed, this, &Studio::restart);
    connect(&pack_removal_, &launcher::PackRemoval::removed, this, &Studio::restart);
    connect(&trouble_, &Trouble::retried, this, &Studio::try_again);
    connect(&trouble_, &Trouble::gaveUp, this, &Studio::give_up);
    connect(&trouble_, &Trouble::anotherWanted, this, &Studio::take_another);
    connect(&trouble_, &Trouble::newRulesWanted, this, &Studio::takeNewRules);
    connect(&trouble_, &Trouble::unkeptWanted, this, &Studio::do_without_store);
}

// Nobody is told any more of what ends now.
Studio::~Studio() {
    if (elsewhere_) elsewhere_->disconnect(this);
    if (host_) host_->disconnect(this);
    replay_.reset();
    lesson_.reset();
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
    const QString language = settings_.language();
    if (language == language_ && settings_.listen() == listen_) return;
    if (language != language_) {
        QCoreApplication::removeTranslator(&translator_);
        if (translator_.load(":/i18n/studio_" + language + ".qm"))
            QCoreApplication::installTranslator(&translator_);
        write_numbers_in(language);
        engine_.retranslate();
    }
    language_ = language;
    scenes_.set_language(language);
    cups_.set_language(language);
    map_import_.set_language(language);
    if (map_editor_) map_editor_->set_language(language);
    listen_ = settings_.listen();
    restart();
}

void Studio::restart() {
    const bool goes_on = match_ && !elsewhere_;
    if (lesson_) end_lesson();
    begins_again_ = !fault_.isEmpty();
    gave_up_ = false;
    fault_.clear();
    if (!elsewhere_) show(nullptr, nullptr);
    if (library_) library_.release()->deleteLater();
    emit libraryChanged();
    // The old one goes before the new one: two hosts cannot keep matches in one store.
    if (host_) host_->disconnect(this);
    host_.reset();
    start_host();
    library_ = std::make_unique<launcher::Library>(*host_);
    connect(library_.get(), &launcher::Library::failed, this, &Studio::said);
    emit libraryChanged();
    if (goes_on) sit_down(*host_, match_id_, rights_);
}

void Studio::start_host() {
    QStringList arguments{"host", "--stdio"};
    if (!start_.store.isEmpty()) arguments << "--store" << start_.store;
    if (!listen_.isEmpty()) arguments << "--listen" << listen_;
    began_ = QDateTime::currentDateTime();
    host_ = std::make_unique<client::Host>(
        std::make_unique<client::ChildWire>(start_.program, arguments), language_);
    connect(host_.get(), &client::Host::ready, this, &Studio::judge);
    connect(host_.get(), &client::Host::lost, this, [this](const QString& why) {
        fault_ = why;
        gave_up_ = false;
        emit faultChanged();
    });
    emit faultChanged();
}

void Studio::do_without_store() {
    start_.store = unkept;
    restart();
}

/// One trouble at a time: without the own host nothing of its own can be shown.
void Studio::judge() {
    const play::ShownMatch* shown = match_.get();
    if (!shown) shown = replay_.get();
    trouble_.offer_another(fault_.isEmpty() && !kept_match().isEmpty());
    trouble_.offer_unkept(!fault_.isEmpty() && host_->cannot_keep());
    if (!fault_.isEmpty() && !elsewhere_ && !gave_up_)
        trouble_.fail(host_->cannot_keep() ? tr("Matches cannot be kept here")
                                           : tr("The match host of this studio stopped"),
                      fault_, true);
    else if (begins_again_ && !elsewhere_ && fault_.isEmpty() && !host_->welcomed())
        trouble_.wait(tr("Starting the match host"));
    else if (!shown || gave_up_)
        trouble_.clear();
    else if (!shown->fault().isEmpty())
        trouble_.fail(attempt_.what, shown->fault(), lost_);
    else if (!shown->ready())
        trouble_.wait(attempt_.what);
    else
        trouble_.clear();
}

void Studio::try_again() {
    if (!fault_.isEmpty() && !elsewhere_) return restart();
    if (const auto again = attempt_.again) again();
}

void Studio::give_up() {
    gave_up_ = !fault_.isEmpty();
    if (match_ || replay_) leave();
}

/// The one on the screen, if it is of the own host and its game is still installed.
QVariantMap Studio::kept_match() const {
    if (!match_ || elsewhere_ || !library_) return {};
    for (const QVariant& one : library_->matches()) {
        const QVariantMap match = one.toMap();
        if (match["match"] != match_id_) continue;
        return library_->ruleset(match["ruleset"].toString()).isEmpty() ? QVariantMap() : match;
    }
    return {};
}

void Studio::take_another() {
    const QVariantMap match = kept_match();
    leave();
    emit anotherWanted(match);
}

/// Gives back the host of before, which goes when the screen has let go of its match.
std::unique_ptr<client::Host> Studio::meet(std::unique_ptr<client::Host> host) {
    auto before = part();
    elsewhere_ = std::move(host);
    connect(elsewhere_.get(), &client::Host::lost, this, [this] {
        lost_ = true;
        judge();
    });
    return before;
}

std::unique_ptr<client::Host> Studio::part() {
    lost_ = false;
    if (elsewhere_) elsewhere_->disconnect(this);
    return std::move(elsewhere_);
}

/// A host elsewhere is speaking, and goes when it has finished, unless a match is shown there.
void Studio::refused_by(const client::Host& host, const client::Reply& reply) {
    emit said(reply.fault());
    if (&host != elsewhere_.get()) return;
    const auto let_go = [this] {
        if (!match_) part();
    };
    QMetaObject::invokeMethod(this, let_go, Qt::QueuedConnection);
}

int Studio::bot_pace() const {
    return settings_.pace_time();
}

/// The pages let go of what they show before it goes.
void Studio::show(std::unique_ptr<play::MatchScreen> match,
                  std::unique_ptr<play::ReplayScreen> replay) {
    std::swap(match_, match);
    std::swap(replay_, replay);
    const bool colour_safe = settings_.colour_safe();
    if (match_) match_->set_colour_safe(colour_safe);
    if (match_) match_->set_pace(settings_.pace_time());
    if (replay_) replay_->set_colour_safe(colour_safe);
    bell_.set_on(settings_.sound());
    bell_.follow(match_.get());
    if (match_) connect(match_.get(), &play::ShownMatch::readyChanged, this, &Studio::judge);
    if (match_)
        connect(match_.get(), &play::ShownMatch::readyChanged, this, &Studio::keep_way_back);
    edited_mods_.forget();
    if (match_)
        connect(match_.get(), &play::ShownMatch::readyChanged, this, &Studio::look_after_mods);
    // Before it begins, people may change places.
    if (match_)
        connect(match_.get(), &play::ShownMatch::readyChanged, this, [this] {
            if (match_ && match_->ready()) rights_ = match_->rights();
        });
    if (replay_) connect(replay_.get(), &play::ShownMatch::readyChanged, this, &Studio::judge);
    emit matchChanged();
    emit invitationChanged();
    if (match) match.release()->deleteLater();
    if (replay) replay.release()->deleteLater();
}

std::unique_ptr<client::Host> Studio::private_host(const QStringList& before) const {
    const QStringList arguments = before + QStringList{"host", "--stdio", "--store", unkept};
    return std::make_unique<client::Host>(
        std::make_unique<client::ChildWire>(start_.program, arguments), language_);
}

// The host of a trial goes with it, and the next trial may begin with the moves of this one.
void Studio::leave() {
    const bool tries = map_editor_ && match_ && elsewhere_ && !lost_;
    if (!tries || match_->turn()["number"].toInt() == 0) return part_from_match();
    ask_for_record([this, ruleset = match_->ruleset()](const QString& record) {
        tried_ = {ruleset, record};
        part_from_match();
    });
}

// Told before the connection goes: a seat of an invitation is somebody else's then.
void Studio::part_from_match() {
    if (match_) match_->leave();
    end_lesson();
    judge();
    library_->refreshMatches();
}

void Studio::copy(const QString& text) {
    QGuiApplication::clipboard()->setText(text);
}

}  // namespace fronteira::app
