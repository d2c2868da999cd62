// SPDX-License-Identifier: MIT
#include "hands.hpp"

#include "support/own_host.hpp"

#include <gtest/gtest.h>

#include <QDir>
#include <QFile>
#include <QSettings>
#include <QUrl>
#include <QtTest/QTest>

namespace fronteira::support {

Hands::Hands(const QString& language, QSize size, const QString& store) {
    QSettings().setValue("motion", 0);
    QSettings().setValue("pace", "instant");
    QSettings().setValue("language", language);
    const QString kept = store.isEmpty() ? ":memory:" : folder_.filePath(store);
    studio_ = std::make_unique<app::Studio>(
        app::Studio::Start{FRONTEIRA_BINARY_DIR "/bin/fronteira", kept, {}, "11"}, engine_);
    engine_.setInitialProperties({{"studio", QVariant::fromValue(studio_.get())}});
    engine_.load(QUrl("qrc:/qt-project.org/imports/Fronteira/App/Main.qml"));
    show(qobject_cast<QQuickWindow*>(engine_.rootObjects().value(0)));
    window().resize(size);
    EXPECT_TRUE(QTest::qWaitForWindowExposed(&window()));
    // Where no window manager does it, a window has the keyboard only when it asks.
    window().requestActivate();
    EXPECT_TRUE(QTest::qWaitForWindowActive(&window()));
    EXPECT_TRUE(wait_until([&] { return studio_->library() && studio_->library()->loaded(); }));
}

// The pages go before what they show.
Hands::~Hands() {
    EXPECT_TRUE(troubles().isEmpty()) << troubles().join("\n").toStdString();
    delete &window();
}

void Hands::kill_host() {
    kill_process_of(studio_->current_host());
}

void Hands::picture(const QString& name) const {
    const QString folder_name = qEnvironmentVariable("FRONTEIRA_LOOKS");
    // Whoever looks takes a moment, in which the page comes to rest.
    if (folder_name.isEmpty()) return QTest::qWait(300);
    const QDir folder(folder_name);
    folder.mkpath(".");
    EXPECT_TRUE(Fingers::picture(folder.filePath(name + ".png")));
}

bool forget_unsaved_maps() {
    while (const auto left = map_edit::JournalPlace::left_behind())
        if (!QFile::remove(left->file())) return false;
    return true;
}

}  // namespace fronteira::support
