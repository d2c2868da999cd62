// SPDX-License-Identifier: MIT
#include "launcher/match_setup.hpp"

#include <QJsonArray>
#include <algorithm>

namespace fronteira::launcher {
namespace {

/// What bots are called where nobody named them, so that the log tells them apart.
const QStringList bot_names{"Bia", "Caio", "Dora", "Enzo", "Iara", "Téo", "Lia", "Noé"};

/// As hosts would have it.
bool can_be_called(const QString& name) {
    constexpr qsizetype most_bytes = 60;
    return name.toUtf8().size() <= most_bytes;
}

}  // namespace

void MatchSetup::set_ruleset(const QVariantMap& ruleset) {
    ruleset_ = ruleset;
    map_ = ruleset["map"].toString();
    chosen_.clear();
    seed_.clear();
    seats_ = {QVariantMap{{"who", "me"}, {"name", ""}}};
    const qsizetype usual = std::min(most(), std::max<qsizetype>(least(), 4));
    while (seats_.size() < usual) seats_ << usual_bot();
    emit changed();
}

void MatchSetup::set_map(const QString& map) {
    map_ = map;
    emit changed();
}

void MatchSetup::set_seed(const QString& seed) {
    seed_ = seed.trimmed();
    emit changed();
}

void MatchSetup::setUpLike(const QVariantMap& match, const QVariantMap& ruleset) {
    set_ruleset(ruleset);
    map_ = match["map"].toString();
    seats_.clear();
    const auto sits_here = [](const QVariant& seat) { return seat.toMap()["who"] == "me"; };
    for (const QVariant& one : match["seats"].toList()) {
        const QVariantMap seat = one.toMap();
        QString who = seat["who"].toString();
        const bool first = std::none_of(seats_.begin(), seats_.end(), sits_here);
        if (who == "human") who = seat["invited"].toBool() ? "remote" : first ? "me" : "friend";
        seats_ << QVariantMap{{"who", who}, {"name", seat["name"]}};
    }
    emit changed();
}

QVariantMap MatchSetup::usual_bot() const {
    return {{"who", "bot:" + ruleset_["bot"].toString()}, {"name", ""}};
}

void MatchSetup::setSeat(int place, const QString& who, const QString& name) {
    if (place < 0 || place >= seats_.size()) return;
    seats_[place] = QVariantMap{{"who", who}, {"name", name}};
    emit changed();
}

void MatchSetup::changeSitter(int place, const QString& who, const QString& me) {
    const QVariantMap before = seats_.value(place).toMap();
    const QString was = before["who"].toString();
    const auto is_bot = [](const QString& one) { return one.startsWith("bot:"); };
    const bool same = was == who || (was != "me" && who != "me" && is_bot(was) == is_bot(who));
    setSeat(place, who, same ? before["name"].toString() : who == "me" ? me : QString());
}

void MatchSetup::addSeat() {
    if (can_add()) seats_ << usual_bot();
    emit changed();
}

void MatchSetup::removeSeat(int place) {
    if (can_remove() && place >= 0 && place < seats_.size()) seats_.removeAt(place);
    emit changed();
}

void MatchSetup::setOption(const QString& id, const QVariant& value) {
    chosen_[id] = value;
    emit changed();
}

QVariantList MatchSetup::options() const {
    QVariantList list;
    for (const QVariant& one : ruleset_["options"].toList()) {
        QVariantMap option = one.toMap();
        option["value"] = chosen_.value(option["id"].toString(), option["default"]);
        option["fault"] = option_fault(option);
        list << option;
    }
    return list;
}

QString MatchSetup::option_fault(const QVariantMap& option) const {
    if (option["type"] != "integer") return {};
    const QVariantList range = option["range"].toList();
    bool number = false;
    const int value = option["value"].toString().toInt(&number);
    if (number && value >= range.value(0).toInt() && value <= range.value(1).toInt()) return {};
    return tr("%1 must be a whole number from %2 to %3")
        .arg(option["name"].toString(), range.value(0).toString(), range.value(1).toString());
}

QStringList MatchSetup::faults() const {
    QStringList faults;
    for (const QVariant& seat : seats_)
        if (const QString name = seat.toMap()["name"].toString().trimmed(); !can_be_called(name))
            faults << tr("%1 is too long for a name").arg(name);
    for (const QVariant& option : options()) faults << option.toMap()["fault"].toString();
    bool number = true;
    const qint64 seed = seed_.isEmpty() ? 0 : seed_.toLongLong(&number);
    if (!number || seed < 0)
        faults << tr("The seed must be a whole number, or empty for a random one");
    faults.removeAll(QString());
    return faults;
}

bool MatchSetup::remote() const {
    return std::any_of(seats_.begin(), seats_.end(),
                       [](const QVariant& seat) { return seat.toMap()["who"] == "remote"; });
}

QJsonObject MatchSetup::request(int bot_pace) const {
    QJsonArray seats;
    for (const QVariant& one : seats_) {
        const QVariantMap seat = one.toMap();
        const QString who = seat["who"].toString();
        const bool bot = who.startsWith("bot:");
        QJsonObject sitter{{"who", bot ? who : QStringLiteral("human")}};
        QString name = seat["name"].toString().trimmed();
        if (name.isEmpty() && bot) name = bot_names[seats.size() % bot_names.size()];
        if (!name.isEmpty()) sitter["name"] = name;
        if (who == "remote") sitter["invited"] = true;
        seats.append(sitter);
    }
    QJsonObject options;
    for (const QVariant& one : this->options()) {
        const QVariantMap option = one.toMap();
        const QVariant value = option["value"];
        options[option["id"].toString()] = option["type"] == "integer"
                                               ? QJsonValue(value.toInt())
                                               : QJsonValue::fromVariant(value);
    }
    QJsonObject open{{"type", "open"},
                     {"ruleset", ruleset_["id"].toString()},
                     {"map", map_},
                     {"options", options},
                     {"seats", seats},
                     {"bot_pace", bot_pace},
                     {"watch", QJsonObject{{"by", watched_ ? "anyone" : "token"}}}};
    if (!seed_.isEmpty()) open["seed"] = seed_.toLongLong();
    if (minutes_ > 0) open["clock"] = QJsonObject{{"seconds", minutes_ * 60}};
    return open;
}

}  // namespace fronteira::launcher
