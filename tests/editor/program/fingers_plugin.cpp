// SPDX-License-Identifier: MIT
// Qt loads this into the studio's own program when QT_QPA_GENERIC_PLUGINS names it; there it plays
// a match as the environment says, and ends the program: 0 when all went well. The program knows
// nothing of it.
//
//   FINGERS_RULESET   which game; empty: go on for some moves with the match that was played last
//   FINGERS_BY        `clicks` or `keys`
//   FINGERS_ROUNDS    the round limit, where the game has one
//   FINGERS_MOVES     say `played` and wait to be killed after so many moves; 0: to the end
//   FINGERS_PICTURES  where pictures go, with the beginning of their names
#include "support/fingers.hpp"

#include <QCoreApplication>
#include <QGenericPlugin>
#include <QGuiApplication>
#include <QTextStream>
#include <QTimer>

namespace fronteira::support {
namespace {

QString wish(const char* name) {
    return qEnvironmentVariable(name);
}

void say(const QString& text) {
    QTextStream(stdout) << text << Qt::endl;
}

QQuickWindow* studio_window() {
    for (QWindow* window : QGuiApplication::topLevelWindows())
        if (auto* quick = qobject_cast<QQuickWindow*>(window);
            quick != nullptr && quick->isExposed() && quick->property("studio").isValid())
            return quick;
    return nullptr;
}

bool library_is_loaded(const QQuickWindow& window) {
    const auto* studio = window.property("studio").value<QObject*>();
    const auto* library = studio->property("library").value<QObject*>();
    return library != nullptr && library->property("loaded").toBool();
}

bool ready(const Fingers& fingers) {
    return fingers.match() != nullptr && fingers.match()->property("ready").toBool();
}

bool begin_match(Fingers& fingers) {
    const QString ruleset = wish("FINGERS_RULESET");
    if (ruleset.isEmpty()) return fingers.choose("page.matches") && fingers.choose("goOn0");
    if (!fingers.choose("game." + ruleset)) return false;
    if (!fingers.wait_until([&] { return fingers.find("start") != nullptr; })) return false;
    if (fingers.find("option.round_limit") != nullptr &&
        !fingers.fill_in("option.round_limit", wish("FINGERS_ROUNDS")))
        return false;
    return fingers.fill_in("seed", "7") && fingers.choose("start");
}

/// What FINGERS_MOVES asks for: the match stays as it is until the program is killed.
void wait_to_be_killed(const Fingers& fingers) {
    say("played " + fingers.of_match("turn")["number"].toString());
    fingers.wait_until([] { return false; }, 60000);
}

bool play(Fingers& fingers) {
    const auto picture = [&](const char* name) {
        return fingers.picture(wish("FINGERS_PICTURES") + "_" + name + ".png");
    };
    Random random{11};
    if (!begin_match(fingers) || !fingers.wait_until([&] { return ready(fingers); })) return false;
    say("number " + fingers.of_match("turn")["number"].toString());
    const int moves = wish("FINGERS_MOVES").toInt();
    for (int i = 0; i < (moves > 0 ? moves : 12); ++i) fingers.play_on(random);
    if (!picture("play")) return false;
    if (moves > 0) wait_to_be_killed(fingers);
    if (wish("FINGERS_RULESET").isEmpty()) return ready(fingers);
    if (!fingers.play_to_the_end(random)) return picture("stuck") && false;
    if (!picture("end")) return false;
    say("over " + fingers.of_match("over")["say"].toString());
    return fingers.choose("leaveEnd") &&
           fingers.wait_until([&] { return fingers.match() == nullptr; });
}

void run() {
    QQuickWindow* window = nullptr;
    const Fingers clock;
    const auto there = [&] {
        window = studio_window();
        return window != nullptr && library_is_loaded(*window);
    };
    if (!clock.wait_until(there, 30000)) {
        say("the window did not come");
        return QCoreApplication::exit(3);
    }
    // Where no window manager does it, a window has the keyboard only when it asks.
    window->requestActivate();
    if (!clock.wait_until([&] { return window->isActive(); })) say("the window has no keyboard");
    Fingers fingers(window, wish("FINGERS_BY") == "keys");
    const bool done = play(fingers);
    for (const QString& trouble : fingers.troubles()) say("trouble " + trouble);
    QCoreApplication::exit(done ? 0 : 2);
}

class FingersPlugin : public QGenericPlugin {
    Q_OBJECT
    Q_PLUGIN_METADATA(IID QGenericPluginFactoryInterface_iid FILE "fingers.json")
 public:
    QObject* create(const QString& /*key*/, const QString& /*specification*/) override {
        auto* hand = new QObject;
        QTimer::singleShot(0, hand, run);
        return hand;
    }
};

}  // namespace
}  // namespace fronteira::support

#include "fingers_plugin.moc"
