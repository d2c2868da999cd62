// SPDX-License-Identifier: MIT
#include "map_edit/analysis/map_fairness.hpp"

#include "map_edit/analysis/heat_scale.hpp"
#include "map_edit/text.hpp"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <algorithm>
#include <cmath>

namespace fronteira::map_edit {
namespace {

constexpr double least_reach = 0.05;  // of the scale: less than that is chance

/// Of a space or a region.
template <class Thing>
QString name_of(const std::vector<Thing>& things, const QString& id, const std::string& language) {
    for (const Thing& thing : things)
        if (text(thing.id) == id) return text(text_in(thing.name, language));
    return id;
}

QVariantList best_first(QVariantList lines) {
    std::stable_sort(lines.begin(), lines.end(), [](const QVariant& a, const QVariant& b) {
        return a.toMap()["rate"].toDouble() > b.toMap()["rate"].toDouble();
    });
    return lines;
}

}  // namespace

MapFairness::MapFairness(MapEditor& editor, QString program, QObject* parent)
    : SpaceOverlay(parent), editor_(editor), run_(std::move(program)) {
    connect(&run_, &client::ProgramRun::told, this, &MapFairness::hear);
    connect(&run_, &client::ProgramRun::ended, this, &MapFairness::take);
    connect(&editor, &MapEditor::changed, this, [this] {
        if (stale_ || (result_.isEmpty() && !running())) return;
        stale_ = true;
        emit changed();
    });
}

void MapFairness::start(const QString& ruleset, int players, const QString& bot, int games) {
    fault_.clear();
    progress_.clear();
    result_.clear();
    heat_.clear();
    stale_ = false;
    studied_ = editor_.map();
    folder_ = std::make_unique<QTemporaryDir>();
    QFile file(folder_->filePath(text(studied_.id) + ".toml"));
    const QByteArray map = QByteArray::fromStdString(editor_.document().text());
    if (!folder_->isValid() || !file.open(QIODevice::WriteOnly) || file.write(map) != map.size()) {
        fault_ = folder_->isValid() ? file.errorString() : folder_->errorString();
        return emit changed();
    }
    file.close();
    QStringList words{"lab",       file.fileName(),          "--ruleset", ruleset,
                      "--players", QString::number(players), "--games",   QString::number(games)};
    if (!bot.isEmpty()) words << "--bot" << bot;
    clock_.start();
    run_.start(words << "--json"
                     << "--progress");
    emit changed();
}

void MapFairness::hear(const QJsonObject& progress) {
    const double matches = progress["matches"].toDouble(), most = progress["most"].toDouble();
    progress_ = {{"matches", matches},
                 {"most", most},
                 {"seats", named(progress["seats"].toArray(), "seat")}};
    if (matches > 0)
        progress_["seconds"] =
            static_cast<double>(clock_.elapsed()) / 1000 * (most - matches) / matches;
    emit changed();
}

void MapFairness::take(const QJsonDocument& answer, const QString& fault) {
    // Where the map lay is nobody's business.
    fault_ = QString(fault).remove(folder_->path() + "/");
    folder_.reset();
    progress_.clear();
    const QJsonObject found = answer.object();
    if (!found.isEmpty()) {
        share_ = found["fair_share"].toDouble();
        const QVariantList starts = best_first(named(found["starts"].toArray(), "space"));
        const double told = found["decided"].toDouble() + found["drawn"].toDouble();
        result_ = {{"answer", found["answer"].toString()},
                   {"stop", found["stop"].toString()},
                   {"share", share_},
                   {"margin", found["rule"]["margin"].toDouble()},
                   {"matches", found["matches"].toDouble()},
                   {"drawn", found["drawn"].toDouble()},
                   {"other", found["matches"].toDouble() - told},
                   {"round", found["round"].toInt()},
                   {"startsAreFixed", found["starts_are_fixed"].toBool()},
                   {"seats", named(found["seats"].toArray(), "seat")},
                   {"starts", starts},
                   {"regions", best_first(named(found["regions"].toArray(), "region"))}};
        result_["order"] = found["first_is_fixed"].toBool()
                               ? QVariantList()
                               : named(found["order"].toArray(), "turn");
        find_heat(starts);
    }
    emit changed();
}

/// The lines of a table of the lab, of which each is `of` a seat, a turn, a space or a region.
QVariantList MapFairness::named(const QJsonArray& lines, const char* of) const {
    QVariantList list;
    for (const QJsonValue& one : lines) {
        const QString id = one[of].toVariant().toString(), what = of;
        const double rate = one["rate"].toDouble();
        QVariantMap line{{"id", id},
                         {"name", id},
                         {"rate", rate},
                         {"low", one["low"].toDouble()},
                         {"high", one["high"].toDouble()},
                         {"matches", one["matches"].toDouble()}};
        if (what == "space") line["name"] = name_of(studied_.spaces, id, editor_.language());
        if (what == "region") line["name"] = name_of(studied_.regions, id, editor_.language());
        if (one["differs"].toBool()) line["verdict"] = rate > share_ ? "more" : "less";
        list << line;
    }
    return list;
}

void MapFairness::find_heat(const QVariantList& starts) {
    reach_ = least_reach;
    for (const QVariant& start : starts) {
        const QVariantMap line = start.toMap();
        const double rate = line["rate"].toDouble();
        heat_[line["id"].toString()] = {rate, line.contains("verdict")};
        reach_ = std::max(reach_, std::abs(rate - share_));
    }
}

QColor MapFairness::heatAt(double from_middle) const {
    return heat_colour(from_middle);
}

/// The colour of the rate, the rate in hundredths, and a star where it is more than chance.
void MapFairness::show_on(board::SpaceLook& look, size_t, const QString& id,
                          const board::BoardStyle& style) const {
    const auto heat = heat_.constFind(id);
    if (heat == heat_.constEnd()) return;
    look.tint = heat_colour((heat->rate - share_) / reach_);
    look.badge = QString::number(std::lround(100 * heat->rate));
    look.badge_fill = style.light_ink;
    look.badge_ink = QColor(Qt::black);
    if (heat->proven) look.marks = QStringList{"star"};
}

}  // namespace fronteira::map_edit
