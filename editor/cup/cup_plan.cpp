// SPDX-License-Identifier: MIT
#include "cup/cup_plan.hpp"

#include "cup/toml_text.hpp"
#include "files/home.hpp"
#include "files/whole_file.hpp"

#include <QDir>
#include <QRegularExpression>
#include <QSet>
#include <algorithm>

namespace fronteira::cup {
namespace {

/// As the reader of the file would have it.
bool can_be_called(const QString& name) {
    constexpr qsizetype most_bytes = 60;
    return !name.contains('"') && name.toUtf8().size() <= most_bytes;
}

/// How many openings a record or a folder of them holds.
int records_in(const QString& path) {
    const QFileInfo info(path);
    if (!info.isDir()) return info.isFile() ? 1 : 0;
    return static_cast<int>(QDir(path).entryList({"*.rec", "*.record"}, QDir::Files).size());
}

}  // namespace

CupPlan::CupPlan(QObject* parent) : QObject(parent) {
    connect(&game_, &launcher::MatchSetup::changed, this, &CupPlan::changed);
}

void CupPlan::begin(const QVariantMap& ruleset) {
    game_.set_ruleset(ruleset);
    const QVariantList players = ruleset["players"].toList();
    seats_ = std::clamp(seats_, players.value(0).toInt(), std::max(2, players.value(1).toInt()));
    const QStringList bots = ruleset["bots"].toStringList();
    for (qsizetype i = entrants_.size() - 1; i >= 0; --i) {
        const QString bot = entrants_[i].toMap()["bot"].toString();
        if (!bot.isEmpty() && !bots.contains(bot)) entrants_.removeAt(i);
    }
    emit changed();
}

/// Under a name that nobody has yet.
void CupPlan::addEntrant(const QString& bot, const QString& called) {
    QSet<QString> taken;
    for (const QVariant& one : std::as_const(entrants_)) taken << one.toMap()["name"].toString();
    const QString first = called.isEmpty() ? bot : called;
    QString name = first;
    for (int i = 2; !bot.isEmpty() && taken.contains(name); ++i)
        name = first + " " + QString::number(i);
    entrants_ << QVariantMap{{"bot", bot}, {"name", name}};
    emit changed();
}

void CupPlan::setEntrant(int place, const QString& bot, const QString& name) {
    if (place < 0 || place >= entrants_.size()) return;
    entrants_[place] = QVariantMap{{"bot", bot}, {"name", name}};
    emit changed();
}

void CupPlan::removeEntrant(int place) {
    if (place < 0 || place >= entrants_.size()) return;
    entrants_.removeAt(place);
    emit changed();
}

QStringList CupPlan::usual_tie_breaks() {
    return {"buchholz", "sonneborn_berger", "head_to_head", "wins"};
}

void CupPlan::chooseTieBreak(const QString& id, bool chosen) {
    tie_breaks_.removeAll(id);
    if (chosen && usual_tie_breaks().contains(id)) tie_breaks_ << id;
    emit changed();
}

void CupPlan::beginFrom(const QUrl& record, bool whole_folder) {
    const QFileInfo file(record.toLocalFile());
    openings_ = whole_folder ? file.absolutePath() : file.absoluteFilePath();
    emit changed();
}

void CupPlan::raiseTieBreak(const QString& id) {
    const qsizetype place = tie_breaks_.indexOf(id);
    if (place < 1) return;
    tie_breaks_.move(place, place - 1);
    emit changed();
}

/// As the reader of the file would say it, with a draw that is shared.
bool CupPlan::points_are_odd() const {
    const int draw = draw_ < 0 ? win_ / std::max(seats_, 1) : draw_;
    return loss_ >= win_ || draw > win_ || loss_ > draw;
}

QStringList CupPlan::faults() const {
    QStringList faults = game_.faults();
    const QString fit = tr("%1 is too long for a name, or has quotation marks");
    if (name_.trimmed().isEmpty()) faults << tr("Give the tournament a name");
    if (!can_be_called(name_.trimmed())) faults << fit.arg(name_.trimmed());
    QSet<QString> names;
    bool unnamed = false, twice = false, persons = false;
    for (const QVariant& one : entrants_) {
        const QString name = one.toMap()["name"].toString().trimmed();
        if (!can_be_called(name)) faults << fit.arg(name);
        unnamed = unnamed || name.isEmpty();
        twice = twice || names.contains(name.toCaseFolded());
        persons = persons || one.toMap()["bot"].toString().isEmpty();
        names << name.toCaseFolded();
    }
    if (unnamed) faults << tr("Every entrant needs a name");
    if (twice && !unnamed) faults << tr("Two entrants have the same name");
    if (persons && !people_) faults << tr("A person can only play where people play");
    if (points_are_odd())
        faults << tr(
            "A draw cannot be worth more than a win, and a defeat must be worth less than a win "
            "and no more than a draw");
    if (const int found = records_in(openings_); !people_ && !openings_.isEmpty() && found < deals_)
        faults << (found == 0 ? tr("No recorded position is there. Choose another folder")
                              : tr("%n recorded positions are there. Choose as many deals at most, "
                                   "or another folder",
                                   "", found));
    if (!people_ && entrants_.size() < seats_)
        faults << tr("%1 seats at a table need at least as many entrants").arg(seats_);
    return faults;
}

QString CupPlan::entrant_toml(const QVariantMap& entrant) const {
    const QString bot = entrant["bot"].toString();
    return "{ name = " + quoted(entrant["name"].toString().trimmed()) +
           ", bot = " + quoted(bot.isEmpty() ? QStringLiteral("person") : bot) + " }";
}

/// Only what was chosen otherwise than by default.
QString CupPlan::options_toml() const {
    QStringList chosen;
    for (const QVariant& one : game_.options()) {
        const QVariantMap option = one.toMap();
        const QVariant value = option["value"];
        if (value.toString() == option["default"].toString()) continue;
        const bool word = option["type"] == "choice";
        chosen << option["id"].toString() + " = " +
                      (word ? quoted(value.toString()) : value.toString());
    }
    return chosen.isEmpty() ? QString() : "options = { " + chosen.join(", ") + " }\n";
}

QString CupPlan::toml() const {
    const bool counted = format_ == "swiss" || format_ == "league";
    QString text = "name = " + quoted(name_.trimmed()) + "\nformat = " + quoted(format_) +
                   "\nseats = " + QString::number(seats_) + "\n";
    if (counted && rounds_ > 0) text += "rounds = " + QString::number(rounds_) + "\n";
    text += "deals = " + QString::number(people_ ? repeats_ : deals_) + "\n" + tie_breaks_toml();
    text += "entrants = [\n";
    for (const QVariant& one : entrants_) text += "  " + entrant_toml(one.toMap()) + ",\n";
    text += "]\n\n[[game]]\nruleset = " + quoted(game_.ruleset()["id"].toString()) +
            "\nmap = " + quoted(game_.map()) + "\n" + options_toml();
    if (!people_) text += openings_toml();
    text += "\n[points]\nwin = " + in_points(win_) + "\nloss = " + in_points(loss_) + "\n";
    if (draw_ >= 0) text += "draw = " + in_points(draw_) + "\n";
    text += limits_toml();
    return people_ ? text + people_toml() : text;
}

QString CupPlan::tie_breaks_toml() const {
    if (tie_breaks_ == usual_tie_breaks()) return {};
    QStringList words;
    for (const QString& one : tie_breaks_) words << quoted(one);
    return "tie_breaks = [" + words.join(", ") + "]\n";
}

QString CupPlan::limits_toml() const {
    QString text;
    if (most_rounds_ > 0) text += "rounds = " + QString::number(most_rounds_) + "\n";
    if (most_rounds_ > 0 && by_spaces_) text += "adjudicate = \"spaces\"\n";
    if (!people_) text += early_ends_toml();
    if (!people_ && move_ms_ > 0) text += "move_ms = " + QString::number(move_ms_) + "\n";
    return text.isEmpty() ? text : "\n[limits]\n" + text;
}

QString CupPlan::early_ends_toml() const {
    const QString of =
        counted_.trimmed().isEmpty() ? QString() : "of = " + quoted(counted_.trimmed()) + ", ";
    QString text;
    if (decided_percent_ > 0)
        text += QString("decided = { %1percent = %2, rounds = %3 }\n")
                    .arg(of)
                    .arg(decided_percent_)
                    .arg(decided_rounds_);
    if (standstill_rounds_ > 0)
        text += QString("standstill = { %1rounds = %2 }\n").arg(of).arg(standstill_rounds_);
    return text;
}

QString CupPlan::openings_toml() const {
    if (openings_.isEmpty()) return {};
    if (opening_rounds_ == 0) return "openings = " + quoted(openings_) + "\n";
    return "openings = { from = " + quoted(openings_) +
           ", rounds = " + QString::number(opening_rounds_) + " }\n";
}

QString CupPlan::people_toml() const {
    QString text = QString("\n[people]\nwatch = ") + (watched_ ? "\"anyone\"" : "\"nobody\"") +
                   "\nlate = " + (late_ ? "true" : "false") + "\n";
    if (watched_ && watch_delay_ > 0)
        text += "watch_delay = " + QString::number(watch_delay_) + "\n";
    if (minutes_ > 0)
        text += "clock = { seconds = " + QString::number(60 * minutes_) +
                ", increment = " + QString::number(increment_) + " }\n";
    return text;
}

QString CupPlan::save(QString& fault) const {
    static const QRegularExpression odd("[^a-z0-9]+");
    QString slug = name_.normalized(QString::NormalizationForm_D).toLower();
    slug.remove(QRegularExpression("\\p{Mn}")).replace(odd, "_");
    slug = slug.left(40);
    if (slug.isEmpty() || slug == "_") slug = "cup";
    const QDir folder(files::Home::tournaments());
    QString path = folder.filePath(slug + ".toml");
    for (int i = 2; QFile::exists(path); ++i)
        path = folder.filePath(slug + "_" + QString::number(i) + ".toml");
    const QString why = files::write_whole(path, toml().toUtf8());
    if (why.isEmpty()) return path;
    fault = tr("%1 cannot be written: %2").arg(path, why);
    return {};
}

}  // namespace fronteira::cup
