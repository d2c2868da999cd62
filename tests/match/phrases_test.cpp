// SPDX-License-Identifier: MIT
#include "match/phrases.hpp"

#include "content/texts/text_table.hpp"
#include "match/outcome.hpp"
#include "support/toy_game.hpp"

#include <gtest/gtest.h>

#include <set>

namespace fronteira::match {
namespace {

using core::Kind;
using core::Reason;

TextTable platform_text() {
    TextTable table;
    for (const char* language : {"en", "pt_BR"}) {
        const std::string file =
            std::string(FRONTEIRA_SOURCE_DIR "/platform/match/text/") + language + ".toml";
        auto texts = content::load_text(file);
        EXPECT_TRUE(texts) << (texts ? "" : to_text(texts.error()));
        if (texts) table[language] = *texts;
    }
    return table;
}

class PhrasesTest : public ::testing::Test {
 protected:
    std::string why(const core::Refusal& refusal, const std::string& language = "en",
                    const Move* move = nullptr) {
        const Sentences sentences({&mod, &platform}, language);
        const Names names(sentences, game->rules, {"", "Ana"});
        return Phrases(sentences, names).refusal(refusal, move);
    }
    std::string told(const core::Event& event, int seat) {
        const Sentences sentences({&mod, &platform}, "en");
        const Names names(sentences, game->rules, {"", "Ana"});
        return Phrases(sentences, names).event(event, seat);
    }

    std::unique_ptr<support::ToyGame> game = support::toy_game(3);
    TextTable platform = platform_text();
    TextTable mod;
};

const core::Refusal too_few{"attack", "from", "armies", Reason::at_least, 2, 0};

TEST_F(PhrasesTest, SaysWhyInBothLanguages) {
    mod["pt_BR"]["column.armies"] = "exércitos";
    EXPECT_EQ(why(too_few), "needs at least 2 armies");
    EXPECT_EQ(why(too_few, "pt_BR"), "precisa de pelo menos 2 exércitos");
}

TEST_F(PhrasesTest, UsesTheWordForOneOfAThing) {
    mod["en"]["column_one.armies"] = "army";
    EXPECT_EQ(why({"attack", "from", "armies", Reason::at_least, 1, 0}), "needs at least 1 army");
    EXPECT_EQ(why(too_few), "needs at least 2 armies");
}

TEST_F(PhrasesTest, TakesTheMostParticularTextOfTheMod) {
    const std::vector<std::string> keys{"why.at_least",
                                        "why.armies.at_least",
                                        "why.attack.at_least",
                                        "why.attack.armies.at_least",
                                        "why.attack.from.at_least",
                                        "why.attack.from.armies.at_least"};
    for (const std::string& key : keys) {
        mod["en"][key] = key;
        EXPECT_EQ(why(too_few), key);
    }
}

TEST_F(PhrasesTest, PrefersAGeneralTextInTheLanguageToAParticularOneInEnglish) {
    mod["en"]["why.attack.from.at_least"] = "in English";
    EXPECT_EQ(why(too_few, "pt_BR"), "precisa de pelo menos 2 armies");
    EXPECT_EQ(why(too_few, "de"), "in English") << "a language that nobody wrote";
}

TEST_F(PhrasesTest, NamesTheSeatThatAColumnOfSeatsWants) {
    EXPECT_EQ(why({"deploy", "to", "owner", Reason::equal, 1, 0}), "owner must be Ana");
    EXPECT_EQ(why({"deploy", "to", "owner", Reason::equal, 0, 0}, "pt_BR"),
              "owner deve ser Jogador 1");
}

TEST_F(PhrasesTest, NamesTheValuesOfTheRefusedMove) {
    Move attack;
    attack.kind = 2;
    attack.values = {0, 3, 1};
    const core::Refusal apart{"attack", "to", "from", Reason::not_linked, 0, 0};
    EXPECT_EQ(why(apart, "en", &attack), "is not linked to s0");
    EXPECT_EQ(why(apart), "is not linked to from");
    mod["en"]["why.not_linked"] = "{space} does not touch {subject}";
    EXPECT_EQ(why(apart, "en", &attack), "s3 does not touch s0");
}

// A player was once told that a territory must not be 34.
TEST_F(PhrasesTest, NamesWhatAChoiceIsComparedWith) {
    Move attack;
    attack.kind = 2;
    attack.values = {0, 3, 1};
    EXPECT_EQ(why({"attack", "to", "", Reason::not_equal, 3, 0}, "en", &attack),
              "to must not be s3");
    EXPECT_EQ(why({"attack", "to", "from", Reason::equal, 2, 0}, "en", &attack), "from must be s2");
}

TEST_F(PhrasesTest, TellsOneValueFromARange) {
    EXPECT_EQ(why({"attack", "number", "number", Reason::range, 1, 3}), "must be from 1 to 3");
    EXPECT_EQ(why({"attack", "number", "number", Reason::range, 2, 2}), "can only be 2");
    EXPECT_EQ(why({"trade", "cards", "cards", Reason::cards, 3, 3}), "takes exactly 3 cards");
    EXPECT_EQ(why({"trade", "cards", "cards", Reason::cards, 1, 1}, "pt_BR"),
              "exige exatamente uma carta");
}

TEST_F(PhrasesTest, HasAReadableDefaultForWhatNobodyWorded) {
    platform.clear();
    EXPECT_EQ(why(too_few), "armies at least 2");
    EXPECT_EQ(why({"", "", "", Reason::not_your_turn, 0, 0}), "not your turn");
    EXPECT_EQ(why({"attack", "number", "number", Reason::range, 1, 3}), "number range 1-3");
}

TEST_F(PhrasesTest, HidesANumberThatTheSeatMayNotKnow) {
    EXPECT_EQ(why({"attack", "from", "armies", Reason::at_least, core::hidden, 0}),
              "needs at least hidden armies");
}

TEST_F(PhrasesTest, WordsEveryReasonOfTheCoreInBothLanguages) {
    for (const std::string reason : core::reason_words)
        for (const char* language : {"en", "pt_BR"})
            EXPECT_TRUE(platform[language].count("why." + reason)) << language << " " << reason;
}

TEST_F(PhrasesTest, KnowsHowItSpellsEveryReason) {
    const std::set<std::string> keys = reason_keys();
    for (const auto& [key, text] : platform["en"]) {
        if (!key.starts_with("why.")) continue;
        EXPECT_TRUE(keys.contains(key.substr(key.rfind('.') + 1))) << key;
    }
    EXPECT_TRUE(keys.contains("range_one"));
}

TEST_F(PhrasesTest, HasTheSameKeysAndPlaceholdersInBothLanguages) {
    const auto placeholders = [](const std::string& text) {
        std::multiset<std::string> found;
        filled(text, [&](std::string_view name) {
            found.emplace(name);
            return std::optional<std::string>();
        });
        return found;
    };
    ASSERT_EQ(platform["en"].size(), platform["pt_BR"].size());
    for (const auto& [key, text] : platform["en"]) {
        ASSERT_TRUE(platform["pt_BR"].count(key)) << key;
        EXPECT_EQ(placeholders(text), placeholders(platform["pt_BR"][key])) << key;
    }
}

TEST_F(PhrasesTest, TellsAnEventWithTheNamesOfItsThings) {
    mod["en"]["event.attack"] = "{seat} attacks {to} with {missing}";
    const core::Event event{
        "attack", {{"seat", Kind::seat, 1}, {"to", Kind::space, 4}}, ~uint32_t{0}};
    EXPECT_EQ(told(event, 0), "Ana attacks s4 with {missing}");
}

TEST_F(PhrasesTest, LeavesOutPartsOfAnEventThatHaveNothingToSay) {
    mod["en"]["event.supply"] = "{seat} is supplied[: armies {armies}][; from {from}][ ({card})]";
    const auto supply = [&](int armies, int from, int card) {
        return told({"supply",
                     {{"seat", Kind::seat, 1},
                      {"armies", Kind::integer, armies},
                      {"from", Kind::space, from},
                      {"card", Kind::card, card, 0, 1u << 1}}},
                    0);
    };
    EXPECT_EQ(supply(0, core::none, core::none), "Ana is supplied (hidden)");
    EXPECT_EQ(supply(2, 4, 3), "Ana is supplied: armies 2; from s4 (hidden)");
}

// Two dice of one name, of which one shows nothing.
TEST_F(PhrasesTest, KeepsAPartWhereOneOfSeveralHasSomethingToSay) {
    mod["en"]["event.bombs"] = "bombs[ hit {hits}]";
    const auto bombs = [&](int first, int second) {
        return told({"bombs", {{"hits", Kind::integer, first}, {"hits", Kind::integer, second}}},
                    0);
    };
    EXPECT_EQ(bombs(0, 0), "bombs");
    EXPECT_EQ(bombs(0, 3), "bombs hit 0, 3");
}

TEST_F(PhrasesTest, LeavesOutPartsOfAMoveThatHaveNothingToSay) {
    mod["en"]["played.attack"] = "attacks {to}[ with {number}]";
    const Sentences sentences({&mod, &platform}, "en");
    const Names names(sentences, game->rules, {"", "Ana"});
    Move attack;
    attack.kind = 2;
    attack.values = {0, 3, 0};
    EXPECT_EQ(Phrases(sentences, names).move(attack), "attacks s3");
    attack.values = {0, 3, 1};
    EXPECT_EQ(Phrases(sentences, names).move(attack), "attacks s3 with 1");
}

TEST_F(PhrasesTest, TellsAnEventWithoutATextReadably) {
    const core::Event event{
        "big_attack", {{"seat", Kind::seat, 0}, {"to", Kind::space, 4}}, ~uint32_t{0}};
    EXPECT_EQ(told(event, 0), "big attack: seat Player 1, to s4");
}

TEST_F(PhrasesTest, TellsAWordOfAnEventByItsName) {
    mod["en"]["event.unmasked"] = "a {piece}";
    mod["en"]["choice.spy"] = "secret agent";
    const core::Event event{"unmasked", {{"piece", Kind::choice, 0, -1, ~uint32_t{0}, "spy"}}};
    EXPECT_EQ(told(event, 0), "a secret agent");
}

TEST_F(PhrasesTest, TellsAHiddenWordAsHidden) {
    mod["en"]["event.unmasked"] = "a {piece}";
    const core::Event event{"unmasked", {{"piece", Kind::choice, 0, -1, 1u << 1, "spy"}}};
    EXPECT_EQ(told(event, 0), "a hidden");
}

TEST_F(PhrasesTest, TellsASeatOnlyWhatItMayLearn) {
    mod["en"]["event.supply"] = "{seat} draws {card}";
    core::Event event{
        "supply", {{"seat", Kind::seat, 1}, {"card", Kind::card, 3, 0, 1u << 1}}, ~uint32_t{0}};
    EXPECT_EQ(told(event, 1), "Ana draws c3");
    EXPECT_EQ(told(event, 0), "Ana draws hidden");
    EXPECT_EQ(told(event, -1), "Ana draws hidden");
    event.audience = 1u << 1;
    EXPECT_EQ(told(event, 0), "");
    EXPECT_EQ(told(event, -1), "");
}

TEST_F(PhrasesTest, TellsAnOutcomeAndAMove) {
    const Sentences sentences({&mod, &platform}, "pt_BR");
    const Names names(sentences, game->rules, {"Rui", "Ana", ""});
    const Phrases phrases(sentences, names);
    EXPECT_EQ(phrases.outcome({Outcome::Kind::won, 7}), "vitória de Rui, Ana e Jogador 3");
    EXPECT_EQ(phrases.outcome({Outcome::Kind::drawn, 0}), "a partida terminou empatada");
    Move attack;
    attack.kind = 2;
    attack.values = {0, 3, 1};
    EXPECT_EQ(phrases.move(attack), "attack: s0, s3, 1");
    mod["pt_BR"]["played.attack"] = "ataque de {from} a {to}";
    EXPECT_EQ(phrases.move(attack), "ataque de s0 a s3");
}

// Where all play against the rules, the match is drawn when they lose.
TEST_F(PhrasesTest, LetsAModSayHowItsMatchesEnd) {
    mod["en"]["outcome.drawn"] = "the fire has taken the town";
    const Sentences sentences({&mod, &platform}, "en");
    const Names names(sentences, game->rules, {"", "Ana"});

    EXPECT_EQ(Phrases(sentences, names).outcome({Outcome::Kind::drawn, 0}),
              "the fire has taken the town");
}

TEST(Filled, IsNoLongerThanASentence) {
    size_t asked = 0;
    const auto value = [&](std::string_view) -> std::optional<std::string> {
        ++asked;
        return std::string(1500, 'x') + "é";
    };
    std::string text;
    for (int i = 0; i < 5000; ++i) text += "{a}";

    const std::string sentence = filled(text, value);

    EXPECT_LE(sentence.size(), longest_sentence);
    EXPECT_EQ(sentence.substr(sentence.size() - 4), "x…");
    EXPECT_EQ(asked, 3u);
    // No half of a character stays before the mark.
    EXPECT_EQ(shortened(std::string(longest_sentence - 4, 'x') + "ééé"),
              std::string(longest_sentence - 4, 'x') + "…");
    EXPECT_EQ(shortened(std::string(longest_sentence, 'x')), std::string(longest_sentence, 'x'));
}

TEST_F(PhrasesTest, TellsAnEventWithoutATextInNoMoreThanASentence) {
    mod["en"]["choice.long"] = std::string(3000, 'x');
    core::Event event{"e", {}};
    for (int i = 0; i < 100; ++i) {
        event.fields.push_back({"f", Kind::choice});
        event.fields.back().word = "long";
    }

    EXPECT_EQ(told(event, 0).size(), longest_sentence);
}

TEST(Filled, LeavesOddBracesAlone) {
    const auto value = [](std::string_view name) -> std::optional<std::string> {
        if (name == "a") return "{b}";
        return std::nullopt;
    };
    EXPECT_EQ(filled("{a} {b} {} {a", value), "{b} {b} {} {a");
    EXPECT_EQ(filled("", value), "");
    EXPECT_EQ(filled("}{a}}", value), "}{b}}");
}

}  // namespace
}  // namespace fronteira::match
