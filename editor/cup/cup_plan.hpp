// SPDX-License-Identifier: MIT
#pragma once

#include "launcher/match_setup.hpp"

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QStringList>
#include <QUrl>
#include <QVariantList>

namespace fronteira::cup {

/// A tournament that is being prepared: what is played, by whom, how it is paired and counted.
class CupPlan : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// Ruleset, map and options; its seats say nothing here.
    Q_PROPERTY(fronteira::launcher::MatchSetup* game READ game CONSTANT)
    Q_PROPERTY(QString name MEMBER name_ NOTIFY changed)
    /// People play it on a host; else bots among themselves.
    Q_PROPERTY(bool people MEMBER people_ NOTIFY changed)
    Q_PROPERTY(QString format MEMBER format_ NOTIFY changed)
    Q_PROPERTY(int seats MEMBER seats_ NOTIFY changed)  ///< at each table
    /// 0: as many as the format thinks right.
    Q_PROPERTY(int rounds MEMBER rounds_ NOTIFY changed)
    /// So often a table plays in all orders of its seats: of bots `deals`, of people `repeats`.
    Q_PROPERTY(int deals MEMBER deals_ NOTIFY changed)
    Q_PROPERTY(int repeats MEMBER repeats_ NOTIFY changed)
    /// Each `bot` (empty for a person, whose place is kept) and `name`.
    Q_PROPERTY(QVariantList entrants READ entrants NOTIFY changed)
    /// In hundredths; a draw of -1 shares the points of a win among all.
    Q_PROPERTY(int win MEMBER win_ NOTIFY changed)
    Q_PROPERTY(int draw MEMBER draw_ NOTIFY changed)
    Q_PROPERTY(int loss MEMBER loss_ NOTIFY changed)
    /// By what equals are told apart, the first first: `buchholz`, `sonneborn_berger`,
    /// `head_to_head`, `wins`.
    Q_PROPERTY(QStringList tieBreaks MEMBER tie_breaks_ NOTIFY changed)
    /// A match that goes on after so many rounds ends; 0: none does.
    Q_PROPERTY(int mostRounds MEMBER most_rounds_ NOTIFY changed)
    /// It is then won by who has most spaces, not drawn.
    Q_PROPERTY(bool bySpaces MEMBER by_spaces_ NOTIFY changed)
    /// Among bots, whoever has so many percent of what is `counted`, at the beginning of so many
    /// rounds in a row, has won; 0 percent: only the rules decide.
    Q_PROPERTY(int decidedPercent MEMBER decided_percent_ NOTIFY changed)
    Q_PROPERTY(int decidedRounds MEMBER decided_rounds_ NOTIFY changed)
    /// A match of bots ends after so many rounds in which nobody got more or less of it; 0: none
    /// does.
    Q_PROPERTY(int standstillRounds MEMBER standstill_rounds_ NOTIFY changed)
    /// What of the game is counted for both, such as `armies`; empty: spaces.
    Q_PROPERTY(QString counted MEMBER counted_ NOTIFY changed)
    /// The record from which matches of bots begin, or a folder of them, and how many rounds of it
    /// are played; empty: from the beginning; 0: all of them.
    Q_PROPERTY(QString openings MEMBER openings_ NOTIFY changed)
    Q_PROPERTY(int openingRounds MEMBER opening_rounds_ NOTIFY changed)
    /// Milliseconds that a bot has for a move; 0: as long as it likes.
    Q_PROPERTY(int moveMs MEMBER move_ms_ NOTIFY changed)
    /// On the clock of each person in all; 0: nobody is hurried.
    Q_PROPERTY(int minutes MEMBER minutes_ NOTIFY changed)
    Q_PROPERTY(int increment MEMBER increment_ NOTIFY changed)  ///< seconds for each decision
    Q_PROPERTY(bool watched MEMBER watched_ NOTIFY changed)
    Q_PROPERTY(int watchDelay MEMBER watch_delay_ NOTIFY changed)  ///< seconds
    Q_PROPERTY(bool late MEMBER late_ NOTIFY changed)
    /// Everything that speaks against it, in sentences.
    Q_PROPERTY(QStringList faults READ faults NOTIFY changed)

 public:
    explicit CupPlan(QObject* parent = nullptr);

    launcher::MatchSetup* game() { return &game_; }
    const QVariantList& entrants() const { return entrants_; }
    QStringList faults() const;
    bool for_people() const { return people_; }

    /// Begins with that ruleset: its own map, tables as small as it allows.
    Q_INVOKABLE void begin(const QVariantMap& ruleset);
    /// `called`: what the bot is called, where that is not its name.
    Q_INVOKABLE void addEntrant(const QString& bot, const QString& called = {});
    Q_INVOKABLE void setEntrant(int place, const QString& bot, const QString& name);
    Q_INVOKABLE void removeEntrant(int place);
    /// Ties are told apart by that, too, or are not.
    Q_INVOKABLE void chooseTieBreak(const QString& id, bool chosen);
    /// Matches of bots begin from that record, or from each of its folder.
    Q_INVOKABLE void beginFrom(const QUrl& record, bool whole_folder);
    /// It comes one place earlier.
    Q_INVOKABLE void raiseTieBreak(const QString& id);

    /// The file that `fronteira tournament` reads.
    QString toml() const;
    /// Writes it among the tournaments of this studio, under a name of its own: the file, or empty
    /// where that failed, with the reason in `fault`.
    QString save(QString& fault) const;

 signals:
    void changed();

 private:
    static QStringList usual_tie_breaks();
    QString entrant_toml(const QVariantMap& entrant) const;
    QString options_toml() const;
    QString tie_breaks_toml() const;
    QString limits_toml() const;
    QString early_ends_toml() const;
    QString openings_toml() const;
    QString people_toml() const;
    bool points_are_odd() const;

    launcher::MatchSetup game_;
    QString name_;
    bool people_ = true;
    QString format_ = QStringLiteral("swiss");
    int seats_ = 2;
    int rounds_ = 3;
    int deals_ = 10;
    int repeats_ = 1;
    QVariantList entrants_;
    int win_ = 100;
    int draw_ = -1;
    int loss_ = 0;
    QStringList tie_breaks_ = usual_tie_breaks();
    int most_rounds_ = 0;
    bool by_spaces_ = false;
    int decided_percent_ = 0;
    int decided_rounds_ = 3;
    int standstill_rounds_ = 0;
    QString counted_;
    QString openings_;
    int opening_rounds_ = 0;
    int move_ms_ = 0;
    int minutes_ = 0;
    int increment_ = 0;
    bool watched_ = true;
    int watch_delay_ = 0;
    bool late_ = false;
};

}  // namespace fronteira::cup
