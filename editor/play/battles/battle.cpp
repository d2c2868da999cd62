// SPDX-License-Identifier: MIT
#include "play/battles/battle.hpp"

#include "statistics/contest_odds.hpp"

#include <QJsonArray>
#include <algorithm>
#include <vector>

namespace fronteira::play {
namespace {

std::vector<int> faces_of(const QJsonValue& field) {
    std::vector<int> faces;
    if (field.isDouble()) faces.push_back(field.toInt());
    for (const QJsonValue& one : field.toArray()) faces.push_back(one.toInt());
    std::sort(faces.rbegin(), faces.rend());
    return faces;
}

QVariantMap side(const std::vector<int>& own, const std::vector<int>& other, int lost,
                 bool ties_win) {
    QVariantList dice, beaten;
    for (size_t i = 0; i < own.size(); ++i) {
        dice << own[i];
        const bool paired = i < other.size();
        beaten << (paired && (own[i] < other[i] || (own[i] == other[i] && !ties_win)));
    }
    return {{"dice", dice}, {"beaten", beaten}, {"lost", lost}};
}

/// The move that fights: an answer to the question of an attack is a part of that attack.
QJsonObject fighting_move(const Game& game, const Chair& before, const QJsonObject& news) {
    const QJsonObject move = news["move"].toObject();
    const bool drawn = game.look()["move"][move["kind"].toString()]["arrow"].isArray();
    return drawn ? move : before.turn()["asking"].toObject();
}

bool fights_once(const QJsonObject& news, const QJsonObject& event) {
    const QJsonArray events = news["events"].toArray();
    return std::count_if(events.begin(), events.end(),
                         [&](const QJsonValue& one) { return one["name"] == event["name"]; }) == 1;
}

}  // namespace

QVariantList contest_outcomes(int our_dice, int their_dice, int sides) {
    const auto odds = statistics::contest_odds(our_dice, their_dice, sides);
    QVariantList outcomes;
    for (int lost = 0; odds.known() && lost <= odds.pairs(); ++lost)
        outcomes << QVariantMap{
            {"ours", lost}, {"theirs", odds.pairs() - lost}, {"chance", odds.chance(lost)}};
    return outcomes;
}

QVariantMap battle_of(const Game& game, const Chair& before, const QJsonObject& news,
                      const QJsonObject& event) {
    const QJsonObject fields = event["fields"].toObject();
    const auto ours = faces_of(fields["ours"]), theirs = faces_of(fields["theirs"]);
    if (ours.empty() || theirs.empty()) return {};
    const auto lost = statistics::contest_losses(ours, theirs);
    QVariantMap our = side(ours, theirs, lost.ours, false);
    QVariantMap their = side(theirs, ours, lost.theirs, true);

    const QJsonObject move = fighting_move(game, before, news);
    const QJsonArray ends = game.look()["move"][move["kind"].toString()]["arrow"].toArray();
    const QJsonObject look = game.look()["space"].toObject();
    const QString owner = look[look.contains("fill") ? "fill" : "coin"].toString();
    const bool once = fights_once(news, event);
    const auto name = [&](QVariantMap& one, int end) {
        const QString space = move["values"][ends.at(end).toString()].toString();
        if (game.space_index(space) < 0) return;
        const QJsonObject cells = before.view()["spaces"][space].toObject();
        const int stood = cells[look["badge"].toString()].toInt(-1);
        one["space"] = game.space_name(space);
        one["seat"] = cells[owner].toInt();
        one["before"] = stood;
        one["after"] = once && stood >= 0 ? stood - one["lost"].toInt() : -1;
    };
    if (ends.size() == 2) {
        name(our, 0);
        name(their, 1);
    }
    const bool six = ours.front() <= 6 && theirs.front() <= 6;
    return {{"ours", our},
            {"theirs", their},
            {"outcomes",
             six ? contest_outcomes(static_cast<int>(ours.size()), static_cast<int>(theirs.size()))
                 : QVariantList()}};
}

}  // namespace fronteira::play
