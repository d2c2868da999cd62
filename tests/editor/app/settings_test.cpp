// SPDX-License-Identifier: MIT
#include "app/settings.hpp"

#include "support/own_settings.hpp"

#include <gtest/gtest.h>

#include <QDir>

namespace fronteira::app {
namespace {

QStringList offered(const QString& what) {
    QStringList list;
    for (const QVariant& one : Settings::languages()) list << one.toMap()[what].toString();
    return list;
}

TEST(Settings, OfferEachLanguageForWhichThereIsAFile) {
    QStringList files;
    for (const QString& tag : offered("id")) files << "studio_" + tag + ".ts";

    EXPECT_EQ(files, QDir(FRONTEIRA_SOURCE_DIR "/editor/app/text")
                         .entryList({"studio_*.ts"}, QDir::Files, QDir::Name));
}

TEST(Settings, CallALanguageAsItCallsItself) {
    EXPECT_TRUE(offered("text").contains("English"));
    EXPECT_TRUE(offered("text").contains("Português (Brasil)"));
}

TEST(Settings, TellWhatLanguageARunWasBegunInUntilAnotherIsChosen) {
    const support::OwnSettings own;
    Settings settings;
    settings.set_language("en");
    settings.speak("pt");
    EXPECT_EQ(settings.language(), "pt_BR") << "the nearest that there is";
    EXPECT_EQ(Settings().language(), "en") << "another run is as it was";
    settings.set_language("en");
    EXPECT_EQ(settings.language(), "en");
}

TEST(Settings, KeepNoRightThatNoHostWouldGive) {
    const support::OwnSettings own;
    Settings().keep_guest("host:1 code");
    Settings().keep_guest("host:1 " + QString(1 << 20, 'x'));

    EXPECT_EQ(Settings().guest(), "host:1 code");
}

TEST(Settings, RememberHowLargeTheWindowWasBeforeItWasMaximised) {
    const support::OwnSettings own;
    EXPECT_EQ(Settings().windowSize(), QSize(1280, 800));
    Settings().keepWindow({1700, 1000}, false);
    Settings().keepWindow({2560, 1440}, true);

    EXPECT_EQ(Settings().windowSize(), QSize(1700, 1000));
    EXPECT_TRUE(Settings().windowMaximised());
}

}  // namespace
}  // namespace fronteira::app
