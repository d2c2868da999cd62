// SPDX-License-Identifier: MIT
#pragma once

#include "app/bell.hpp"
#include "app/settings.hpp"
#include "client/host.hpp"
#include "launcher/library.hpp"
#include "launcher/match_setup.hpp"
#include "map_edit/map_editor.hpp"
#include "map_edit/map_export.hpp"
#include "map_edit/map_fairness.hpp"
#include "map_edit/map_formats.hpp"
#include "map_edit/map_import.hpp"
#include "map_edit/map_trial.hpp"
#include "play/match_screen.hpp"
#include "play/replay_screen.hpp"

#include <QtQml/qqmlregistration.h>

#include <QTranslator>
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
    /// Null while none is watched.
    Q_PROPERTY(fronteira::play::ReplayScreen* replay READ replay NOTIFY matchChanged)
    /// Null while no map is drawn; goes on while a match on that map is tried.
    Q_PROPERTY(fronteira::map_edit::MapEditor* mapEditor READ map_editor NOTIFY matchChanged)
    /// How fair the map is that is drawn; null while none is.
    Q_PROPERTY(fronteira::map_edit::MapFairness* fairness READ fairness NOTIFY matchChanged)
    Q_PROPERTY(fronteira::map_edit::MapFormats* mapFormats READ map_formats CONSTANT)
    Q_PROPERTY(fronteira::map_edit::MapImport* mapImport READ map_import CONSTANT)
    Q_PROPERTY(fronteira::map_edit::MapExport* mapExport READ map_export CONSTANT)
    /// The match on the screen is another host's.
    Q_PROPERTY(bool isGuest READ is_guest NOTIFY matchChanged)
    /// Why there is no host; empty while there is one.
    Q_PROPERTY(QString fault READ fault NOTIFY faultChanged)
    Q_PROPERTY(QString version READ version CONSTANT)

 public:
    /// How the program was called.
    struct Start {
        QString program;   ///< the command line program that is to be the host
        QString store;     ///< where matches are kept; empty: the usual place
        QString language;  ///< goes before the settings while it is not empty
    };

    explicit Studio(Start start, QQmlEngine& engine);
    ~Studio() override;

    Settings* settings() { return &settings_; }
    client::Host* host() { return host_.get(); }
    launcher::Library* library() { return library_.get(); }
    play::MatchScreen* match() { return match_.get(); }
    play::ReplayScreen* replay() { return replay_.get(); }
    map_edit::MapEditor* map_editor() { return map_editor_.get(); }
    map_edit::MapFairness* fairness() { return fairness_.get(); }
    map_edit::MapFormats* map_formats() { return &map_formats_; }
    map_edit::MapImport* map_import() { return &map_import_; }
    map_edit::MapExport* map_export() { return &map_export_; }
    bool is_guest() const { return elsewhere_ != nullptr; }
    const QString& fault() const { return fault_; }
    QString version() const;

    /// Opens a match and goes to it. `said` when the host refuses.
    Q_INVOKABLE void start(fronteira::launcher::MatchSetup* setup);
    /// The ruleset with a person and the usual bots, at once.
    Q_INVOKABLE void playNow(const QString& ruleset);
    /// Goes on with a match of this host.
    Q_INVOKABLE void goOn(const QVariantMap& match);
    /// Watches a match of this host again.
    Q_INVOKABLE void watch(const QVariantMap& match);
    /// Watches the match on the screen again, from that move on; it goes on when that is closed.
    Q_INVOKABLE void replayHere(int moment);
    Q_INVOKABLE void closeReplay();
    /// Sits down at a match of another host.
    Q_INVOKABLE void join(const QString& address, const QString& token);
    /// The same again, after the connection was lost.
    Q_INVOKABLE void joinAgain() { join(settings_.guest_address(), settings_.guest_code()); }
    /// Watches the record in a file.
    Q_INVOKABLE void openRecord(const QUrl& file);
    /// Back to the launcher; the match waits.
    Q_INVOKABLE void leave();
    /// Goes to the map editor: with an empty map, with a file, or with a map that is installed.
    Q_INVOKABLE void newMap();
    Q_INVOKABLE void editMap(const QUrl& file);
    Q_INVOKABLE void editInstalledMap(const QString& id);
    /// Goes to the map editor with what was imported, as a new map that is not saved.
    Q_INVOKABLE void openImported();
    Q_INVOKABLE void closeEditor();
    /// Tries the map that is drawn, as it is, in a match of that ruleset against its bots.
    Q_INVOKABLE void tryMap(const QString& ruleset);
    /// Starts the own host again: after it was lost, or to find what was installed meanwhile.
    Q_INVOKABLE void restart();
    /// What people elsewhere need to sit down at the match on the screen: each `seat`, `token`.
    Q_INVOKABLE QVariantList invitations() const;
    /// Puts a text on the clipboard.
    Q_INVOKABLE void copy(const QString& text);

 signals:
    void libraryChanged();
    void matchChanged();
    void faultChanged();
    void said(const QString& text);

 private:
    void follow_settings();
    void begin();
    void start_host();
    void open(client::Host& host, const QJsonObject& request, const QList<int>& remote);
    void edit(std::unique_ptr<map_edit::MapEditor> editor);
    void sit_down(client::Host& host, const QString& match,
                  const QList<play::Match::Right>& rights);
    void show(std::unique_ptr<play::MatchScreen> match, std::unique_ptr<play::ReplayScreen> replay);
    QList<play::Match::Right> rights_at(const QVariantMap& match) const;
    QList<play::Match::Right> eyes_at(const QVariantMap& match) const;
    client::Host& current_host() { return elsewhere_ ? *elsewhere_ : *host_; }
    int bot_pace() const;

    Start start_;
    QQmlEngine& engine_;
    Settings settings_;
    QTranslator translator_;
    Bell bell_;
    QString language_;
    QString listen_;
    QString fault_;
    std::unique_ptr<client::Host> host_;
    std::unique_ptr<client::Host> elsewhere_;  ///< the host of a match joined over the network
    std::unique_ptr<launcher::Library> library_;
    std::unique_ptr<map_edit::MapEditor> map_editor_;
    std::unique_ptr<map_edit::MapFairness> fairness_;
    map_edit::MapTrial trial_;
    map_edit::MapFormats map_formats_{start_.program};
    map_edit::MapImport map_import_{start_.program};
    map_edit::MapExport map_export_{start_.program};
    std::unique_ptr<play::MatchScreen> match_;
    std::unique_ptr<play::ReplayScreen> replay_;
    bool go_on_ = false;            ///< with the match that was on the screen, at a new host
    bool came_from_match_ = false;  ///< the replay was opened from the match on the screen
    QString match_id_;
    QList<play::Match::Right> rights_;
};

}  // namespace fronteira::app
