// SPDX-License-Identifier: MIT
#include "launcher/library.hpp"

#include <QJsonArray>
#include <algorithm>

namespace fronteira::launcher {
namespace {

QVariantMap with_id(const QVariantList& list, const QString& id) {
    for (const QVariant& one : list)
        if (one.toMap()["id"] == id) return one.toMap();
    return {};
}

}  // namespace

Library::Library(client::Host& host, QObject* parent) : QObject(parent), host_(host) {
    host_.ask({{"type", "list"}}, this, [this](const client::Reply& reply) {
        if (reply) return take(reply.message);
        fault_ = reply.fault();
        emit changed();
    });
    refreshMatches();
}

void Library::take(const QJsonObject& installed) {
    mods_ = installed["mods"].toArray().toVariantList();
    maps_ = installed["maps"].toArray().toVariantList();
    for (const QJsonValue& fault : installed["faults"].toArray()) faults_ << fault.toString();
    for (const QJsonValue& one : installed["rulesets"].toArray()) {
        QVariantMap ruleset = one.toObject().toVariantMap();
        const QVariantMap mod = with_id(mods_, ruleset["id"].toString().section('/', 0, 0));
        ruleset["modName"] = mod["name"];
        for (const char* key : {"version", "licence", "authors"}) ruleset[key] = mod[key];
        rulesets_ << ruleset;
    }
    std::stable_sort(
        rulesets_.begin(), rulesets_.end(), [this](const QVariant& a, const QVariant& b) {
            return followers(a.toMap()["id"].toString()) > followers(b.toMap()["id"].toString());
        });
    emit changed();
}

/// How many mods build upon the mod of that ruleset.
int Library::followers(const QString& ruleset) const {
    const QString mod = ruleset.section('/', 0, 0);
    return static_cast<int>(std::count_if(mods_.begin(), mods_.end(), [&](const QVariant& one) {
        return one.toMap()["depends"].toList().contains(mod);
    }));
}

QVariantMap Library::ruleset(const QString& id) const {
    return with_id(rulesets_, id);
}

QVariantList Library::guide(const QString& ruleset) const {
    QStringList wanted{ruleset.section('/', 0, 0)};
    for (int i = 0; i < wanted.size() && i < mods_.size(); ++i) {
        const QVariantMap mod = with_id(mods_, wanted[i]);
        if (const QVariantList pages = mod["guide"].toList(); !pages.isEmpty()) return pages;
        wanted << mod["depends"].toStringList();
    }
    return {};
}

board::DrawnMap Library::map(const QString& id) {
    const auto known = drawn_.constFind(id);
    if (known != drawn_.constEnd()) return *known;
    drawn_.insert(id, {});
    host_.ask({{"type", "map"}, {"map", id}}, this, [this, id](const client::Reply& reply) {
        // Whoever asks again may get it then.
        if (!reply) return static_cast<void>(drawn_.remove(id));
        drawn_[id] = board::DrawnMap(reply.message);
        emit mapLoaded(id);
    });
    return {};
}

QVariantList Library::mapsFor(const QString& ruleset_id) const {
    const QVariantMap wanted = ruleset(ruleset_id);
    const QVariantMap needs = wanted["needs"].toMap();
    const QVariantList spaces = needs["spaces"].toList();
    const bool tags = !needs["tags"].toMap().isEmpty();
    const QString own = wanted["map"].toString();
    QVariantList fit;
    for (const QVariant& one : maps_) {
        const QVariantMap map = one.toMap();
        const int count = map["spaces"].toInt();
        const bool sized =
            spaces.size() != 2 || (count >= spaces[0].toInt() && count <= spaces[1].toInt());
        const bool divided = !needs["regions"].toBool() || map["regions"].toInt() > 0;
        const bool same_mod = map["mod"].toString() == own.section('/', 0, 0);
        if (map["id"] == own)
            fit.prepend(map);
        else if (sized && divided && (same_mod || !tags))
            fit.append(map);
    }
    return fit;
}

QVariantList Library::search(const QString& words) const {
    QVariantList found;
    const QStringList wanted = words.split(' ', Qt::SkipEmptyParts);
    for (const QVariant& one : rulesets_) {
        const QVariantMap ruleset = one.toMap();
        const QString text = ruleset["name"].toString() + ' ' + ruleset["description"].toString() +
                             ' ' + ruleset["modName"].toString();
        const bool all = std::all_of(wanted.begin(), wanted.end(), [&](const QString& word) {
            return text.contains(word, Qt::CaseInsensitive);
        });
        if (all) found << one;
    }
    return found;
}

double Library::last_played(const QString& ruleset) const {
    double last = 0;
    for (const QVariant& one : matches_) {
        const QVariantMap match = one.toMap();
        if (match["ruleset"] == ruleset) last = std::max(last, match["opened"].toDouble());
    }
    return last;
}

QVariantList Library::games(const QString& words) const {
    struct Game {
        QString mod;
        QVariantList rulesets;
        QString latest;
        double played = 0;
    };
    QList<Game> games;
    for (const QVariant& one : search(words)) {
        const QString id = one.toMap()["id"].toString(), mod = id.section('/', 0, 0);
        auto game = std::find_if(games.begin(), games.end(),
                                 [&](const Game& known) { return known.mod == mod; });
        if (game == games.end()) game = games.insert(games.end(), {mod, {}, id});
        game->rulesets << one;
        if (const double played = last_played(id); played > game->played) {
            game->played = played;
            game->latest = id;
        }
    }
    std::stable_sort(games.begin(), games.end(),
                     [](const Game& a, const Game& b) { return a.played > b.played; });
    QVariantList list;
    for (const Game& game : games)
        list << QVariantMap{{"id", game.mod}, {"rulesets", game.rulesets}, {"latest", game.latest}};
    return list;
}

QStringList Library::modsNeeding(const QString& mod) const {
    QStringList names;
    for (const QVariant& one : mods_)
        if (one.toMap()["depends"].toStringList().contains(mod))
            names << one.toMap()["name"].toString();
    return names;
}

/// No mod builds on itself: such mods are not listed.
bool Library::builds_on(const QString& mod, const QString& other) const {
    const QStringList depends = with_id(mods_, mod)["depends"].toStringList();
    return mod == other || std::any_of(depends.begin(), depends.end(),
                                       [&](const QString& one) { return builds_on(one, other); });
}

int Library::matchesNeeding(const QString& mod) const {
    return static_cast<int>(
        std::count_if(matches_.begin(), matches_.end(), [&](const QVariant& one) {
            const QVariantMap match = one.toMap();
            return needs(match["ruleset"].toString(), mod) || needs(match["map"].toString(), mod);
        }));
}

bool Library::needs(const QString& thing, const QString& mod) const {
    if (thing.contains('/')) return builds_on(thing.section('/', 0, 0), mod);
    const QVariantList things = rulesets_ + maps_;
    return std::any_of(things.begin(), things.end(), [&](const QVariant& one) {
        const QString id = one.toMap()["id"].toString();
        return id.section('/', 1) == thing && builds_on(id.section('/', 0, 0), mod);
    });
}

void Library::refreshMatches() {
    host_.ask({{"type", "matches"}}, this, [this](const client::Reply& reply) {
        if (!reply) return;
        matches_ = reply.message["matches"].toArray().toVariantList();
        std::stable_sort(matches_.begin(), matches_.end(),
                         [](const QVariant& a, const QVariant& b) {
                             return a.toMap()["opened"].toString() > b.toMap()["opened"].toString();
                         });
        emit matchesChanged();
    });
}

void Library::forget(const QString& match) {
    host_.ask({{"type", "forget"}, {"match", match}}, this, [this](const client::Reply& reply) {
        if (!reply) emit failed(reply.fault());
        refreshMatches();
    });
}

}  // namespace fronteira::launcher
