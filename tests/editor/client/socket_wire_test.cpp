// SPDX-License-Identifier: MIT
#include "client/socket_wire.hpp"

#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QCryptographicHash>
#include <QTcpServer>
#include <QTcpSocket>

namespace fronteira::client {
namespace {

/// Whatever calls is taken for a WebSocket, and told the same bytes.
class Babbler : public QTcpServer {
 public:
    explicit Babbler(QByteArray words) {
        listen(QHostAddress::LocalHost);
        connect(this, &QTcpServer::newConnection, this, [this, words] {
            QTcpSocket* caller = nextPendingConnection();
            connect(caller, &QTcpSocket::readyRead, caller, [caller, words] {
                const QByteArray request = caller->readAll();
                const QByteArray field = "Sec-WebSocket-Key: ";
                const auto begin = request.indexOf(field) + field.size();
                const QByteArray key = request.mid(begin, request.indexOf("\r\n", begin) - begin);
                const QByteArray accepted =
                    QCryptographicHash::hash(key + "258EAFA5-E914-47DA-95CA-C5AB0DC85B11",
                                             QCryptographicHash::Sha1)
                        .toBase64();
                caller->write(
                    "HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\n"
                    "Connection: Upgrade\r\nSec-WebSocket-Accept: " +
                    accepted + "\r\n\r\n" + words);
                disconnect(caller, &QTcpSocket::readyRead, nullptr, nullptr);
            });
        });
    }
    QUrl address() const { return QUrl(QStringLiteral("ws://127.0.0.1:%1/").arg(serverPort())); }
};

TEST(SocketWire, IsClosedOnAHostThatAnnouncesMoreThanAnyHostHasToSay) {
    // A text of 1 GiB, of which one letter comes.
    Babbler babbler(QByteArray("\x81\x7f\0\0\0\0\x40\0\0\0{", 11));
    SocketWire wire(babbler.address());
    QString why;
    QObject::connect(&wire, &Wire::closed, [&](const QString& told) { why = told; });
    wire.open();
    EXPECT_TRUE(support::wait_until([&] { return !why.isEmpty(); }));
    EXPECT_EQ(why, "a message is too long");
}

TEST(SocketWire, ReadsAMessageOfAHost) {
    Babbler babbler(QByteArray("\x81\x02{}", 4));
    SocketWire wire(babbler.address());
    QByteArray heard;
    QObject::connect(&wire, &Wire::received, [&](const QByteArray& text) { heard = text; });
    wire.open();
    EXPECT_TRUE(support::wait_until([&] { return !heard.isEmpty(); }));
    EXPECT_EQ(heard, "{}");
}

}  // namespace
}  // namespace fronteira::client
