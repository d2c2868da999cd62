// SPDX-License-Identifier: MIT
#pragma once

#include "cup/bot_cup.hpp"
#include "cup/cup.hpp"
#include "cup/cup_plan.hpp"
#include "cup/visits.hpp"

#include <QUrl>

namespace fronteira::cup {

/// The tournaments that somebody has to do with at this screen, and the one that is looked at.
class Cups : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    /// See Visits::all.
    Q_PROPERTY(QVariantList visits READ visits NOTIFY changed)
    /// Those whose files lie here: see own_cups.
    Q_PROPERTY(QVariantList own READ own NOTIFY changed)
    /// The one that is being planned.
    Q_PROPERTY(fronteira::cup::CupPlan* plan READ plan CONSTANT)
    /// A tournament of people that is looked at; null while none is.
    Q_PROPERTY(fronteira::cup::Cup* cup READ cup NOTIFY changed)
    /// It is open here: whoever plays in it needs this studio.
    Q_PROPERTY(bool held READ held NOTIFY changed)
    /// A tournament of bots that is looked at; null while none is. It ends when it is not any more,
    /// and goes on another time.
    Q_PROPERTY(fronteira::cup::BotCup* bots READ bots NOTIFY changed)

 public:
    /// `program` is the command line program, which opens one's own.
    explicit Cups(QString program, QObject* parent = nullptr);

    /// `en` or `pt_BR`: in which hosts that are called from now on speak.
    void set_language(const QString& language) { language_ = language; }
    QVariantList visits() const { return visits_.all(); }
    QVariantList own() const;
    CupPlan* plan() { return &plan_; }
    Cup* cup() { return cup_.get(); }
    bool held() const { return cup_ && held_; }
    BotCup* bots() { return bots_.get(); }

    /// Whether that can be the address of a host.
    Q_INVOKABLE bool isAddress(const QString& address) const;
    /// The `address` and the `code` in what an organiser sent; empty where there are not both.
    Q_INVOKABLE QVariantMap invitationIn(const QString& told) const;
    /// Goes to a tournament elsewhere. Empty is a token that is kept from before, or none; with a
    /// name one takes part at once.
    Q_INVOKABLE void visit(const QString& address, const QString& token, const QString& name,
                           const QString& code);
    /// Where a tournament would listen now: at the address under which its players know it, as long
    /// as nothing else does; else, or with no file, at a free one, of those of `usual`.
    Q_INVOKABLE QString doorFor(const QString& file, const QString& usual) const;
    /// Opens a tournament of people whose file lies here, for those who come to `listen`
    /// (`ADDR:PORT`). It stays open while it is looked at.
    Q_INVOKABLE void open(const QString& file, const QString& listen);
    /// Looks at a tournament of bots whose file lies here.
    Q_INVOKABLE void look(const QString& file);
    /// Writes the file of a new tournament, and opens it or begins it.
    Q_INVOKABLE void create(fronteira::cup::CupPlan* plan, const QString& listen);
    /// Whether the tournament of bots that is looked at was written from the plan last, and none of
    /// its matches was played: its plan may still be changed.
    Q_INVOKABLE bool mayRevise() const;
    /// Looks at it no longer and deletes its file; what was planned is in the plan.
    Q_INVOKABLE void revise();
    /// Nothing is looked at any more.
    Q_INVOKABLE void close();
    Q_INVOKABLE void forget(const QString& address);
    /// One's own is not listed any more; with `delete_files` its plan, its ledger and its matches
    /// are gone, too.
    Q_INVOKABLE void forgetOwn(const QString& file, bool delete_files);

 signals:
    void changed();
    /// Something went wrong, in a sentence.
    void said(const QString& text);
    /// A record of a match is there to be watched.
    void recorded(const QUrl& file, const QStringList& seats);

 private:
    void show(std::unique_ptr<Cup> cup, std::unique_ptr<BotCup> bots);

    QString program_;
    QString language_ = QStringLiteral("en");
    Visits visits_;
    CupPlan plan_;
    std::unique_ptr<Cup> cup_;
    std::unique_ptr<BotCup> bots_;
    bool held_ = false;
    QString created_;  ///< the file that was written last from the plan
};

}  // namespace fronteira::cup
