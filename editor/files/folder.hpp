// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QUrl>
#include <QVariantList>

namespace fronteira::files {

/// A folder as somebody sees it who looks for a file, or for a place to put one.
class Folder : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// What files are looked for: `map` or `record` have a home and are remembered; other words
    /// begin where one looked last.
    Q_PROPERTY(QString kind READ kind WRITE set_kind NOTIFY changed)
    /// Such as `*.toml`; empty shows every file.
    Q_PROPERTY(QStringList patterns READ patterns WRITE set_patterns NOTIFY changed)
    /// One that is no folder, or cannot be read, is a `fault`.
    Q_PROPERTY(QString path READ path WRITE set_path NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// Folders first, then files that fit, by name: each `name`, `path`, `folder`, `changed`.
    Q_PROPERTY(QVariantList entries READ entries NOTIFY changed)
    /// Where files of that kind may lie: each `name`, `path`.
    Q_PROPERTY(QVariantList places READ places NOTIFY changed)
    /// Files of that kind that were used lately: each `name`, `path`.
    Q_PROPERTY(QVariantList recent READ recent NOTIFY changed)

 public:
    using QObject::QObject;

    const QString& kind() const { return kind_; }
    void set_kind(const QString& kind);
    const QStringList& patterns() const { return patterns_; }
    void set_patterns(const QStringList& patterns);
    const QString& path() const { return path_; }
    void set_path(const QString& path);
    const QString& fault() const { return fault_; }
    const QVariantList& entries() const { return entries_; }
    QVariantList places() const;
    QVariantList recent() const;

    /// Looks again, for the first time at home.
    Q_INVOKABLE void look();
    Q_INVOKABLE void up();
    /// The file of that name here.
    Q_INVOKABLE QUrl file(const QString& name) const;
    Q_INVOKABLE bool has(const QString& name) const;
    /// Why no file of that name can be written here; empty when it can.
    Q_INVOKABLE QString obstacle(const QString& name) const;
    /// That file was chosen.
    Q_INVOKABLE void note(const QUrl& file);

 signals:
    void changed();

 private:
    QString home() const;
    void read();

    QString kind_;
    QStringList patterns_;
    QString path_;
    QString fault_;
    QVariantList entries_;
};

}  // namespace fronteira::files
