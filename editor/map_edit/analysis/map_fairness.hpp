// SPDX-License-Identifier: MIT
#pragma once

#include "client/program_run.hpp"
#include "map_edit/canvas/space_overlay.hpp"
#include "map_edit/map_editor.hpp"

#include <QtQml/qqmlregistration.h>

#include <QColor>
#include <QElapsedTimer>
#include <QHash>
#include <QTemporaryDir>
#include <QVariantList>
#include <QVariantMap>
#include <memory>

namespace fronteira::map_edit {

/// How fair the map is that is drawn, found out by `fronteira lab` in a child: many matches of
/// equal bots. Shows upon the canvas how often the first owner of a space wins. Ends with the
/// editor.
class MapFairness : public SpaceOverlay {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// Why there is no result, one finding a line; empty when nothing went wrong.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// Of a study that goes on: `matches` of at most `most`, `seconds` left at this pace, and
    /// `seats` as in the result. Empty before the first match is over.
    Q_PROPERTY(QVariantMap progress READ progress NOTIFY changed)
    /// Empty before the first study: `answer` (`fair`, `unfair`, `undecided`), `stop` (`answered`,
    /// `all_played`, `cancelled`), `share`, `margin`, `matches`, `drawn`, `other`, and lists
    /// `seats`, `order` (empty when the same seat always begins), `starts` and `regions`, each line
    /// with `id`, `name`, `rate`, `low`, `high`, `matches` and `verdict` (`more`, `less`, or empty
    /// when nothing is proven). Starts and regions come the best first.
    Q_PROPERTY(QVariantMap result READ result NOTIFY changed)
    /// Whether the map was changed since it was studied.
    Q_PROPERTY(bool stale READ stale NOTIFY changed)
    /// The farthest that a start lies from the fair share: the end of the scale of colours.
    Q_PROPERTY(double reach READ reach NOTIFY changed)

 public:
    MapFairness(MapEditor& editor, QString program, QObject* parent = nullptr);

    bool running() const { return run_.running(); }
    const QString& fault() const { return fault_; }
    QVariantMap progress() const { return progress_; }
    QVariantMap result() const { return result_; }
    bool stale() const { return stale_; }
    double reach() const { return reach_; }
    qint64 process() const { return run_.process(); }

    /// Begins anew. `bot` sits in all seats; empty: the usual one of the ruleset.
    Q_INVOKABLE void start(const QString& ruleset, int players, const QString& bot, int games);
    /// Ends the study; what it has found so far is its result.
    Q_INVOKABLE void cancel() { run_.ask_to_end(); }
    /// The colour of what is so far from the middle, -1 to 1.
    Q_INVOKABLE QColor heatAt(double from_middle) const;

    void show_on(board::SpaceLook& look, size_t space, const QString& id,
                 const board::BoardStyle& style) const override;

 private:
    void hear(const QJsonObject& progress);
    void take(const QJsonDocument& answer, const QString& fault);
    QVariantList named(const QJsonArray& lines, const char* of) const;
    void find_heat(const QVariantList& starts);

    struct Heat {
        double rate;
        bool proven;
    };

    MapEditor& editor_;
    client::ProgramRun run_;
    std::unique_ptr<QTemporaryDir> folder_;  ///< holds the map as it is studied
    Map studied_;
    QElapsedTimer clock_;
    QString fault_;
    QVariantMap progress_, result_;
    QHash<QString, Heat> heat_;
    double share_ = 0, reach_ = 0;
    bool stale_ = false;
};

}  // namespace fronteira::map_edit
