// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include <QQuickItem>
#include <QQuickWindow>
#include <QStringList>
#include <QUrl>
#include <QVariantMap>
#include <functional>

namespace fronteira::support {

/// Somebody before a window of the studio: clicks and presses what is visible, and knows of a match
/// only what the pages know. Works from within any program that has such a window.
class Fingers {
 public:
    /// With `by_keys` a match is played with the keyboard alone.
    explicit Fingers(QQuickWindow* window = nullptr, bool by_keys = false)
        : window_(window), by_keys_(by_keys) {}

    QQuickWindow& window() const { return *window_; }

    /// The visible, enabled item of that name; null when there is none.
    QQuickItem* find(const QString& name) const;
    /// Clicks into the middle of an item, or as far `across`, once it is there. False, with a
    /// `trouble`, when it never is.
    bool click(const QString& name, double across = 0.5);
    void click_at(QPointF scene, Qt::KeyboardModifiers held = Qt::NoModifier);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);
    /// Sets a field or a spin box by typing, once it is there.
    bool fill_in(const QString& name, const QString& text);
    /// Drops a file on the window, as a file manager would; false when nothing takes it.
    bool drop(const QUrl& file);
    /// Presses Tab until that has the keyboard.
    bool tab_to(const QString& name);
    /// By click, or by Tab and Enter.
    bool choose(const QString& name);
    /// How long is waited for what must come, in milliseconds: a machine may be busy.
    static constexpr int patience = 30000;
    /// Lets events come until that holds; false when it does not in time.
    bool wait_until(const std::function<bool()>& holds, int milliseconds = patience) const;
    /// Waits until what has just come to be is laid out, which it is when it is drawn.
    void see() const;
    /// Keeps a picture of the window.
    bool picture(const QString& file) const;

    /// Null while no match is on the screen.
    QObject* match() const;
    QVariantMap of_match(const char* property) const;
    bool match_is_over() const { return !of_match("over").isEmpty(); }

    /// Does the next thing that may be done in the match, drawn by lot. False when nothing came of
    /// it in time.
    bool play_on(Random& random);
    /// Plays until the match is over; false, with a `trouble`, when the fingers get stuck.
    bool play_to_the_end(Random& random);

    /// What did not work, in the order in which it happened.
    const QStringList& troubles() const { return troubles_; }

 protected:
    void show(QQuickWindow* window) { window_ = window; }

 private:
    bool trouble(const QString& what);
    void scroll_to(QQuickItem& item) const;
    QQuickItem* board() const;
    bool has_keyboard(const QString& name) const;
    void press_shortcut_of(const QQuickItem& button);
    bool choose_space(const QString& space);
    bool walk_to_space(const QString& space);
    bool choose_button(const QString& name);
    bool choose_cards(const QVariantMap& choice);
    bool choose_number(const QVariantMap& choice, Random& random);
    bool choose_anything(const QVariantMap& choice, Random& random);
    bool answer_menu(const QVariantMap& choice);

    QQuickWindow* window_;
    bool by_keys_;
    QStringList troubles_;
};

}  // namespace fronteira::support
