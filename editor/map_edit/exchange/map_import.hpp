// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "client/program_run.hpp"

#include <QtQml/qqmlregistration.h>

#include <QTemporaryDir>
#include <QUrl>
#include <QVariantList>
#include <QVariantMap>
#include <memory>

namespace fronteira::map_edit {

/// Reads a map of another program by `fronteira import` in a child, which a hostile file may crash;
/// and tells what was lost before anybody works on it.
class MapImport : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    Q_PROPERTY(bool busy READ busy NOTIFY changed)
    /// The name of the file, without its folder.
    Q_PROPERTY(QString file READ file NOTIFY changed)
    /// Why it cannot be read, one finding a line.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// See losses_of().
    Q_PROPERTY(QVariantList losses READ losses NOTIFY changed)
    /// What was understood: `name`, `spaces`, `regions`, `links`; empty while nothing is.
    Q_PROPERTY(QVariantMap found READ found NOTIFY changed)

 public:
    explicit MapImport(QString program, QObject* parent = nullptr);

    /// Of what is told of losses.
    void set_language(const QString& language) { language_ = language; }

    bool busy() const { return run_.running(); }
    const QString& file() const { return file_; }
    const QString& fault() const { return fault_; }
    const QVariantList& losses() const { return losses_; }
    QVariantMap found() const;
    /// What was read; empty before.
    const Map& map() const { return map_; }

    Q_INVOKABLE void read(const QUrl& file);
    /// Nobody wants it any more.
    Q_INVOKABLE void forget();

 signals:
    /// Somebody wants a file to be read.
    void asked();
    void changed();

 private:
    void take(const QJsonDocument& answer, const QString& fault);

    client::ProgramRun run_;
    std::unique_ptr<QTemporaryDir> folder_;
    QString language_ = "en";
    QString path_, file_, fault_;
    QVariantList losses_;
    Map map_;
};

}  // namespace fronteira::map_edit
