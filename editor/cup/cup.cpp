// SPDX-License-Identifier: MIT
#include "cup/cup.hpp"

#include <QJsonArray>
#include <algorithm>
#include <utility>

namespace fronteira::cup {
namespace {

constexpr int soonest = 1000;  // milliseconds until a lost host is looked for again
constexpr int most_doublings = 4;

}  // namespace

Cup::Cup(Connect connect, Address address, QString token, Whose whose, QObject* parent)
    : QObject(parent),
      connect_(std::move(connect)),
      address_(std::move(address)),
      token_(std::move(token)),
      whose_(whose) {
    again_.setSingleShot(true);
    QObject::connect(&again_, &QTimer::timeout, this, &Cup::call);
    call();
}

Cup::~Cup() {
    end();
}

/// Nobody is told any more of what ends now.
void Cup::end() {
    blockSignals(true);
    again_.stop();
    if (host_) host_->disconnect(this);  // its going is no loss, after which it would be looked for
    host_.reset();
}

void Cup::call() {
    host_ = connect_();
    QObject::connect(host_.get(), &client::Host::lost, this, &Cup::lose);
    QObject::connect(host_.get(), &client::Host::news, this, [this](const QJsonObject& news) {
        if (news["type"] == QLatin1String("changed")) look();
    });
    looking_ = false;
    answered_ = false;
    look();
}

void Cup::retry() {
    if (!std::exchange(stopped_, false)) return;
    fault_.clear();
    emit changed();
    call();
}

void Cup::lose(const QString& why) {
    fault_ = why;
    stopped_ = whose_ == Whose::ours && !answered_;
    if (!stopped_) again_.start(soonest << std::min(failures_++, most_doublings));
    emit changed();
}

/// One answer is awaited at a time: in a large round much changes at once.
void Cup::look() {
    if (!host_) return;
    stale_ = looking_;
    if (std::exchange(looking_, true)) return;
    QJsonObject request{{"type", "tournament"}, {"follow", true}};
    if (!token_.isEmpty()) request["token"] = token_;
    host_->ask(request, this, [this](const client::Reply& reply) { take(reply); });
}

void Cup::take(const client::Reply& reply) {
    looking_ = false;
    if (reply.code() == QLatin1String("client.lost")) return;
    fault_ = reply ? QString() : reply.fault();
    if (reply) {
        answered_ = true;
        failures_ = 0;
        told_ = reply.message.toVariantMap();
    }
    emit changed();
    if (stale_) look();
}

QVariantMap Cup::shown(QVariantMap match) const {
    match["mine"] = !me().isEmpty() && match["seats"].toStringList().contains(me());
    return match;
}

QVariantList Cup::rounds() const {
    const QVariantList byes = told_["byes"].toList();
    // A host says how many there are.
    constexpr int most_rounds = 1000;
    QList<QVariantList> matches(std::clamp(told_["round"].toInt(), 0, most_rounds));
    for (const QVariant& one : told_["matches"].toList()) {
        const int round = one.toMap()["round"].toInt();
        if (round >= 1 && round <= matches.size()) matches[round - 1] << shown(one.toMap());
    }
    QVariantList rounds;
    for (qsizetype i = matches.size() - 1; i >= 0; --i) {
        const auto waits =
            std::count_if(matches[i].begin(), matches[i].end(),
                          [](const QVariant& match) { return !match.toMap()["over"].toBool(); });
        rounds << QVariantMap{{"number", i + 1},
                              {"byes", byes.value(i)},
                              {"waits", static_cast<int>(waits)},
                              {"matches", matches[i]}};
    }
    return rounds;
}

/// The organiser's token is not given up for one of a player.
bool Cup::can_enrol() const {
    if (!ready() || !me().isEmpty()) return false;
    return organiser() ? token_.isEmpty() : told_["open"].toBool();
}

QVariantMap Cup::next() const {
    const QVariant number = told_["you"].toMap()["next"];
    for (const QVariant& one : told_["matches"].toList())
        if (number.isValid() && one.toMap()["number"] == number) return shown(one.toMap());
    return {};
}

/// As the organiser or the owner of the host where the token says so.
void Cup::deed(QJsonObject request, const std::function<void(const QJsonObject&)>& then) {
    if (!host_) return;
    if (!token_.isEmpty()) request["token"] = token_;
    host_->ask(request, this, [this, then](const client::Reply& reply) {
        if (!reply) return emit refused(reply.fault());
        if (then) then(reply.message);
        emit done();
    });
}

void Cup::enrol(const QString& name, const QString& code) {
    const QJsonObject request{{"type", "register"}, {"name", name}, {"code", code}};
    deed(request, [this](const QJsonObject& registered) {
        token_ = registered["token"].toString();
        emit admitted(token_);
        look();
    });
}

void Cup::leave() {
    deed({{"type", "withdraw"}});
}

void Cup::preview() {
    deed({{"type", "round"}, {"preview", true}}, [this](const QJsonObject& round) {
        coming_ = round.toVariantMap();
        emit previewed();
    });
}

void Cup::publish() {
    deed({{"type", "round"}});
}

void Cup::enter(const QString& name, const QString& bot) {
    QJsonObject request{{"type", "register"}, {"name", name}};
    if (!bot.isEmpty()) request["bot"] = bot;
    deed(request, [this](const QJsonObject& registered) {
        emit entered(registered["entrant"].toString(), registered["token"].toString());
    });
}

void Cup::withdraw(const QString& entrant) {
    deed({{"type", "withdraw"}, {"entrant", entrant}});
}

void Cup::replace(const QString& entrant, const QString& name, const QString& bot) {
    QJsonObject request{{"type", "replace"}, {"entrant", entrant}};
    if (name != entrant) request["name"] = name;
    if (!bot.isEmpty()) request["bot"] = bot;
    deed(request, [this](const QJsonObject& registered) {
        emit entered(registered["entrant"].toString(), registered["token"].toString());
    });
}

void Cup::forfeit(int number, const QString& entrant, const QString& reason) {
    deed({{"type", "forfeit"}, {"number", number}, {"entrant", entrant}, {"reason", reason}});
}

void Cup::correct(int number, const QStringList& winners, const QString& reason) {
    deed({{"type", "correct"},
          {"number", number},
          {"winners", QJsonArray::fromStringList(winners)},
          {"reason", reason}});
}

}  // namespace fronteira::cup
