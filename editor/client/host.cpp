// SPDX-License-Identifier: MIT
#include "client/host.hpp"

#include <QJsonArray>
#include <QJsonDocument>

namespace fronteira::client {
namespace {

constexpr int version = 1;

QJsonObject lost_error(const QString& why) {
    return {{"type", "error"}, {"code", "client.lost"}, {"say", why}};
}

}  // namespace

QString Reply::fault() const {
    QStringList lines{message["say"].toString()};
    if (message.contains("hint")) lines << message["hint"].toString();
    for (const QJsonValue& reason : message["reasons"].toArray())
        lines << reason.toObject()["say"].toString();
    for (const QJsonValue& finding : message["findings"].toArray()) lines << finding.toString();
    lines.removeAll(QString());
    return lines.join('\n');
}

Host::Host(std::unique_ptr<Wire> wire, QString language, QObject* parent)
    : QObject(parent), wire_(std::move(wire)), language_(std::move(language)) {
    connect(wire_.get(), &Wire::opened, this, &Host::greet);
    connect(wire_.get(), &Wire::received, this, &Host::hear);
    connect(wire_.get(), &Wire::closed, this, &Host::end);
    wire_->open();
}

void Host::ask(QJsonObject request, QObject* receiver, Answer answer) {
    if (over_)
        QMetaObject::invokeMethod(
            receiver, [answer] { answer({lost_error({})}); }, Qt::QueuedConnection);
    else if (!welcomed())
        waiting_.append({std::move(request), {receiver, std::move(answer)}});
    else
        send(std::move(request), receiver, std::move(answer));
}

void Host::greet() {
    const QString client = QStringLiteral("fronteira-studio");
    send({{"type", "hello"}, {"protocol", version}, {"client", client}, {"language", language_}},
         this, [this](const Reply& reply) {
             if (!reply) return end(reply.fault());
             welcome_ = reply.message;
             for (auto& [request, asked] : std::exchange(waiting_, {}))
                 send(request, asked.receiver, asked.answer);
             emit ready();
         });
}

void Host::send(QJsonObject request, QObject* receiver, Answer answer) {
    request["id"] = ++last_;
    asked_.insert(last_, {receiver, std::move(answer)});
    wire_->send(QJsonDocument(request).toJson(QJsonDocument::Compact));
}

void Host::hear(const QByteArray& text) {
    const QJsonObject message = QJsonDocument::fromJson(text).object();
    if (message.contains("re"))
        deliver(message["re"].toInt(), message);
    else if (message["type"] == QLatin1String("error") && !welcomed())
        end(Reply{message}.fault());  // it cannot begin, and says why
    else if (!message.isEmpty())
        emit news(message);
}

void Host::deliver(int id, const QJsonObject& message) {
    const auto found = asked_.constFind(id);
    if (found == asked_.constEnd()) return;
    const Asked asked = *found;
    asked_.erase(found);
    if (asked.receiver) asked.answer({message});
}

void Host::end(const QString& why) {
    if (over_) return;
    over_ = true;
    const auto asked = std::exchange(asked_, {});
    const auto waiting = std::exchange(waiting_, {});
    for (const Asked& one : asked)
        if (one.receiver) one.answer({lost_error(why)});
    for (const auto& [request, one] : waiting)
        if (one.receiver) one.answer({lost_error(why)});
    emit lost(why);
}

}  // namespace fronteira::client
