// SPDX-License-Identifier: MIT
// fronteira-studio: the launcher, the play screen and what else people look at.
#include "app/studio.hpp"

#include <QCommandLineParser>
#include <QDir>
#include <QGuiApplication>
#include <QQmlApplicationEngine>
#include <QQmlContext>
#include <QQuickStyle>
#include <QTranslator>
#include <QUrl>
#include <algorithm>
#include <cstdio>

namespace {

bool says(const QStringList& call, std::initializer_list<const char*> words) {
    return std::any_of(words.begin(), words.end(),
                       [&](const char* word) { return call.contains(QLatin1String(word)); });
}

/// Without one Qt ends the program, with a sentence about parts of Qt.
bool has_display(const QStringList& call) {
    return qEnvironmentVariableIsSet("DISPLAY") || qEnvironmentVariableIsSet("WAYLAND_DISPLAY") ||
           qEnvironmentVariableIsSet("QT_QPA_PLATFORM") || says(call, {"-platform", "--platform"});
}

int miss_display(const QString& language) {
    const char* const sentence =
        QT_TRANSLATE_NOOP("main",
                          "There is no display to open a window on. In a terminal, `fronteira "
                          "list` names the games, and "
                          "`fronteira play GAME` plays one.");
    QTranslator words;
    const bool translated = words.load(":/i18n/studio_" + language + ".qm");
    const QString said = translated ? words.translate("main", sentence) : QString();
    fprintf(stderr, "%s\n", said.isEmpty() ? sentence : qPrintable(said));
    return 1;
}

}  // namespace

int main(int argc, char** argv) {
    const QStringList call(argv + 1, argv + argc);
    // Help is for whoever has no display, too.
    const bool asks = says(call, {"-h", "--help", "--help-all", "-v", "--version"});
    if (!asks && !has_display(call)) return miss_display(QLocale::system().name());
    if (asks) qputenv("QT_QPA_PLATFORM", "offscreen");
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
