// SPDX-License-Identifier: MIT
#pragma once

#include "client/program_run.hpp"

#include <QtQml/qqmlregistration.h>

#include <QUrl>
#include <QVariantMap>

namespace fronteira::launcher {

/// Installs a game from a pack by `fronteira install` in a child, which a stranger's file may
/// crash. It examines all of the pack first and leaves nothing behind of one that is refused.
class PackInstall : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// The name of the file, without its folder.
    Q_PROPERTY(QString file READ file NOTIFY changed)
    /// Why it was not installed, in a sentence; empty: it was, or it is not known yet.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// What the program found, one finding a line; warnings, too.
    Q_PROPERTY(QString findings READ findings NOTIFY changed)
    /// It was refused because other games need the version that is installed now.
    Q_PROPERTY(bool needed READ needed NOTIFY changed)
    /// What was installed: `id`, `version`, `was_there` (the same already), `replaced` (the version
    /// before, or empty); empty while nothing is.
    Q_PROPERTY(QVariantMap done READ done NOTIFY changed)

 public:
    explicit PackInstall(QString program, QObject* parent = nullptr);

    bool busy() const { return run_.running(); }
    QString file() const;
    const QString& fault() const { return fault_; }
    const QString& findings() const { return findings_; }
    bool needed() const { return needed_; }
    const QVariantMap& done() const { return done_; }

    Q_INVOKABLE void install(const QUrl& file);
    /// The same file once more, even if other games can no longer be played then.
    Q_INVOKABLE void insist();

 signals:
    /// Somebody wants a file to be installed.
    void asked();
    void changed();
    /// There is something new to play.
    void installed();

 private:
    void run(const QStringList& options);
    void take(const QJsonDocument& answer, const QString& fault);

    client::ProgramRun run_;
    QString path_;
    QString fault_, findings_;
    bool needed_ = false;
    QVariantMap done_;
};

}  // namespace fronteira::launcher
