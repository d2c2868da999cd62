// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QJsonObject>
#include <QObject>
#include <QVariantList>
#include <QVariantMap>

namespace fronteira::launcher {

/// A match that is being prepared: a ruleset, a map, its options and who sits where.
class MatchSetup : public QObject {
    Q_OBJECT
    QML_ELEMENT
    /// As in the library. Setting it begins anew: the ruleset's own map, options as by default, a
    /// person and as many bots as it takes.
    Q_PROPERTY(QVariantMap ruleset READ ruleset WRITE set_ruleset NOTIFY changed)
    Q_PROPERTY(QString map READ map WRITE set_map NOTIFY changed)
    /// Each `who` (`me`, `friend`, `remote`, `bot:NAME`) and `name`.
    Q_PROPERTY(QVariantList seats READ seats NOTIFY changed)
    Q_PROPERTY(bool canAddSeat READ can_add NOTIFY changed)
    Q_PROPERTY(bool canRemoveSeat READ can_remove NOTIFY changed)
    /// As in the ruleset, each with its `value`, and `fault` where that is out of its range.
    Q_PROPERTY(QVariantList options READ options NOTIFY changed)
    /// Empty: drawn by lot.
    Q_PROPERTY(QString seed READ seed WRITE set_seed NOTIFY changed)
    /// Minutes for each person in all; 0: nobody is hurried.
    Q_PROPERTY(int minutes MEMBER minutes_ NOTIFY changed)
    Q_PROPERTY(bool watched MEMBER watched_ NOTIFY changed)  ///< by anyone, in a browser too
    /// Everything that speaks against a start, in sentences; empty when it may begin.
    Q_PROPERTY(QStringList faults READ faults NOTIFY changed)
    /// Whether somebody is to come over the network.
    Q_PROPERTY(bool remote READ remote NOTIFY changed)

 public:
    using QObject::QObject;

    const QVariantMap& ruleset() const { return ruleset_; }
    void set_ruleset(const QVariantMap& ruleset);
    const QString& map() const { return map_; }
    void set_map(const QString& map);
    const QVariantList& seats() const { return seats_; }
    bool can_add() const { return seats_.size() < most(); }
    bool can_remove() const { return seats_.size() > least(); }
    QVariantList options() const;
    const QString& seed() const { return seed_; }
    void set_seed(const QString& seed);
    QStringList faults() const;
    bool remote() const;

    Q_INVOKABLE void setSeat(int place, const QString& who, const QString& name);
    /// A kept match as it was set up, as far as the list of matches tells: the ruleset with that
    /// map and those seats; options are as by default.
    Q_INVOKABLE void setUpLike(const QVariantMap& match, const QVariantMap& ruleset);
    /// Somebody else takes the seat. A name stays only with who may be the same one: neither a bot
    /// nor a friend is called as `me` is.
    Q_INVOKABLE void changeSitter(int place, const QString& who, const QString& me);
    Q_INVOKABLE void addSeat();
    Q_INVOKABLE void removeSeat(int place);
    Q_INVOKABLE void setOption(const QString& id, const QVariant& value);
    /// The protocol's `open`. `bot_pace` is in milliseconds.
    Q_INVOKABLE QJsonObject request(int bot_pace) const;

 signals:
    void changed();

 private:
    qsizetype least() const { return ruleset_["players"].toList().value(0).toInt(); }
    qsizetype most() const { return ruleset_["players"].toList().value(1).toInt(); }
    QVariantMap usual_bot() const;
    QString option_fault(const QVariantMap& option) const;

    QVariantMap ruleset_;
    QString map_;
    QVariantList seats_;
    QVariantMap chosen_;
    QString seed_;
    int minutes_ = 0;
    bool watched_ = false;
};

}  // namespace fronteira::launcher
