// SPDX-License-Identifier: MIT
#pragma once

#include "client/wire.hpp"

#include <QTimer>
#include <QUrl>

class QWebSocket;

namespace fronteira::client {

/// A host elsewhere, spoken to over a WebSocket, one text message a message.
class SocketWire : public Wire {
    Q_OBJECT
 public:
    /// Such as `ws://192.0.2.1:4280/`.
    explicit SocketWire(QUrl address, QObject* parent = nullptr);
    void open() override;
    void send(const QByteArray& message) override;
    void close() override;

 private:
    void end();
    QString why() const;

    QUrl address_;
    QWebSocket* socket_;
    QTimer patience_;  ///< until the first message
    bool late_ = false;
    bool over_ = false;
};

}  // namespace fronteira::client
