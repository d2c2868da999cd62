// SPDX-License-Identifier: MIT
// fronteira_gallery PAGE OUT.png [WIDTHxHEIGHT] [dark|light] [text=1.5] [map=FILE.json]
// [moment=attack] [at=SPACE zoom=4] [hover=SPACE] draws a page of this folder into a picture. A map
// file holds the host's reply to `map`.
#include "board/board_item.hpp"
#include "controls/signs.hpp"
#include "demo_painting.hpp"

#include <QCursor>
#include <QFile>
#include <QGuiApplication>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QQmlContext>
#include <QQuickView>
#include <QTimer>

int main(int argc, char** argv) {
    const QGuiApplication app(argc, argv);
    const QStringList words = QGuiApplication::arguments();
    if (words.size() < 3) return 2;
    QSize size(1280, 800);
    QVariantMap look{{"dark", true}, {"text", 1.0}, {"zoom", 1.0}};
    QJsonObject map;
    QString moment = "rest", hovered;
    for (const QString& word : words.mid(3)) {
        const QString value = word.section('=', 1);
        if (word == "light") look["dark"] = false;
        if (word.startsWith("text=")) look["text"] = value.toDouble();
        if (word.startsWith("moment=")) moment = value;
        if (word.startsWith("zoom=")) look["zoom"] = value.toDouble();
        if (word.startsWith("hover=")) hovered = value;
        if (word.startsWith("at=")) look["at"] = value;
        if (word.startsWith("map=")) {
            QFile file(value);
            if (file.open(QIODevice::ReadOnly))
                map = QJsonDocument::fromJson(file.readAll()).object();
        }
        if (const QStringList sides = word.split('x'); sides.size() == 2 && sides[0].toInt() > 0)
            size = QSize(sides[0].toInt(), sides[1].toInt());
    }

    fronteira::board::BoardPainting painting;
    const fronteira::board::DrawnMap drawn(map);
    paint_demo(painting, drawn.geometry().map(), moment);
    QQuickView view;
    view.rootContext()->setContextProperty("demo", &painting);
    view.rootContext()->setContextProperty("look", look);
    view.rootContext()->setContextProperty("shownMap", QVariant::fromValue(drawn));
    view.rootContext()->setContextProperty("shownRegions",
                                           map["regions"].toArray().toVariantList());
    view.rootContext()->setContextProperty("signNames", fronteira::controls::sign_names());
    view.setResizeMode(QQuickView::SizeRootObjectToView);
    view.setSource(QUrl::fromLocalFile(FRONTEIRA_GALLERY "/" + words[1] + ".qml"));
    if (view.status() != QQuickView::Ready) return 1;
    view.resize(size);
    view.show();
    view.requestActivate();
    QTimer::singleShot(800, &view, [&] {
        const auto* board = view.rootObject()->findChild<fronteira::board::BoardItem*>();
        if (!board || hovered.isEmpty()) return;
        QCursor::setPos(view.mapToGlobal(board->mapToScene(board->spacePoint(hovered)).toPoint()));
        painting.pulse_at(board->geometry_of_map().index("brasil"));
    });
    // Long enough for what moves to come to rest.
    QTimer::singleShot(hovered.isEmpty() ? 1500 : 1150, &view, [&] {
        const bool saved = view.grabWindow().save(words[2]);
        QCoreApplication::exit(saved ? 0 : 1);
    });
    return QGuiApplication::exec();
}
