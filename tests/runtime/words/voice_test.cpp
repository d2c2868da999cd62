// SPDX-License-Identifier: MIT
#include "runtime/words/voice.hpp"

#include <gtest/gtest.h>

namespace fronteira::runtime {
namespace {

TEST(ChooseLanguage, TakesTheNearestThatTheProgramSpeaks) {
    EXPECT_EQ(choose_language("pt_BR"), "pt_BR");
    EXPECT_EQ(choose_language("pt-BR"), "pt_BR");
    EXPECT_EQ(choose_language("pt_PT.UTF-8"), "pt_BR");
    EXPECT_EQ(choose_language("en_GB@euro"), "en");
}

TEST(ChooseLanguage, SpeaksEnglishToAllOthers) {
    EXPECT_EQ(choose_language("ptolemaic"), "en");
    EXPECT_EQ(choose_language("C.UTF-8"), "en");
}

TEST(LanguageLike, PrefersTheVeryLanguageToOneLikeIt) {
    const std::vector<std::string> known{"en", "pt_BR", "pt_PT"};

    EXPECT_EQ(language_like("pt_PT", known), "pt_PT");
    EXPECT_EQ(language_like("pt", known), "pt_BR");
    EXPECT_EQ(language_like("de_DE.UTF-8", known), "");
    EXPECT_EQ(language_like("", known), "");
}

}  // namespace
}  // namespace fronteira::runtime
