// SPDX-License-Identifier: MIT
#pragma once

#include <QByteArray>
#include <QObject>

namespace fronteira::client {

/// A way to a host: carries messages, one JSON text each, and does not look into them.
class Wire : public QObject {
    Q_OBJECT
 public:
    using QObject::QObject;
    /// Begins to connect; `opened` or `closed` follows.
    virtual void open() = 0;
    /// Only after `opened`. What is sent while the wire breaks is lost, and `closed` tells so.
    virtual void send(const QByteArray& message) = 0;
    /// Ends it, and waits until nothing of it is left; nothing is told after. May be called from
    /// within any of its signals.
    virtual void close() = 0;

 signals:
    void opened();
    void received(const QByteArray& message);
    /// The host is gone or was never there; `why` is a sentence for people, in the studio's words
    /// or the system's.
    void closed(const QString& why);
};

}  // namespace fronteira::client
