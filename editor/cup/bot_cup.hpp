// SPDX-License-Identifier: MIT
#pragma once

#include "client/program_run.hpp"

#include <QtQml/qqmlregistration.h>

#include <QElapsedTimer>
#include <QTemporaryDir>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>
#include <functional>

namespace fronteira::cup {

/// A tournament of bots, played by the command line program in a child. What was played is in the
/// ledger beside the file, so that it goes on where it was stopped.
class BotCup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by Cups")
    Q_PROPERTY(QString file READ file CONSTANT)
    Q_PROPERTY(bool running READ running NOTIFY changed)
    /// Why it does not go on, one finding a line; empty when nothing went wrong.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// While it runs: `done`, `of`, `round`, and `seconds` left where that is known.
    Q_PROPERTY(QVariantMap progress READ progress NOTIFY changed)
    /// What `fronteira tournament table --json` tells; empty before the first match.
    Q_PROPERTY(QVariantMap table READ table NOTIFY changed)
    /// The latest matches first, each `number`, `round`, `seats`, `winners`, `end`, `reason`,
    /// `corrected`, and `over`, which is true.
    Q_PROPERTY(QVariantList matches READ matches NOTIFY changed)

 public:
    BotCup(QString program, QString file, QObject* parent = nullptr);

    const QString& file() const { return file_; }
    bool running() const { return run_.running(); }
    const QString& fault() const { return fault_; }
    const QVariantMap& progress() const { return progress_; }
    const QVariantMap& table() const { return table_; }
    const QVariantList& matches() const { return matches_; }

    /// Begins it, or goes on with it.
    Q_INVOKABLE void start();
    /// Ends after the matches that are being played.
    Q_INVOKABLE void stop() { run_.ask_to_end(); }
    /// Makes the record of a match; `recorded` follows.
    Q_INVOKABLE void replay(int number);
    /// Writes the page for browsers; `reported` follows.
    Q_INVOKABLE void report(const QUrl& file);

 signals:
    void changed();
    /// `seats` are the names of who played.
    void recorded(const QUrl& file, const QStringList& seats);
    void reported(const QUrl& file);
    void refused(const QString& say);

 private:
    void hear(const QJsonObject& progress);
    void look();
    void read_matches();
    using Then = std::function<void(const QJsonDocument& answer, const QString& fault)>;
    /// A question to the program beside the matches, one at a time.
    struct Aside {
        QStringList words;
        Then then;
    };
    void aside(const QStringList& words, Then then);
    void begin_aside();

    QString file_;
    QTemporaryDir folder_;  ///< for what is exported
    client::ProgramRun run_;
    client::ProgramRun aside_;
    QList<Aside> asides_;
    QElapsedTimer looked_;
    QString fault_;
    QVariantMap progress_;
    QVariantMap table_;
    QVariantList matches_;
};

}  // namespace fronteira::cup
