// SPDX-License-Identifier: MIT
// fronteira_edit_bench: how long the map editor takes to open a map of 10 000 spaces, 1280 by 800,
// and milliseconds a frame while it is panned there. Under Xvfb that is software rendering.
#include "app/studio.hpp"
#include "made_map.hpp"
#include "map_edit/canvas/map_canvas.hpp"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonObject>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QSettings>
#include <QSurfaceFormat>
#include <QTemporaryDir>
#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace fronteira;

namespace {

constexpr int frames = 100;
constexpr int room = 20;  // around the crooked cells, so that none leaves the plane

std::string text(const QJsonValue& value) {
    return value.toString().toStdString();
}

Point point(const QJsonValue& value) {
    const QJsonArray pair = value.toArray();
    return {pair[0].toInt() + room, pair[1].toInt() + room};
}

/// The bench's map as a file would have it.
Map drawn(const QJsonObject& made) {
    Map map;
    map.id = "made";
    map.name[""] = "Made";
    const QJsonArray size = made["size"].toArray(), regions = made["regions"].toArray(),
                     spaces = made["spaces"].toArray(), links = made["links"].toArray();
    map.width = size[0].toInt() + 2 * room;
    map.height = size[1].toInt() + 2 * room;
    for (const QJsonValue& one : regions) {
        MapRegion region;
        region.id = region.name[""] = text(one["id"]);
        region.colour = text(one["colour"]);
        region.attributes["bonus"] = 2;
        map.regions.push_back(region);
    }
    for (const QJsonValue& one : spaces) {
        const QJsonObject told = one.toObject();
        MapSpace space;
        space.id = text(told["id"]);
        space.name[""] = text(told["name"]);
        space.region = text(told["region"]);
        space.anchor = point(told["anchor"]);
        Ring ring;
        const QJsonArray corners = told["shapes"][0].toArray();
        for (const QJsonValue& corner : corners) ring.push_back(point(corner));
        space.outline.push_back(ring);
        map.spaces.push_back(space);
    }
    for (const QJsonValue& one : links)
        map.links.push_back({text(one["from"]), text(one["to"]), "land", false, {}});
    return map;
}

/// Lets events come until that holds after a frame.
template <class Holds>
void until_frame(QQuickWindow& window, Holds holds) {
    QEventLoop loop;
    // What is still queued when it holds goes with the loop.
    QObject::connect(
        &window, &QQuickWindow::frameSwapped, &loop,
        [&] {
            if (holds()) return loop.quit();
            window.update();
        },
        Qt::QueuedConnection);
    window.update();
    loop.exec();
}

/// Milliseconds since it was made, by the clock and of all processors.
struct Stopwatch {
    QElapsedTimer wall;
    std::clock_t begun = std::clock();
    Stopwatch() { wall.start(); }
    double processor() const {
        return static_cast<double>(std::clock() - begun) * 1000 / CLOCKS_PER_SEC;
    }
};

void pan(QQuickWindow& window, map_edit::MapCanvas& canvas, const char* what) {
    std::vector<double> times;
    QElapsedTimer timer;
    const Stopwatch watch;
    int done = 0;
    until_frame(window, [&] {
        if (done++ > 10) times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
        timer.restart();
        canvas.panBy(QPointF(done / 40 % 2 ? -7 : 7, done / 20 % 2 ? 5 : -5));
        return done > frames;
    });
    std::sort(times.begin(), times.end());
    std::printf("%-24s median %5.1f ms, one in twenty over %5.1f ms; processor %5.1f ms\n", what,
                times[times.size() / 2], times[times.size() * 19 / 20], watch.processor() / frames);
    std::fflush(stdout);
}

void rest(int milliseconds) {
    QEventLoop loop;
    QTimer::singleShot(milliseconds, &loop, &QEventLoop::quit);
    loop.exec();
}

}  // namespace

int main(int argc, char** argv) {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSwapInterval(0);
    QSurfaceFormat::setDefaultFormat(format);
    const QGuiApplication app(argc, argv);
    QGuiApplication::setOrganizationName("fronteira-test");
    QGuiApplication::setApplicationName("fronteira-edit-bench");
    QQuickStyle::setStyle("Basic");
    QSettings().setValue("motion", 0);

    const QTemporaryDir folder;
    const QString file = folder.filePath("made.toml");
    {
        map_edit::MapDocument document;
        document.begin(drawn(made_map(100)));
        if (!document.save(file)) return 1;
        const Stopwatch watch;
        if (!document.open(file)) return 1;
        std::printf("reading the file          %lld ms; processor %.0f ms\n", watch.wall.elapsed(),
                    watch.processor());
    }
    QQmlApplicationEngine engine;
    app::Studio studio({FRONTEIRA_BINARY_DIR "/bin/fronteira", ":memory:", "en"}, engine);
    engine.setInitialProperties({{"studio", QVariant::fromValue(&studio)}});
    engine.load(QUrl("qrc:/qt-project.org/imports/Fronteira/App/Main.qml"));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (window == nullptr) return 1;
    until_frame(*window, [&] { return studio.library() && studio.library()->loaded(); });
    rest(500);

    const Stopwatch watch;
    studio.editMap(QUrl::fromLocalFile(file));
    map_edit::MapCanvas* canvas = nullptr;
    until_frame(*window, [&] {
        canvas = window->findChild<map_edit::MapCanvas*>("canvas");
        return canvas != nullptr && canvas->geometry_of_map().count() == 10000;
    });
    std::printf("reading it and the frame  %lld ms; processor %.0f ms\n", watch.wall.elapsed(),
                watch.processor());
    rest(3000);
    pan(*window, *canvas, "the whole map");
    for (const double zoom : {4.0, 3.0}) {
        canvas->zoomAt({440, 400}, zoom);
        rest(600);
        char what[64];
        std::snprintf(what, sizeof what, "%.0f spaces in view",
                      10000 / (canvas->zoom() * canvas->zoom()));
        pan(*window, *canvas, what);
    }
    qDeleteAll(engine.rootObjects());
    return 0;
}
