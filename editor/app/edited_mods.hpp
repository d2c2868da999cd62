// SPDX-License-Identifier: MIT
#pragma once

#include "client/program_run.hpp"

#include <QtQml/qqmlregistration.h>

#include <QDateTime>
#include <QStringList>
#include <QTimer>

namespace fronteira::app {

/// Whether somebody edits the files of the game that is being played: the match keeps the rules
/// that it began with, and whoever writes rules should know. Where mods lie is asked of the
/// program; then only the times of their files are looked at, every few seconds.
class EditedMods : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    /// A file of the mod, or of one that it builds on, was written since the match began.
    Q_PROPERTY(bool found READ found NOTIFY changed)

 public:
    explicit EditedMods(const QString& program, QObject* parent = nullptr);

    bool found() const { return found_; }

    /// Looks after that mod from now on; what was written since then counts.
    void follow(const QString& mod, const QDateTime& since);
    void forget();
    /// It is known; only what is written from now on counts.
    Q_INVOKABLE void dismiss();

 signals:
    void changed();

 private:
    void take(const QJsonDocument& mods);
    void look();
    void become(bool found);

    client::ProgramRun run_;
    QTimer often_;
    QString mod_;
    qint64 since_ = 0;  ///< milliseconds
    QStringList folders_;
    bool found_ = false;
};

}  // namespace fronteira::app
