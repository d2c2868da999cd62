// SPDX-License-Identifier: MIT
#pragma once

#include "client/wire.hpp"

#include <QJsonObject>
#include <QMap>
#include <QPointer>
#include <functional>
#include <memory>

namespace fronteira::client {

/// What a host said to a request: the whole message, which may be an `error`.
struct Reply {
    QJsonObject message;

    /// What everybody is told who asks a host that is gone.
    static Reply lost(const QString& why);
    explicit operator bool() const { return message["type"] != QLatin1String("error"); }
    QString code() const { return message["code"].toString(); }
    /// The error in a sentence with its hint and findings, one a line.
    QString fault() const;
};

/// A conversation with one host, as docs/reference/protocol.md describes it: greets it, numbers the
/// requests, hands each answer to who asked, and all else to whoever listens. It may be destroyed
/// at any moment, also by who it is just telling something; whoever waits then is told that it is
/// lost.
class Host : public QObject {
    Q_OBJECT
 public:
    using Answer = std::function<void(const Reply&)>;

    /// `language` is that of all texts, `en` or `pt_BR`.
    Host(std::unique_ptr<Wire> wire, QString language, QObject* parent = nullptr);
    ~Host() override;

    /// `receiver` is who asks: when it is gone by then, nobody is called. A request made before the
    /// welcome waits for it. When the host is lost, everybody who waits is told an error
    /// `client.lost`.
    void ask(QJsonObject request, QObject* receiver, Answer answer);
    /// A request whose answer nobody waits for.
    void tell(QJsonObject request);
    const Wire& wire() const { return *wire_; }
    bool welcomed() const { return !welcome_.isEmpty(); }
    /// The message `welcome`, once it came.
    const QJsonObject& welcome() const { return welcome_; }
    /// It could not begin, and would have begun if it had not been to keep its matches in a file.
    bool cannot_keep() const { return cannot_keep_; }

 signals:
    void ready();
    /// A message that answers nothing: `moved`, `seats`, `asked`, ...
    void news(const QJsonObject& message);
    /// The conversation is over.
    void lost(const QString& why);

 private:
    struct Asked {
        QPointer<QObject> receiver;
        Answer answer;
    };

    void greet();
    void hear(const QByteArray& text);
    void end(const QString& why);
    void welcome(const QJsonObject& message);
    void cannot_begin(const QJsonObject& why);
    void send(QJsonObject request, Asked asked);
    void deliver(int id, const QJsonObject& message);

    std::unique_ptr<Wire> wire_;
    QString language_;
    QJsonObject welcome_;
    QMap<int, Asked> asked_;
    QList<std::pair<QJsonObject, Asked>> waiting_;  ///< for the welcome
    int last_ = 0;
    bool over_ = false;
    bool cannot_keep_ = false;
    QString why_;      ///< it is over
    QString parting_;  ///< the last error from the host that answered nothing
};

}  // namespace fronteira::client
