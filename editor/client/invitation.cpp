// SPDX-License-Identifier: MIT
#include "client/invitation.hpp"

#include "client/address.hpp"

#include <QNetworkInterface>
#include <QRegularExpression>
#include <QTcpServer>

namespace fronteira::client {
namespace {

constexpr int ports_tried = 16;

/// Of an interface that is up, not of this machine alone, and not made for one link only.
bool leads_here(const QHostAddress& address) {
    return address.protocol() == QAbstractSocket::IPv4Protocol && !address.isLoopback() &&
           !address.isLinkLocal();
}

QString own_address() {
    for (const QNetworkInterface& one : QNetworkInterface::allInterfaces()) {
        const auto flags = one.flags();
        if (!flags.testFlag(QNetworkInterface::IsUp) ||
            !flags.testFlag(QNetworkInterface::IsRunning))
            continue;
        for (const QNetworkAddressEntry& entry : one.addressEntries())
            if (leads_here(entry.ip())) return entry.ip().toString();
    }
    return QStringLiteral("127.0.0.1");
}

}  // namespace

Invitation read_invitation(const QString& written) {
    static const QRegularExpression form(
        QStringLiteral("^\\s*(\\S*[^\\s/:])(?:\\s+|/)([A-Za-z0-9]+)\\s*$"));
    const auto found = form.match(written);
    if (!found.hasMatch() || !host_address(found.captured(1)).isValid()) return {};
    return {found.captured(1), found.captured(2)};
}

Invitation find_invitation(const QString& told) {
    const auto last = [&](const char* form) {
        const QRegularExpression any(QStringLiteral("^.*") + QLatin1String(form),
                                     QRegularExpression::DotMatchesEverythingOption);
        return any.match(told).captured(1);
    };
    const Invitation found{last("(?<!\\S)(\\S+:\\d{1,5})\\b"), last("\\b([0-9a-f]{10,})\\b")};
    return host_address(found.address).isValid() ? found : Invitation();
}

QString line_of(const Invitation& invitation) {
    return invitation.address + "/" + invitation.code;
}

QString reachable(const QString& listens_on) {
    const QString host = listens_on.section(':', 0, -2);
    const bool everywhere = host == QLatin1String("0.0.0.0") || host == QLatin1String("[::]");
    return everywhere ? own_address() + ":" + listens_on.section(':', -1) : listens_on;
}

bool is_free(const QString& listens_on) {
    QString address = listens_on.section(':', 0, -2);
    if (address.startsWith('[') && address.endsWith(']')) address = address.mid(1).chopped(1);
    bool whole = false;
    const ushort port = listens_on.section(':', -1).toUShort(&whole);
    QTcpServer door;
    return whole && door.listen(QHostAddress(address), port);
}

QString free_door(const QString& address) {
    const auto door = [&](int port) { return address + ":" + QString::number(port); };
    for (int port = usual_port; port < usual_port + ports_tried; ++port)
        if (is_free(door(port))) return door(port);
    return door(usual_port);
}

}  // namespace fronteira::client
