// SPDX-License-Identifier: MIT
#pragma once

#include "client/host.hpp"

#include <QtQml/qqmlregistration.h>

#include <QTimer>
#include <QVariantList>
#include <QVariantMap>
#include <functional>
#include <memory>

namespace fronteira::cup {

/// A tournament of people as this screen takes part in it: how it stands, as its host tells, and
/// what may be asked of it. A host that is lost is looked for again, but for a child that ends
/// before it has answered: it would not do better another time.
class Cup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("opened by Cups")
    /// Something was told of it.
    Q_PROPERTY(bool ready READ ready NOTIFY changed)
    /// Why it is not followed now; empty while it is.
    Q_PROPERTY(QString fault READ fault NOTIFY changed)
    /// It is lost, and looked for again by itself.
    Q_PROPERTY(bool sought READ sought NOTIFY changed)
    /// It is not looked for again before retry().
    Q_PROPERTY(bool stopped READ stopped NOTIFY changed)
    /// Where its host is reached.
    Q_PROPERTY(QString address READ address NOTIFY changed)
    /// As in docs/reference/protocol.md: `name`, `format`, `seats`, `round`, `round_over`, `over`,
    /// `open`, `games` and `entrants`, which is the table.
    Q_PROPERTY(QVariantMap state READ state NOTIFY changed)
    /// The latest first, each `number`, `byes` (names), `waits` (matches that are not over) and
    /// `matches`: as in the protocol, and `mine`.
    Q_PROPERTY(QVariantList rounds READ rounds NOTIFY changed)
    /// Under which name I play; empty for who looks on.
    Q_PROPERTY(QString me READ me NOTIFY changed)
    /// I may take part, and do not yet.
    Q_PROPERTY(bool canEnrol READ can_enrol NOTIFY changed)
    /// My next match, as in `rounds`; empty when there is none.
    Q_PROPERTY(QVariantMap next READ next NOTIFY changed)
    /// I may do what the organiser may, and tell others the code.
    Q_PROPERTY(bool organiser READ organiser NOTIFY changed)
    Q_PROPERTY(QString code READ code NOTIFY changed)
    /// How the next round would be paired, as looked at last: `round`, `meetings`, `byes`.
    Q_PROPERTY(QVariantMap coming READ coming NOTIFY previewed)

 public:
    using Connect = std::function<std::unique_ptr<client::Host>()>;
    /// Where it is reached, once that is known.
    using Address = std::function<QString()>;

    /// Whose its host is: a child of this program, or somebody's.
    enum class Whose { ours, theirs };

    /// `token` is the right to my seats, or the organiser's; empty for none.
    Cup(Connect connect, Address address, QString token, Whose whose, QObject* parent = nullptr);
    ~Cup() override;
    /// Lets go of its host at once, and with it of one that is a child; nothing is told after.
    void end();

    bool ready() const { return !told_.isEmpty(); }
    const QString& fault() const { return fault_; }
    bool sought() const { return failures_ > 0 && !fault_.isEmpty() && !stopped_; }
    bool stopped() const { return stopped_; }
    QString address() const { return address_(); }
    QVariantMap state() const { return told_; }
    QVariantList rounds() const;
    QString me() const { return told_["you"].toMap()["entrant"].toString(); }
    bool can_enrol() const;
    QVariantMap next() const;
    bool organiser() const { return told_["organiser"].toBool(); }
    QString code() const { return told_["code"].toString(); }
    const QVariantMap& coming() const { return coming_; }
    const QString& token() const { return token_; }

    /// Looks for the host once more.
    Q_INVOKABLE void retry();
    /// Takes part under that name; the code is the tournament's, and the organiser needs none.
    Q_INVOKABLE void enrol(const QString& name, const QString& code);
    /// I am paired no more.
    Q_INVOKABLE void leave();

    // The organiser's.
    /// Asks how the next round would be paired; `previewed` follows.
    Q_INVOKABLE void preview();
    Q_INVOKABLE void publish();
    /// Somebody else takes part; `bot` is empty for a person.
    Q_INVOKABLE void enter(const QString& name, const QString& bot);
    Q_INVOKABLE void withdraw(const QString& entrant);
    /// With the same name, the same person gets a new token.
    Q_INVOKABLE void replace(const QString& entrant, const QString& name, const QString& bot);
    Q_INVOKABLE void forfeit(int number, const QString& entrant, const QString& reason);
    /// Nobody among the winners: it was drawn.
    Q_INVOKABLE void correct(int number, const QStringList& winners, const QString& reason);

 signals:
    void changed();
    void previewed();
    /// I take part now, with that right.
    void admitted(const QString& token);
    /// Somebody else does, who is to be told that token.
    void entered(const QString& entrant, const QString& token);
    /// What was asked is done.
    void done();
    void refused(const QString& say);

 private:
    void call();
    void lose(const QString& why);
    void look();
    void take(const client::Reply& reply);
    void deed(QJsonObject request, const std::function<void(const QJsonObject&)>& then = {});
    QVariantMap shown(QVariantMap match) const;

    Connect connect_;
    Address address_;
    QString token_;
    Whose whose_;
    std::unique_ptr<client::Host> host_;
    QTimer again_;
    int failures_ = 0;
    bool answered_ = false;  ///< this host has
    bool stopped_ = false;
    bool looking_ = false;
    bool stale_ = false;  ///< it changed while one was looking
    QVariantMap told_;
    QVariantMap coming_;
    QString fault_;
};

}  // namespace fronteira::cup
