// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/random.hpp>

#include "app/studio.hpp"

#include <QQmlApplicationEngine>
#include <QQuickItem>
#include <QQuickWindow>
#include <QTemporaryDir>
#include <functional>
#include <memory>

namespace fronteira::support {

/// The studio in a window, and the hands of somebody before it: they see and click what is visible.
class Hands {
 public:
    /// A studio with a store and settings of its own; `store` is empty for one that nothing
    /// outlives.
    explicit Hands(const QString& language = "en", QSize size = {1280, 800},
                   const QString& store = {});
    ~Hands();

    app::Studio& studio() { return *studio_; }
    QQuickWindow& window() { return *window_; }

    /// The visible, enabled item of that name; null when there is none.
    QQuickItem* find(const QString& name) const;
    /// Clicks into the middle of an item, or as far `across`, once it is there; a failure of the
    /// test when it never is.
    bool click(const QString& name, double across = 0.5);
    void click_at(QPointF scene);
    void key(int key, Qt::KeyboardModifiers modifiers = Qt::NoModifier);
    void type(const QString& text);
    /// Sets a field or a spin box by typing.
    void fill_in(const QString& name, const QString& text);
    /// Lets events come until that holds; false when it does not in time.
    bool wait_until(const std::function<bool()>& holds, int milliseconds = 10000) const;
    /// Kills the studio's own host as a power cut would.
    void kill_host();
    /// Keeps a picture of the window among the artefacts.
    void picture(const QString& name) const;

    /// Does the next thing that may be done in the match, drawn by lot, with clicks alone. False
    /// when nothing came of it in time.
    bool play_on(Random& random);
    /// Plays until the match is over; false when hands get stuck.
    bool play_to_the_end(Random& random);

 private:
    void scroll_to(QQuickItem& item) const;
    QStringList legal_spaces() const;
    bool click_space(const QString& space);
    bool choose_cards(const QVariantMap& choice);
    bool choose_anything(const QVariantMap& choice, Random& random);

    QTemporaryDir folder_;
    QQmlApplicationEngine engine_;
    std::unique_ptr<app::Studio> studio_;
    QQuickWindow* window_ = nullptr;
};

}  // namespace fronteira::support
