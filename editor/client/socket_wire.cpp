// SPDX-License-Identifier: MIT
#include "client/socket_wire.hpp"

#include <QWebSocket>

namespace fronteira::client {
namespace {

constexpr int patience = 10'000;  // milliseconds

}  // namespace

SocketWire::SocketWire(QUrl address, QObject* parent)
    : Wire(parent), address_(std::move(address)), socket_(new QWebSocket) {
    socket_->setParent(this);
    connect(socket_, &QWebSocket::connected, this, &Wire::opened);
    connect(socket_, &QWebSocket::textMessageReceived, this,
            [this](const QString& text) { emit received(text.toUtf8()); });
    connect(socket_, &QWebSocket::disconnected, this, [this] {
        emit closed(late_ ? tr("no answer in %1 seconds").arg(patience / 1000)
                          : socket_->errorString());
    });
    // Whoever answers at all says something at once.
    connect(&patience_, &QTimer::timeout, this, [this] {
        late_ = true;
        socket_->abort();
    });
    connect(this, &Wire::received, &patience_, &QTimer::stop);
    patience_.setSingleShot(true);
}

void SocketWire::open() {
    patience_.start(patience);
    socket_->open(address_);
}

void SocketWire::send(const QByteArray& message) {
    socket_->sendTextMessage(QString::fromUtf8(message));
}

}  // namespace fronteira::client
