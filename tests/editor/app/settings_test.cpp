// SPDX-License-Identifier: MIT
#include "app/settings.hpp"

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

}  // namespace
}  // namespace fronteira::app
