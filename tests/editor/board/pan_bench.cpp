// SPDX-License-Identifier: MIT
// fronteira_pan_bench: milliseconds a frame while a board of 10 000 spaces is panned, 1280 by 800.
// Says the figures of the window it gets; under Xvfb that is software rendering.
#include "board/board_item.hpp"
#include "made_map.hpp"

#include <QElapsedTimer>
#include <QGuiApplication>
#include <QQuickWindow>
#include <QSurfaceFormat>
#include <algorithm>
#include <cstdio>
#include <ctime>

using namespace fronteira::board;

namespace {

constexpr int frames = 100;

struct Figures {
    std::vector<double> wall;  // from swap to swap, sorted
    double processor = 0;      // of all threads, a frame
};

/// Pans back and forth and measures.
Figures pan(QQuickWindow& window, BoardItem& board) {
    std::vector<double> times;
    std::clock_t begun = 0;
    QElapsedTimer timer;
    QEventLoop loop;
    int done = 0;
    const auto swapped = QObject::connect(
        &window, &QQuickWindow::frameSwapped, &board,
        [&] {
            if (done == 10) begun = std::clock();
            if (done++ > 10) times.push_back(static_cast<double>(timer.nsecsElapsed()) / 1e6);
            timer.restart();
            if (done > frames) return loop.quit();
            board.panBy(QPointF(done / 40 % 2 ? -7 : 7, done / 20 % 2 ? 5 : -5));
            board.update();  // the whole map has nowhere to go
        },
        Qt::QueuedConnection);
    board.update();
    loop.exec();
    QObject::disconnect(swapped);
    std::sort(times.begin(), times.end());
    const double spent = static_cast<double>(std::clock() - begun) * 1000 / CLOCKS_PER_SEC;
    return {times, spent / (frames - 10)};
}

void tell(const char* what, const Figures& figures) {
    const std::vector<double>& wall = figures.wall;
    std::printf(
        "%-24s median %5.1f ms, one in twenty over %5.1f ms, worst %5.1f ms; processor %5.1f ms\n",
        what, wall[wall.size() / 2], wall[wall.size() * 19 / 20], wall.back(), figures.processor);
    std::fflush(stdout);
}

}  // namespace

int main(int argc, char** argv) {
    QSurfaceFormat format = QSurfaceFormat::defaultFormat();
    format.setSwapInterval(0);
    QSurfaceFormat::setDefaultFormat(format);
    const QGuiApplication app(argc, argv);

    QElapsedTimer timer;
    timer.start();
    const DrawnMap map(made_map(100));
    QQuickWindow window;
    window.resize(1280, 800);
    BoardPainting painting;
    painting.reset(10000);
    for (int space = 0; space < painting.count(); ++space) {
        SpaceLook look;
        look.fill = look.badge_fill = QColor::fromHsv(space * 37 % 6 * 60, 160, 180);
        look.badge_ink = Qt::white;
        look.badge = QString::number(space % 40);
        look.emblem = space % 2 ? "star" : "circle";
        painting.set(space, look);
    }
    timer.restart();
    BoardItem board;
    board.set_map(map);
    std::printf("read and triangulate         %lld ms\n", timer.elapsed());
    board.set_painting(&painting);
    board.setParentItem(window.contentItem());
    board.setSize(QSizeF(1280, 800));
    window.show();
    tell("the whole map", pan(window, board));
    for (const double zoom : {4.0, 3.0}) {
        board.zoomAt({640, 400}, zoom);
        QEventLoop wait;
        QTimer::singleShot(400, &wait, &QEventLoop::quit);
        wait.exec();
        char what[64];
        std::snprintf(what, sizeof what, "%.0f spaces in view",
                      10000 / (board.zoom() * board.zoom()));
        tell(what, pan(window, board));
    }
    return 0;
}
