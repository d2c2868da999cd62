// SPDX-License-Identifier: MIT
#include "match/records/record.hpp"
#include "match/records/replay.hpp"
#include "toy_session.hpp"

namespace fronteira::match {
namespace {

/// Reads and verifies; what the re-run would write when both succeed.
std::optional<std::string> accepted(const std::string& text) {
    const auto record = parse_record(text, "mutant");
    if (!record) return std::nullopt;
    if (record->players < 1 || record->players > 4) return std::nullopt;
    auto game = support::toy_game(3);
    Session session(game->rules, *game->handlers, *record);
    if (rerun(session, *record)) return std::nullopt;
    return write_record(session.record());
}

void expect_refused_or_the_same(const Record& record, uint64_t chance, int edits) {
    const std::string text = write_record(record);
    ASSERT_EQ(accepted(text), text);
    Random random{chance};
    int same = 0;
    for (int i = 0; i < edits; ++i) {
        std::string mutant = text;
        const auto at = random.below(static_cast<uint32_t>(text.size()));
        mutant[at] = static_cast<char>(static_cast<unsigned char>(mutant[at]) ^
                                       static_cast<unsigned char>(random.between(1, 255)));
        const auto read = accepted(mutant);
        if (!read) continue;
        ++same;
        EXPECT_EQ(*read, text) << "byte " << at << " of:\n" << mutant;
    }
    EXPECT_LT(same, edits / 10) << "almost every edit is noticed";
}

TEST(EditedRecord, IsRefusedOrMeansTheSameForAFinishedMatch) {
    expect_refused_or_the_same(played_record(5, 60), 1, 1000);
}

TEST(EditedRecord, IsRefusedOrMeansTheSameForAResignedMatch) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(8));
    toy.play_on(9, 25);
    toy.session.resign(1);
    expect_refused_or_the_same(toy.session.record(), 2, 1000);
}

TEST(EditedRecord, IsNoticedInEveryByteOfTheHeaderAndTheEnd) {
    ToySession toy;
    ASSERT_TRUE(toy.session.start(8));
    toy.play_on(9, 3);
    toy.session.resign(1);
    const std::string text = write_record(toy.session.record());
    for (size_t at = 0; at < text.size(); ++at) {
        std::string mutant = text;
        mutant[at] = static_cast<char>(mutant[at] ^ 1);
        const auto read = accepted(mutant);
        EXPECT_TRUE(!read || *read == text) << "byte " << at;
    }
}

TEST(EditedRecord, NeverCrashesTheReaderOnNoise) {
    Random random{3};
    const std::string text = write_record(played_record(5, 10));
    size_t refused = 0;
    for (int i = 0; i < 500; ++i) {
        std::string noise = text;
        for (int j = 0; j < 20; ++j) {
            const auto from = random.below(static_cast<uint32_t>(noise.size()));
            const auto size = random.below(200);
            const auto to = random.below(static_cast<uint32_t>(noise.size()));
            noise.insert(to, noise.substr(from, size));
            noise.erase(random.below(static_cast<uint32_t>(noise.size())), size);
        }
        refused += !accepted(noise);
    }
    EXPECT_GT(refused, 490u);
}

}  // namespace
}  // namespace fronteira::match
