// SPDX-License-Identifier: MIT
#pragma once

#include "client/program_run.hpp"

#include <QtQml/qqmlregistration.h>

namespace fronteira::launcher {

/// Takes a mod away that came as a pack, by a child, `fronteira remove`, as `PackInstall` brings
/// it.
class PackRemoval : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// Why the mod is still there: a sentence, then the program's own words; empty where all is
    /// well.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)

 public:
    explicit PackRemoval(QString program, QObject* parent = nullptr);

    bool busy() const { return run_.running(); }
    const QString& fault() const { return fault_; }

    /// Refused where other mods need it.
    Q_INVOKABLE void remove(const QString& mod);

 signals:
    void changed();
    /// A host that has found the mod must look again.
    void removed();

 private:
    void take(const QJsonDocument& answer, const QString& fault);

    client::ProgramRun run_;
    QString fault_;
};

}  // namespace fronteira::launcher
