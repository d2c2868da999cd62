// SPDX-License-Identifier: MIT
#include "support/own_host.hpp"

#include "client/child_wire.hpp"

#include <signal.h>

#include <QCoreApplication>
#include <QDeadlineTimer>
#include <QJsonArray>
#include <QTcpServer>

namespace fronteira::support {

bool wait_until(const std::function<bool()>& holds) {
    const QDeadlineTimer deadline(30000);
    while (!holds()) {
        if (deadline.hasExpired()) return false;
        QCoreApplication::processEvents(QEventLoop::WaitForMoreEvents, 20);
    }
    return true;
}

std::unique_ptr<client::Host> own_host(const QString& store, const QString& listen,
                                       const QString& language) {
    QStringList arguments{"host", "--stdio", "--store", store};
    if (!listen.isEmpty()) arguments << "--listen" << listen;
    return std::make_unique<client::Host>(
        std::make_unique<client::ChildWire>(FRONTEIRA_BINARY_DIR "/bin/fronteira", arguments),
        language);
}

QString free_address() {
    QTcpServer asking;
    asking.listen(QHostAddress::LocalHost);
    return "127.0.0.1:" + QString::number(asking.serverPort());
}

client::Reply asked(client::Host& host, const QJsonObject& request) {
    client::Reply answer;
    bool came = false;
    QObject receiver;
    host.ask(request, &receiver, [&](const client::Reply& reply) {
        answer = reply;
        came = true;
    });
    wait_until([&] { return came; });
    return answer;
}

void kill_process_of(const client::Host& host) {
    if (const auto* wire = dynamic_cast<const client::ChildWire*>(&host.wire()))
        ::kill(static_cast<pid_t>(wire->process()), SIGKILL);
}

QString opened(client::Host& host, const QString& ruleset, const QStringList& who, int seed) {
    QJsonArray seats;
    for (const QString& one : who) seats.append(QJsonObject{{"who", one}});
    QJsonObject options;
    if (ruleset == "war/war") options["colours"] = "seats";  // so that territories come first
    return asked(host, {{"type", "open"},
                        {"ruleset", ruleset},
                        {"options", options},
                        {"seed", seed},
                        {"seats", seats}})
        .message["match"]
        .toString();
}

}  // namespace fronteira::support
