// SPDX-License-Identifier: MIT
#include "client/socket_wire.hpp"

#include <QWebSocket>

namespace fronteira::client {

SocketWire::SocketWire(QUrl address, QObject* parent)
    : Wire(parent), address_(std::move(address)), socket_(new QWebSocket) {
    socket_->setParent(this);
    connect(socket_, &QWebSocket::connected, this, &Wire::opened);
    connect(socket_, &QWebSocket::textMessageReceived, this,
            [this](const QString& text) { emit received(text.toUtf8()); });
    connect(socket_, &QWebSocket::disconnected, this,
            [this] { emit closed(socket_->errorString()); });
}

void SocketWire::open() {
    socket_->open(address_);
}

void SocketWire::send(const QByteArray& message) {
    socket_->sendTextMessage(QString::fromUtf8(message));
}

}  // namespace fronteira::client
