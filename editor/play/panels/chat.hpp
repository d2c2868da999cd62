// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QJsonArray>
#include <QJsonObject>
#include <QObject>
#include <QSet>
#include <QVariantList>

namespace fronteira::play {

/// What people at a table said to each other. Whoever is muted is not heard
/// here; they are not told so.
class Chat : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to a match")
    /// Each `by` (a seat, 0: a spectator), `name`, `text`, or `note`, which nobody said;
    /// the latest 200, without those of the muted.
    Q_PROPERTY(QVariantList lines READ lines NOTIFY changed)
    /// Lines that were not looked at.
    Q_PROPERTY(int unread READ unread NOTIFY changed)
    /// Seats.
    Q_PROPERTY(QVariantList muted READ muted NOTIFY changed)

 public:
    using QObject::QObject;

    QVariantList lines() const;
    int unread() const { return unread_; }
    QVariantList muted() const;

    /// What was said before this screen came.
    void recall(const QJsonArray& lines);
    /// The news `chat`.
    void hear(const QJsonObject& line);
    /// Something happened at the table.
    void note(const QString& text) { hear({{"note", text}}); }
    Q_INVOKABLE void mute(int seat, bool on);
    /// Who sits there changed places: whoever is muted stays so.
    void exchange(int seat, int other);
    Q_INVOKABLE void read();

 signals:
    void changed();

 private:
    QList<QJsonObject> lines_;
    QSet<int> muted_;
    int unread_ = 0;
};

}  // namespace fronteira::play
