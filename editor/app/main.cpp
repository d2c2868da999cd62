// SPDX-License-Identifier: MIT
// fronteira-studio: the launcher, the play screen and what else people look at.
#include "app/studio.hpp"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlContext>
#include <QQuickStyle>
#include <QUrl>

int main(int argc, char** argv) {
    QGuiApplication app(argc, argv);
    QGuiApplication::setApplicationName("fronteira-studio");
    QGuiApplication::setApplicationDisplayName("Fronteira");
    QGuiApplication::setOrganizationName("fronteira");
    QGuiApplication::setApplicationVersion(FRONTEIRA_VERSION);
    QQuickStyle::setStyle("Basic");

    QCommandLineParser parser;
    parser.setApplicationDescription("Play, watch and make war board games.");
    parser.addHelpOption();
    parser.addVersionOption();
    const QCommandLineOption language("lang", "The language of all texts.", "tag");
    const QCommandLineOption store("store", "The file in which matches are kept.", "file");
    const QCommandLineOption host(
        "host", "The program that is to be the match host.", "program",
        QDir(QGuiApplication::applicationDirPath()).filePath("fronteira"));
    const QCommandLineOption seed("seed", "The seed of matches for which none is chosen.",
                                  "number");
    parser.addOptions({language, store, host, seed});
    parser.process(app);

    QQmlApplicationEngine engine;
    fronteira::app::Studio studio(
        {parser.value(host), parser.value(store), parser.value(language), parser.value(seed), true},
        engine);
    engine.setInitialProperties({{"studio", QVariant::fromValue(&studio)}});
    engine.load(QUrl("qrc:/qt-project.org/imports/Fronteira/App/Main.qml"));
    if (engine.rootObjects().isEmpty()) return 1;
    const int status = QGuiApplication::exec();
    qDeleteAll(engine.rootObjects());  // the pages go before what they show
    return status;
}
