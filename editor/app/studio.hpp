// SPDX-License-Identifier: MIT
#pragma once

#include "app/bell.hpp"
#include "app/edited_mods.hpp"
#include "app/settings.hpp"
#include "app/trouble.hpp"
#include "client/host.hpp"
#include "cup/cups.hpp"
#include "launcher/library.hpp"
#include "launcher/match_setup.hpp"
#include "launcher/pack_install.hpp"
#include "launcher/pack_removal.hpp"
#include "map_edit/analysis/map_fairness.hpp"
#include "map_edit/analysis/map_trial.hpp"
#include "map_edit/exchange/map_export.hpp"
#include "map_edit/exchange/map_formats.hpp"
#include "map_edit/exchange/map_import.hpp"
#include "map_edit/map_editor.hpp"
#include "play/match/match_screen.hpp"
#include "play/painting/scenes.hpp"
#include "play/panels/lesson.hpp"
#include "play/replay/replay_screen.hpp"

#include <QtQml/qqmlregistration.h>

#include <QDateTime>
#include <QTranslator>
#include <functional>
#include <memory>

class QQmlEngine;

namespace fronteira::app {

/// The whole program as its pages see it: a host of its own, the library, and the match on the
/// screen.
class Studio : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("there is one")
    Q_PROPERTY(fronteira::app::Settings* settings READ settings CONSTANT)
    Q_PROPERTY(fronteira::launcher::Library* library READ library NOTIFY libraryChanged)
    /// Null while no match is on the screen.
    Q_PROPERTY(fronteira::play::MatchScreen* match READ match NOTIFY matchChanged)
    Q_PROPERTY(bool canPlayAgain READ can_play_again NOTIFY matchChanged)
    /// The match on the screen is one of the tournament that is open, which has no rematch.
    Q_PROPERTY(bool inTournament READ in_tournament NOTIFY matchChanged)
    /// The line with which people elsewhere come to the match on the screen; empty where nobody was
    /// invited, or somebody else did.
    Q_PROPERTY(bool presides READ presides NOTIFY invitationChanged)
    Q_PROPERTY(QString invitation READ invitation NOTIFY invitationChanged)
    /// Where a browser shows the match, if it is one of this studio; empty where not anyone may
    /// watch it.
    Q_PROPERTY(QString watchAddress READ watch_address NOTIFY invitationChanged)
    /// Null while the match on the screen is no first match.
    Q_PROPERTY(fronteira::play::Lesson* lesson READ lesson NOTIFY matchChanged)
    /// Null while none is watched.
    Q_PROPERTY(fronteira::play::ReplayScreen* replay READ replay NOTIFY matchChanged)
    /// Null while no map is drawn; goes on while a match on that map is tried.
    Q_PROPERTY(fronteira::map_edit::MapEditor* mapEditor READ map_editor NOTIFY matchChanged)
    /// The ruleset for which the map that is drawn was made, or empty.
    Q_PROPERTY(QString mapGame READ map_game NOTIFY matchChanged)
    /// How fair the map is that is drawn; null while none is.
    Q_PROPERTY(fronteira::map_edit::MapFairness* fairness READ fairness NOTIFY matchChanged)
    Q_PROPERTY(fronteira::map_edit::MapFormats* mapFormats READ map_formats CONSTANT)
    Q_PROPERTY(fronteira::map_edit::MapImport* mapImport READ map_import CONSTANT)
    Q_PROPERTY(fronteira::map_edit::MapExport* mapExport READ map_export CONSTANT)
    Q_PROPERTY(fronteira::launcher::PackInstall* packInstall READ pack_install CONSTANT)
    Q_PROPERTY(fronteira::launcher::PackRemoval* packRemoval READ pack_removal CONSTANT)
    Q_PROPERTY(fronteira::cup::Cups* cups READ cups CONSTANT)
    Q_PROPERTY(fronteira::play::Scenes* scenes READ scenes CONSTANT)
    /// Of the match on the screen, if it is one of this studio's own host.
    Q_PROPERTY(fronteira::app::EditedMods* editedMods READ edited_mods CONSTANT)
    /// What keeps the page from being shown.
    Q_PROPERTY(fronteira::app::Trouble* trouble READ trouble CONSTANT)
    /// Why there is no host; empty while there is one.
    Q_PROPERTY(QString fault READ fault NOTIFY faultChanged)
    /// Matches are there again the next time.
    Q_PROPERTY(bool keepsMatches READ keeps_matches NOTIFY libraryChanged)
    Q_PROPERTY(QString version READ version CONSTANT)

 public:
    /// How the program was called.
    struct Start {
        QString program;      ///< the command line program that is to be the host
        QString store;        ///< where matches are kept; empty: the usual place
        QString language;     ///< of this run until another is chosen; empty: as kept
        QString seed = {};    ///< of each match for which none is chosen; empty: by lot
        bool scenes = false;  ///< bots play a match for the picture of each game that has none
    };

    explicit Studio(Start start, QQmlEngine& engine);
    ~Studio() override;

    Settings* settings() { return &settings_; }
    client::Host* host() { return host_.get(); }
    /// That of what is on the screen.
    client::Host& current_host() { return elsewhere_ ? *elsewhere_ : *host_; }
    launcher::Library* library() { return library_.get(); }
    play::MatchScreen* match() { return match_.get(); }
    bool can_play_again() const { return match_ && !elsewhere_ && set_up_.match == match_id_; }
    bool in_tournament();
    play::Lesson* lesson() { return match_ ? lesson_.get() : nullptr; }
    play::ReplayScreen* replay() { return replay_.get(); }
    map_edit::MapEditor* map_editor() { return map_editor_.get(); }
    const QString& map_game() const { return map_game_; }
    map_edit::MapFairness* fairness() { return fairness_.get(); }
    map_edit::MapFormats* map_formats() { return &map_formats_; }
    map_edit::MapImport* map_import() { return &map_import_; }
    map_edit::MapExport* map_export() { return &map_export_; }
    launcher::PackInstall* pack_install() { return &pack_install_; }
    launcher::PackRemoval* pack_removal() { return &pack_removal_; }
    cup::Cups* cups() { return &cups_; }
    play::Scenes* scenes() { return &scenes_; }
    EditedMods* edited_mods() { return &edited_mods_; }
    Trouble* trouble() { return &trouble_; }
    const QString& fault() const { return fault_; }
    bool keeps_matches() const { return start_.store != QLatin1String(unkept); }
    QString invitation() const;
    QString watch_address() const;
    /// This studio's own host has the match on the screen.
    bool presides() const { return match_ && !elsewhere_; }
    QString version() const;

    /// Opens a match and goes to it. `said` when the host refuses.
    Q_INVOKABLE void start(fronteira::launcher::MatchSetup* setup);
    /// The ruleset with a person and the usual bots, at once.
    Q_INVOKABLE void playNow(const QString& ruleset);
    /// The match on the screen once more, as it was set up, with other chances. Only here was it
    /// set up: `canPlayAgain`.
    Q_INVOKABLE void playAgain();
    /// The same as it was set up, by a host that has read the rules anew.
    Q_INVOKABLE void beginAnew();
    /// The same with any match of this studio, and the moves so far are played again as far as the
    /// new rules allow: `told` says how far that is.
    Q_INVOKABLE void takeNewRules();
    /// Goes to the next match of the same people, which is opened for them by the first who asks.
    Q_INVOKABLE void rematch();
    /// The first match of a mod, step by step.
    Q_INVOKABLE void learn(const QString& mod);
    /// The game of the first match that is over, in earnest.
    Q_INVOKABLE void playLearned();
    /// Goes on with a match of this host.
    Q_INVOKABLE void goOn(const QVariantMap& match);
    /// Watches a match of this host again.
    Q_INVOKABLE void watch(const QVariantMap& match);
    /// Watches the match on the screen again, from that move on; it goes on when that is closed.
    Q_INVOKABLE void replayHere(int moment);
    Q_INVOKABLE void closeReplay();
    /// Whether that is an invitation, as far as can be told without going there.
    Q_INVOKABLE bool isInvitation(const QString& line) const;
    /// Goes to the match of another host to which that line invites.
    Q_INVOKABLE void accept(const QString& line);
    /// Sits down at a match of another host; the code is that of a seat or of an invitation.
    void join(const QString& address, const QString& code);
    /// Begins the match on the screen, which others were invited to.
    Q_INVOKABLE void begin();
    /// Whoever sits there is sent away, and there is another invitation.
    Q_INVOKABLE void freeSeat(int seat);
    /// Goes to a match of the tournament that is looked at: sits down at one's own, looks on at
    /// others, and watches again what is over.
    Q_INVOKABLE void goToCupMatch(const QVariantMap& match);
    /// Watches the record in a file; with `seats` under these names.
    Q_INVOKABLE void openRecord(const QUrl& file, const QStringList& seats = {});
    /// Back to the launcher; the match waits.
    Q_INVOKABLE void leave();
    /// Goes to the map editor: with an empty map, with a file, or with a map that is installed.
    Q_INVOKABLE void newMap();
    Q_INVOKABLE void editMap(const QUrl& file);
    /// A copy of it, where it does not lie in a mod of the person's own.
    Q_INVOKABLE void editInstalledMap(const QString& id);
    /// Goes to the map editor with what was imported, as a new map that is not saved.
    Q_INVOKABLE void openImported();
    Q_INVOKABLE void closeEditor();
    /// Whether an installed map is one of the person's own.
    Q_INVOKABLE static bool isOwnMap(const QString& id);
    /// Whether changes of it were left behind that its file does not have; of an empty id, whether
    /// a map was that was never saved.
    Q_INVOKABLE static bool hasDraft(const QString& id);
    /// How many matches of this host are played on the map in that file (or path), of one's own,
    /// and are not over: they need it as it is.
    Q_INVOKABLE int matchesOn(const QUrl& file) const;
    /// Tries the map that is drawn, as it is, in a match of that ruleset against its bots, under
    /// house rules by their ids, as far as they are not the usual ones; if
    /// `like_before`, the moves of the last such match are played again as far as they are possible
    /// on it.
    Q_INVOKABLE void tryMap(const QString& ruleset, const QVariantMap& options = {},
                            bool like_before = false);
    /// Whether there was such a match, in which somebody moved.
    Q_INVOKABLE bool triedBefore(const QString& ruleset) const;
    /// Starts the own host again: after it was lost, or to find what was installed meanwhile.
    Q_INVOKABLE void restart();
    /// Puts a text on the clipboard.
    Q_INVOKABLE void copy(const QString& text);

 signals:
    void libraryChanged();
    void matchChanged();
    void faultChanged();
    void invitationChanged();
    /// What went wrong, and what went well.
    void said(const QString& text);
    void told(const QString& text);
    /// Somebody wants a new match in the place of that one, which cannot be continued.
    void anotherWanted(const QVariantMap& match);

 private:
    /// The store of a host that keeps nothing.
    static constexpr const char* unkept = ":memory:";

    void follow_settings();
    void start_host();
    void do_without_store();
    /// One that keeps nothing and listens to nobody else; `before` are arguments of the program.
    std::unique_ptr<client::Host> private_host(const QStringList& before = {}) const;
    void end_lesson();
    /// With a record the match is like that one, as far as possible.
    void open(client::Host& host, const QJsonObject& wanted,
              const std::function<void()>& again = {}, const QString& record = {});
    void ask_for_record(const std::function<void(const QString& record)>& then);
    void tell_how_far(const client::Reply& opened);
    QJsonObject wanted_again() const;
    void part_from_match();
    void keep_way_back();
    void look_after_mods();
    void edit(std::unique_ptr<map_edit::MapEditor> editor);
    void open_map(const QString& file, bool (map_edit::MapEditor::*open)(const QString&));
    void sit_down(client::Host& host, const QString& match,
                  const QList<play::Match::Right>& rights);
    void take_chairs(client::Host& host, const QString& match,
                     const QList<play::Match::Right>& rights);
    void show(std::unique_ptr<play::MatchScreen> match, std::unique_ptr<play::ReplayScreen> replay);
    QList<play::Match::Right> rights_at(const QVariantMap& match) const;
    QList<play::Match::Right> eyes_at(const QVariantMap& match) const;
    void look_back(const QList<play::Match::Right>& eyes, int moment);
    bool call(const QString& address, std::unique_ptr<client::Host>& before);
    std::unique_ptr<client::Host> meet(std::unique_ptr<client::Host> host);
    std::unique_ptr<client::Host> part();
    void refused_by(const client::Host& host, const client::Reply& reply);
    void judge();
    void try_again();
    void give_up();
    QVariantMap kept_match() const;
    QString ruleset_of(const QString& map) const;
    void take_another();
    int bot_pace() const;

    /// How a match was asked for.
    struct SetUp {
        QString match;
        QJsonObject request;
        QDateTime at = {};
    };

    Start start_;
    SetUp set_up_;  ///< of the match that was opened here last
    QQmlEngine& engine_;
    Settings settings_;
    QTranslator translator_;
    Bell bell_;
    Trouble trouble_;
    QString language_;
    QString listen_;
    QString fault_;
    QDateTime began_;  ///< the own host
    std::unique_ptr<client::Host> host_;
    std::unique_ptr<client::Host> elsewhere_;  ///< the host of a match joined over the network
    std::unique_ptr<launcher::Library> library_;
    cup::Cups cups_{start_.program};
    std::unique_ptr<map_edit::MapEditor> map_editor_;
    std::unique_ptr<map_edit::MapFairness> fairness_;
    map_edit::MapTrial trial_;
    /// The last match that was played on the map that is drawn.
    struct Tried {
        QString ruleset;
        QString record;
    };
    Tried tried_;
    QString map_game_;
    map_edit::MapFormats map_formats_{start_.program};
    map_edit::MapImport map_import_{start_.program};
    map_edit::MapExport map_export_{start_.program};
    launcher::PackInstall pack_install_{start_.program};
    launcher::PackRemoval pack_removal_{start_.program};
    play::Scenes scenes_{start_.scenes ? play::Scenes::BeginHost([this] { return private_host(); })
                                       : nullptr};
    EditedMods edited_mods_{start_.program};
    std::unique_ptr<play::Lesson> lesson_;
    std::unique_ptr<play::MatchScreen> match_;
    std::unique_ptr<play::ReplayScreen> replay_;
    /// How what is on the screen is asked for again, and what that is called.
    struct Attempt {
        QString what;
        std::function<void()> again;
    };
    Attempt attempt_;
    bool lost_ = false;             ///< the host elsewhere
    bool begins_again_ = false;     ///< the own host, after it was lost
    bool gave_up_ = false;          ///< somebody would rather do without the own host for now
    bool came_from_match_ = false;  ///< the replay was opened from the match on the screen
    QString match_id_;
    QString guest_address_;  ///< of the host elsewhere
    QList<play::Match::Right> rights_;
};

}  // namespace fronteira::app
