// SPDX-License-Identifier: MIT
#pragma once

#include "client/program_run.hpp"

#include <QtQml/qqmlregistration.h>

#include <QVariantList>

namespace fronteira::map_edit {

/// The formats of other programs that maps may come from and go to, as the installed plugins have
/// them. Asked for when first wanted.
class MapFormats : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    /// For the dialog that chooses a file to import: all formats together first.
    Q_PROPERTY(QStringList readable READ readable NOTIFY changed)
    /// Each `id`, `name`, `suffix` (`svg`), `filter`.
    Q_PROPERTY(QVariantList written READ written NOTIFY changed)

 public:
    explicit MapFormats(QString program, QObject* parent = nullptr);

    QStringList readable();
    QVariantList written();

 signals:
    void changed();

 private:
    void ask();
    void take(const QJsonDocument& formats);

    client::ProgramRun run_;
    bool asked_ = false;
    QStringList readable_;
    QVariantList written_;
};

}  // namespace fronteira::map_edit
