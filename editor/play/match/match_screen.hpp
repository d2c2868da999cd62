// SPDX-License-Identifier: MIT
#pragma once

#include "play/battles/repetition.hpp"
#include "play/lobby/house_rules.hpp"
#include "play/match/match.hpp"
#include "play/match/shown_match.hpp"
#include "play/moves/move_builder.hpp"
#include "play/moves/piece_tray.hpp"
#include "play/moves/placements.hpp"
#include "play/panels/chat.hpp"
#include "play/panels/recap.hpp"
#include "play/replay/story.hpp"
#include "play/sheets/aftermath.hpp"

#include <memory>

namespace fronteira::play {

/// A match that is played: what is shown, and what hands may do. Without rules: what can be done is
/// what the host offers.
class MatchScreen : public ShownMatch {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("made by who opens a match")
    /// The seat to which the screen is to be handed; 0: none. Where several people sit here, the
    /// first look is behind it, too.
    Q_PROPERTY(int curtain READ curtain NOTIFY changed)
    Q_PROPERTY(QVariantMap question READ question NOTIFY seatsChanged)
    Q_PROPERTY(bool paused READ paused NOTIFY seatsChanged)
    /// People are still coming: who is there and ready is told by `seats`.
    Q_PROPERTY(bool waits READ waits NOTIFY seatsChanged)
    /// All people of this screen are ready.
    Q_PROPERTY(bool readyHere READ ready_here NOTIFY seatsChanged)
    /// What those who look on are called, as far as they said so.
    Q_PROPERTY(QStringList watching READ watching NOTIFY seatsChanged)
    /// Somebody plays or looks on at a screen elsewhere.
    Q_PROPERTY(bool inCompany READ in_company NOTIFY seatsChanged)
    /// See house_rules(); they may change until the match begins.
    Q_PROPERTY(QVariantList houseRules READ house_rules NOTIFY houseRulesChanged)
    Q_PROPERTY(fronteira::play::Chat* chat READ chat CONSTANT)
    /// Once the match is over: `complete`, `hands`, `turningPoints`, `decided`, as Aftermath tells
    /// them.
    Q_PROPERTY(QVariantMap aftermath READ aftermath NOTIFY aftermathChanged)
    /// Who would like to play again, in a sentence; empty while nobody said so.
    Q_PROPERTY(QString rematchAsked READ rematch_asked NOTIFY seatsChanged)
    /// What is being built: `active`, `ready`, `kinds` (each `kind`, `name`, `chosen`, `ends`,
    /// `asks`, `slots`), `kind`, `name`, `parts` (each `name`, `text`), `slot` (its name), `of`,
    /// `say` (the question in words, if the game has any), `options` (each `value`, `text`, and
    /// `coin` of a seat or a colour of one: `fill`, `darkInk`, `emblem`, and `degrees` clockwise
    /// from north of a direction on a grid), `from`, `upto`, `proposed`, `canGoBack`, `choseKind`
    /// (from several, and nothing else yet); `again`: the
    /// last move in words, while it can be made again, and `leaves`: how many are left where it
    /// begins, as the badge there says, or -1; `repeating`: it goes on by itself; `contests`: of
    /// each number from `from` on, or of the whole move, the dice that it throws: each `ours`,
    /// `theirs` and `outcomes` (see contest_outcomes()); `placed` and `left` of what is laid out by
    /// clicks: see Placements; `places` is the name of the kind of move with which that is
    /// possible, or empty; `pulls`: a space may be drawn onto another; `tray`: pieces that are set
    /// up by hand (see PieceTray), `formations`: set-ups to choose from (see Formations),
    /// `mayKeepFormation`: all stand.
    Q_PROPERTY(QVariantMap choice READ choice NOTIFY choiceChanged)
    /// How many moves of others wait to be shown: see Pace.
    Q_PROPERTY(int held READ held NOTIFY heldChanged)
    /// Bots play alone, and this screen looks on.
    Q_PROPERTY(bool watchesBots READ watches_bots NOTIFY seatsChanged)
    /// Nothing waits for eyes to follow.
    Q_PROPERTY(bool hurried READ hurried NOTIFY heldChanged)
    /// What others did to this seat since its last turn, in sentences, until it is dismissed.
    Q_PROPERTY(QStringList recap READ recap NOTIFY changed)
    /// The same, each `text` with the `sign` that its spaces have on the board.
    Q_PROPERTY(QVariantList recapLines READ recap_lines NOTIFY changed)
    /// The spaces that it tells of.
    Q_PROPERTY(QStringList recapSpaces READ recap_spaces NOTIFY changed)
    /// The spaces that may be chosen now, in the order of the map.
    Q_PROPERTY(QStringList spacesOnOffer READ spaces_on_offer NOTIFY choiceChanged)

 public:
    MatchScreen(client::Host& host, const QString& match, const QList<Match::Right>& rights,
                QObject* parent = nullptr);

    bool ready() const override { return match_.is_joined(); }
    const Game& game() const override { return match_.game(); }
    /// Gives the chairs back at once; nothing comes after.
    void leave() { match_.leave(); }
    Chair chair() const override { return match_.shown(); }
    QJsonArray sitters() const override { return match_.seats(); }
    RunningClock clock() const override { return match_.clock(); }
    QList<int> here() const override { return match_.seats_here(); }
    /// What is laid out already is no more to be placed.
    QVariantList facts() const override;

    /// See MoveBuilder::set_objection.
    void set_objection(MoveBuilder::Objection objection) {
        builder_.set_objection(std::move(objection));
    }

    /// Milliseconds between moves of others; 0: they are shown at once.
    void set_pace(int milliseconds) {
        match_.set_pace(milliseconds);
        emit heldChanged();
    }
    bool watches_bots() const { return seat() == 0 && match_.bots_alone() && over().isEmpty(); }
    bool hurried() const { return match_.pace().interval() == 0; }
    int held() const { return match_.pace().waiting(); }
    QStringList recap() const;
    QVariantList recap_lines() const;
    QStringList recap_spaces() const { return recap_.spaces(); }
    bool waits() const { return ready() && match_.waits(); }
    bool ready_here() const;
    QStringList watching() const;
    bool in_company() const;
    QVariantList house_rules() const { return play::house_rules(game()); }
    Chat* chat() { return &chat_; }
    QVariantMap aftermath() const;
    const QString& rematch_asked() const { return match_.rematch_asked(); }
    /// See Match::own_token.
    QString own_token() const { return match_.own_token(); }
    const QString& id() const { return match_.id(); }
    const QList<Match::Right>& rights() const { return match_.rights(); }

    int curtain() const;
    QVariantMap question() const { return match_.open_question().toVariantMap(); }
    bool paused() const { return match_.clock().paused(); }
    QVariantMap choice() const;
    QStringList spaces_on_offer() const;

    Q_INVOKABLE void pickKind(const QString& kind) { pick_kind(kind); }
    /// A space was activated. Where several kinds of move begin there, `kindsOffered` asks which;
    /// where none does, `reason` tells why.
    Q_INVOKABLE void pickSpace(const QString& space);
    Q_INVOKABLE void pickSpaceAs(const QString& kind, const QString& space);
    /// A place beside the board was activated; see BoardRack.
    Q_INVOKABLE void pickPlace(const QString& place);
    Q_INVOKABLE void pick(const QVariant& value);
    Q_INVOKABLE void back();
    /// Lays so many more on a space, or takes some back. False when nothing is laid there by
    /// clicks.
    Q_INVOKABLE bool place(const QString& space, int by);
    /// Takes a piece of the tray, to be put on the spaces that are chosen next, until none is left
    /// or it is put back; the piece that is taken is put back.
    Q_INVOKABLE void takePiece(const QString& piece);
    /// Puts a piece of the tray on a space.
    Q_INVOKABLE void putPiece(const QString& piece, const QString& space);
    /// Keeps what stands, for other matches of these rules.
    Q_INVOKABLE void keepFormation();
    /// Sets up a formation in place of what stands, or with its left and right exchanged.
    Q_INVOKABLE void setUpFormation(const QString& id, bool mirrored);
    /// Plays all that was laid out.
    Q_INVOKABLE void confirmPlaced() { placements_.play(); }
    Q_INVOKABLE void takeBackPlaced() { placements_.take_back(); }
    /// The space was drawn onto another: the move that leads there, as far as that says it.
    Q_INVOKABLE void pull(const QString& from, const QString& to);
    /// Shows where that would lead.
    Q_INVOKABLE void aim(const QString& from, const QString& to);
    /// The next move of others that waits, or all of them, now.
    Q_INVOKABLE void showNext() { match_.show_next(); }
    Q_INVOKABLE void showAll() { match_.pace().skip(); }
    /// Bots that play alone play to the end at once.
    Q_INVOKABLE void hurry() {
        match_.hurry();
        emit heldChanged();
    }
    Q_INVOKABLE void dismissRecap();
    /// Makes the last move again.
    Q_INVOKABLE void again() { repetition_.again(); }
    Q_INVOKABLE void stopRepeating() { repetition_.stop(); }
    /// Makes it again until it cannot be made, or no more than that are left where it begins.
    Q_INVOKABLE void againUntil(int left);
    Q_INVOKABLE void askWhy(const QString& space) { builder_.ask_why("space", space); }
    Q_INVOKABLE void undo() { match_.undo(); }
    Q_INVOKABLE void pause() { match_.pause(); }
    Q_INVOKABLE void goOn() { match_.go_on(); }
    Q_INVOKABLE void resign() { match_.resign(); }
    Q_INVOKABLE void answer(bool yes) { match_.answer(yes); }
    Q_INVOKABLE void setReady(bool ready) { match_.set_ready(ready); }
    /// Before the match begins; see Match::arrange, Match::exchange.
    Q_INVOKABLE void setRule(const QString& id, const QVariant& value);
    Q_INVOKABLE void exchange(int seat, int other) { match_.exchange(seat, other); }
    Q_INVOKABLE void say(const QString& text) { match_.say(text); }
    /// The next person at this screen looks.
    Q_INVOKABLE void lift();
    /// Writes the record; `said` tells how that went.
    Q_INVOKABLE void saveRecord(const QUrl& file);

 signals:
    void choiceChanged();
    void heldChanged();
    void aftermathChanged();
    /// They are others, or one that was wished for was refused: what shows the wish shows them
    /// again.
    void houseRulesChanged();
    void kindsOffered(const QString& space, const QVariantList& kinds);
    void reason(const QString& space, const QString& say);
    /// What was wanted is not done, and why.
    void refused(const QString& why);

 private:
    void refresh();
    void pick_kind(const QString& kind);
    void tell_earlier();
    void look_back();
    void remember_last_turn(const Story& story);
    void tell_aftermath();
    QVariantList contests() const;
    bool leads_on(const QString& kind) const;
    /// It is the stage at which pieces are set up.
    bool sets_up() const;
    PieceTray tray_of(const QJsonObject& view) const;
    void add_tray(QVariantMap& choice) const;
    void take_again();
    void paint() override;
    QVariantList options() const;
    QVariantList kinds_json(const QStringList& kinds) const;
    QString value_text(const QString& kind, const QString& slot, const QJsonValue& value) const;
    QString again_text() const;
    int left_where_it_begins() const;

    Match match_;
    MoveBuilder builder_;
    Repetition repetition_;
    MoveQueue queue_;
    Placements placements_;
    QString placing_;     ///< the kind of move with which that is done
    QString setting_up_;  ///< the phase in which pieces are set up
    QString taken_;       ///< the piece of the tray that clicks set up
    int taken_at_ = -1;   ///< the move before which it was taken last
    /// What a seat here knew when its last turn was over.
    struct Parting {
        int number;
        QJsonObject view;
    };
    QHash<int, Parting> left_with_;
    Recap recap_;
    int recap_of_ = -1;  ///< the move after which that is told
    Chat chat_;
    std::unique_ptr<Story> earlier_;
    std::unique_ptr<Aftermath> aftermath_;
    bool lifted_ = false;  ///< somebody here has said who looks
    int decision_ = -1;    ///< the move and seat that the builder is about
    int decider_ = 0;
};

}  // namespace fronteira::play
