// SPDX-License-Identifier: MIT
// How long the studio takes from its start to its first frame, against an empty window of Qt Quick.
// Each is a process of its own, run in turn; the least of the times counts.
#include "app/studio.hpp"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTextStream>
#include <algorithm>

namespace {

int first_frame(QQmlApplicationEngine& engine) {
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (window == nullptr) return 1;
    QObject::connect(window, &QQuickWindow::frameSwapped, qApp, [] { QCoreApplication::exit(0); });
    const int status = QGuiApplication::exec();
    qDeleteAll(engine.rootObjects());
    return status;
}

int run(const QString& what) {
    QQmlApplicationEngine engine;
    if (what == "empty") {
        engine.loadData(
            "import QtQuick\nimport QtQuick.Window\n"
            "Window { width: 1280; height: 800; visible: true }");
        return first_frame(engine);
    }
    fronteira::app::Studio studio({FRONTEIRA_BINARY_DIR "/bin/fronteira", ":memory:", "en"},
                                  engine);
    engine.setInitialProperties({{"studio", QVariant::fromValue(&studio)}});
    engine.load(QUrl("qrc:/qt-project.org/imports/Fronteira/App/Main.qml"));
    return first_frame(engine);
}

qint64 time_of(const QString& program, const QString& what) {
    QElapsedTimer timer;
    timer.start();
    QProcess::execute(program, {what});
    return timer.elapsed();
}

}  // namespace

int main(int argc, char** argv) {
    const QGuiApplication app(argc, argv);
    QGuiApplication::setOrganizationName("fronteira-test");
    QGuiApplication::setApplicationName("fronteira-start-bench");
    QQuickStyle::setStyle("Basic");
    if (argc > 1) return run(argv[1]);
    qint64 empty = time_of(argv[0], "empty");
    qint64 studio = time_of(argv[0], "studio");
    for (int i = 0; i < 6; ++i) {
        empty = std::min(empty, time_of(argv[0], "empty"));
        studio = std::min(studio, time_of(argv[0], "studio"));
    }
    QTextStream(stdout) << "empty window " << empty << " ms, studio " << studio
                        << " ms, ratio studio/empty "
                        << static_cast<double>(studio) / static_cast<double>(empty) << '\n';
    return 0;
}
