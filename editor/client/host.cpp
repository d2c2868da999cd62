// SPDX-License-Identifier: MIT
#include "client/host.hpp"

#include <QJsonArray>
#include <QJsonDocument>
#include <algorithm>
#include <utility>

namespace fronteira::client {
namespace {

constexpr int version = 1;

/// Why a host cannot begin. It speaks English before it knows who listens.
QString last_words(const QJsonObject& message) {
    const QString code = message["code"].toString(), details = "\n" + message["hint"].toString();
    if (code == QLatin1String("host.listen") || code == QLatin1String("host.address"))
        return Host::tr(
                   "This address cannot be used: something else is using it, or it does not belong "
                   "to this machine. Choose another one.") +
               details;
    if (code == QLatin1String("store.in_use"))
        return Host::tr(
            "Fronteira is already open: another window or program keeps its matches in the same "
            "file.");
    if (code == QLatin1String("store.open"))
        return Host::tr("The place where they are kept cannot be used:") + details;
    return Reply{message}.fault();
}

}  // namespace

Reply Reply::lost(const QString& why) {
    return {{{"type", "error"}, {"code", "client.lost"}, {"say", why}}};
}

QString Reply::fault() const {
    constexpr qsizetype most_lines = 40, most_letters = 2000;
    QStringList lines{message["say"].toString()};
    if (message.contains("hint")) lines << message["hint"].toString();
    for (const QJsonValue& reason : message["reasons"].toArray())
        lines << reason.toObject()["say"].toString();
    for (const QJsonValue& finding : message["findings"].toArray()) lines << finding.toString();
    lines.removeAll(QString());
    // As many as somebody reads: a host may send any number.
    lines = lines.mid(0, most_lines);
    for (QString& line : lines) line.truncate(most_letters);
    // What is wrong with a file is told with its place in a line of its own.
    const QStringList all = lines;
    lines.removeIf([&](const QString& line) {
        return std::any_of(all.begin(), all.end(), [&](const QString& other) {
            return other.size() > line.size() && other.contains(line);
        });
    });
    return lines.join('\n');
}

Host::Host(std::unique_ptr<Wire> wire, QString language, QObject* parent)
    : QObject(parent), wire_(std::move(wire)), language_(std::move(language)) {
    connect(wire_.get(), &Wire::opened, this, &Host::greet);
    connect(wire_.get(), &Wire::received, this, &Host::hear);
    connect(wire_.get(), &Wire::closed, this, &Host::end);
    wire_->open();
}

// The wire may be the one that is just speaking, so it goes when it has finished.
Host::~Host() {
    end(tr("the connection was closed"));
    wire_->disconnect(this);
    wire_->close();
    wire_.release()->deleteLater();
}

void Host::ask(QJsonObject request, QObject* receiver, Answer answer) {
    if (over_)
        QMetaObject::invokeMethod(
            receiver, [answer, why = why_] { answer(Reply::lost(why)); }, Qt::QueuedConnection);
    else if (!welcomed())
        waiting_.append({std::move(request), {receiver, std::move(answer)}});
    else
        send(std::move(request), {receiver, std::move(answer)});
}

void Host::tell(QJsonObject request) {
    if (!over_) ask(std::move(request), this, [](const Reply&) {});
}

void Host::greet() {
    const QString client = QStringLiteral("fronteira-studio");
    send({{"type", "hello"}, {"protocol", version}, {"client", client}, {"language", language_}},
         {this, [this](const Reply& reply) {
              if (reply)
                  welcome(reply.message);
              else
                  end(reply.fault());
          }});
}

void Host::welcome(const QJsonObject& message) {
    welcome_ = message;
    // The wire may break at any of them; then the rest has been told so.
    const QPointer<Host> alive(this);
    while (alive && !waiting_.isEmpty()) {
        auto [request, asked] = waiting_.takeFirst();
        send(std::move(request), std::move(asked));
    }
    if (alive && !over_) emit ready();
}

void Host::send(QJsonObject request, Asked asked) {
    request["id"] = ++last_;
    asked_.insert(last_, std::move(asked));
    wire_->send(QJsonDocument(request).toJson(QJsonDocument::Compact));
}

void Host::hear(const QByteArray& text) {
    const QJsonObject message = QJsonDocument::fromJson(text).object();
    if (message.contains("re"))
        deliver(message["re"].toInt(), message);
    else if (message["type"] == QLatin1String("error") && !welcomed())
        cannot_begin(message);
    else if (message["type"] == QLatin1String("error") && !message.contains("match"))
        parting_ = Reply{message}.fault();  // it may close the connection for that
    else if (!message.isEmpty())
        emit news(message);
}

void Host::cannot_begin(const QJsonObject& why) {
    const QString code = why["code"].toString();
    cannot_keep_ = code == QLatin1String("store.in_use") || code == QLatin1String("store.open");
    end(last_words(why));
}

void Host::deliver(int id, const QJsonObject& message) {
    const auto found = asked_.constFind(id);
    if (found == asked_.constEnd()) return;
    const Asked asked = *found;
    asked_.erase(found);
    if (asked.receiver) asked.answer({message});
}

void Host::end(const QString& why) {
    if (std::exchange(over_, true)) return;
    why_ = parting_.isEmpty() ? why : parting_;
    const QString said = why_;
    const auto asked = std::exchange(asked_, {});
    const auto waiting = std::exchange(waiting_, {});
    const QPointer<Host> alive(this);
    for (const Asked& one : asked)
        if (one.receiver && one.receiver != this) one.answer(Reply::lost(said));
    for (const auto& [request, one] : waiting)
        if (one.receiver) one.answer(Reply::lost(said));
    if (alive) emit lost(said);
}

}  // namespace fronteira::client
