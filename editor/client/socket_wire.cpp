// SPDX-License-Identifier: MIT
#include "client/socket_wire.hpp"

#include <QWebSocket>
#include <utility>

namespace fronteira::client {
namespace {

constexpr int patience = 10'000;  // milliseconds
/// The longest that a host sends is the record of a match, of 32 MiB before it is put into JSON.
/// Qt itself would take 2 GiB from anybody.
constexpr quint64 longest_message = quint64{64} << 20;

}  // namespace

SocketWire::SocketWire(QUrl address, QObject* parent)
    : Wire(parent), address_(std::move(address)), socket_(new QWebSocket) {
    socket_->setParent(this);
    socket_->setMaxAllowedIncomingFrameSize(longest_message);
    socket_->setMaxAllowedIncomingMessageSize(longest_message);
    connect(socket_, &QWebSocket::connected, this, &Wire::opened);
    connect(socket_, &QWebSocket::textMessageReceived, this,
            [this](const QString& text) { emit received(text.toUtf8()); });
    // An address that is none is an error without a connection that could be lost.
    connect(socket_, &QWebSocket::disconnected, this, &SocketWire::end);
    connect(socket_, QOverload<QAbstractSocket::SocketError>::of(&QWebSocket::error), this,
            &SocketWire::end);
    // Whoever answers at all says something at once.
    connect(&patience_, &QTimer::timeout, this, [this] {
        late_ = true;
        socket_->abort();
    });
    connect(this, &Wire::received, &patience_, &QTimer::stop);
    patience_.setSingleShot(true);
}

void SocketWire::end() {
    if (std::exchange(over_, true)) return;
    patience_.stop();
    emit closed(why());
}

/// The usual ends in the language of the studio; the rest in the system's words.
QString SocketWire::why() const {
    if (late_) return tr("no answer in %1 seconds").arg(patience / 1000);
    if (socket_->closeCode() == QWebSocketProtocol::CloseCodeTooMuchData)
        return tr("a message is too long");
    switch (socket_->error()) {
        case QAbstractSocket::ConnectionRefusedError:
            return tr("nobody answers there");
        case QAbstractSocket::HostNotFoundError:
            return tr("there is no machine with that name");
        case QAbstractSocket::RemoteHostClosedError:
            return tr("the host closed the connection");
        case QAbstractSocket::NetworkError:
            return tr("the network does not reach it");
        default:
            return socket_->errorString();
    }
}

void SocketWire::close() {
    over_ = true;
    patience_.stop();
    disconnect(socket_, nullptr, this, nullptr);
    // What was said last goes out.
    socket_->flush();
    socket_->close();
}

void SocketWire::open() {
    patience_.start(patience);
    socket_->open(address_);
}

void SocketWire::send(const QByteArray& message) {
    socket_->sendTextMessage(QString::fromUtf8(message));
}

}  // namespace fronteira::client
