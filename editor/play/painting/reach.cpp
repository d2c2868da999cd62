// SPDX-License-Identifier: MIT
#include "play/painting/reach.hpp"

#include "play/match/facts.hpp"

#include <algorithm>

namespace fronteira::play {
namespace {

class Search {
 public:
    Search(const Game& game, const QJsonObject& view) : game_(game), view_(view) {}

    void add(const QJsonObject& rule, const QString& space) {
        if (!says_something(cell(space, rule["column"]))) return;
        if (rule.contains("ahead")) add_ahead(rule, space);
        if (rule["around"].toBool()) found_.reached << game_.linked(space);
    }
    const Reach& found() const { return found_; }

 private:
    QJsonValue cell(const QString& space, const QJsonValue& column) const {
        return view_["spaces"][space][column.toString()];
    }

    /// The exact distance, unless something stands in the way or the board ends before it.
    void add_ahead(const QJsonObject& rule, const QString& space) {
        const QJsonValue ahead = rule["ahead"];
        const QString word = cell(space, rule["column"]).toString();
        const int steps = ahead.isObject() ? ahead[word].toInt() : ahead.toInt();
        const QString way = cell(space, rule["toward"]).toString();
        QStringList line;
        QString at = space;
        // A host may say any number, and links may go round: no mod can say more.
        constexpr int most_steps = 1000;
        if (steps > most_steps) return;
        while (line.size() < steps) {
            const QStringList next = game_.linked(at, way);
            if (way.isEmpty() || next.size() != 1) return;
            if (!line.isEmpty() && stops(rule, at)) return;
            line << (at = next.first());
        }
        if (line.isEmpty()) return;
        found_.reached << line.takeLast();
        found_.crossed << line;
    }
    bool stops(const QJsonObject& rule, const QString& space) const {
        const QJsonArray until = rule["until"].toArray();
        return std::any_of(until.begin(), until.end(), [&](const QJsonValue& column) {
            return says_something(cell(space, column));
        });
    }

    const Game& game_;
    const QJsonObject& view_;
    Reach found_;
};

}  // namespace

Reach reach_of(const Game& game, const QJsonObject& view, const QString& space) {
    Search search(game, view);
    for (const QJsonValue& rule : game.look()["space"]["reach"].toArray())
        search.add(rule.toObject(), space);
    return search.found();
}

}  // namespace fronteira::play
