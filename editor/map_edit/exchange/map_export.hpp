// SPDX-License-Identifier: MIT
#pragma once

#include "client/program_run.hpp"
#include "map_edit/map_editor.hpp"

#include <QtQml/qqmlregistration.h>

#include <QTemporaryDir>
#include <QUrl>
#include <QVariantList>
#include <memory>

namespace fronteira::map_edit {

/// Writes the map that is drawn for another program by `fronteira export` in a child. It writes
/// into a folder of its own first; the files are put in place after the user has seen what is
/// lost and what they replace.
class MapExport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// Why it cannot be written, one finding a line.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// See losses_of().
    Q_PROPERTY(QVariantList losses READ losses NOTIFY changed)
    /// Names of the files that are ready to be written; the first is the one that was asked for.
    Q_PROPERTY(QStringList files READ files NOTIFY changed)
    /// Those beside the first that are there already.
    Q_PROPERTY(QStringList replaced READ replaced NOTIFY changed)

 public:
    explicit MapExport(QString program, QObject* parent = nullptr);

    bool busy() const { return run_.running(); }
    const QString& fault() const { return fault_; }
    const QVariantList& losses() const { return losses_; }
    const QStringList& files() const { return files_; }
    QStringList replaced() const;

    /// `format` as MapFormats tells it.
    Q_INVOKABLE void prepare(fronteira::map_edit::MapEditor* editor, const QUrl& file,
                             const QString& format);
    /// Puts the files where they shall be; false, with a fault, when that fails.
    Q_INVOKABLE bool write();
    Q_INVOKABLE void forget();

 signals:
    void changed();

 private:
    void take(const QJsonDocument& answer, const QString& fault);

    client::ProgramRun run_;
    std::unique_ptr<QTemporaryDir> folder_;
    QString to_, fault_;
    QVariantList losses_;
    QStringList files_;
};

}  // namespace fronteira::map_edit
