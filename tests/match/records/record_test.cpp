// SPDX-License-Identifier: MIT
#include "match/records/record.hpp"

#include "toy_session.hpp"

#include <gmock/gmock.h>

namespace fronteira::match {
namespace {

using ::testing::HasSubstr;

const std::string hash_a = "00112233445566778899aabbccddeeff";
const std::string hash_b = "ffeeddccbbaa99887766554433221100";

/// A record as a person would write it down.
std::string sample() {
    return "fronteira record 1\n"
           "ruleset war/war 1.0.0\n"
           "mod war 1.0.0 9f3c\n"
           "map war/world 41ab\n"
           "players 2\n"
           "seed 18446744073709551615\n"
           "option first_round_attacks 0\n"
           "seat 1 human\n"
           "seat 2 Zé of the long name\n"
           "start " +
           hash_a +
           "\n"
           "1 1 place on=brasil armies=3 ; brasil.armies=4 .reserve=0 ; " +
           hash_b +
           "\n"
           "2 2 keep ; ; " +
           hash_a +
           "\n"
           "end won 1 ; " +
           hash_b + "\n";
}

std::string replaced(std::string text, const std::string& part, const std::string& by) {
    const size_t at = text.find(part);
    EXPECT_NE(at, std::string::npos) << part;
    return text.replace(at, part.size(), by);
}

/// The findings for the sample with a part of it replaced.
std::string findings(const std::string& part, const std::string& by) {
    const auto record = parse_record(replaced(sample(), part, by), "war.record");
    return record ? "accepted" : to_text(record.error());
}

TEST(Record, ReadsEveryPart) {
    const auto record = parse_record(sample(), "war.record");
    ASSERT_TRUE(record) << to_text(record.error());
    EXPECT_EQ(record->ruleset, "war/war");
    EXPECT_EQ(record->ruleset_version, "1.0.0");
    ASSERT_EQ(record->lock.size(), 1u);
    EXPECT_EQ(record->lock[0], (LockedMod{"war", "1.0.0", "9f3c"}));
    EXPECT_EQ(record->map, "war/world");
    EXPECT_EQ(record->map_hash, "41ab");
    EXPECT_EQ(record->players, 2);
    EXPECT_EQ(record->seed, UINT64_MAX);
    EXPECT_EQ(record->options.at("first_round_attacks"), 0);
    EXPECT_EQ(record->seats[1], "Zé of the long name");
    EXPECT_EQ(to_text(record->start), hash_a);
    ASSERT_EQ(record->moves.size(), 2u);
    EXPECT_EQ(record->moves[0].seat, 0);
    EXPECT_EQ(record->moves[0].text, "place on=brasil armies=3");
    EXPECT_EQ(record->moves[0].changes, " brasil.armies=4 .reserve=0");
    EXPECT_EQ(to_text(record->moves[0].hash), hash_b);
    EXPECT_EQ(record->moves[0].line, 11);
    EXPECT_TRUE(record->moves[1].changes.empty());
    EXPECT_EQ(record->outcome, (Outcome{Outcome::Kind::won, 1}));
}

TEST(Record, WritesTheBytesThatItRead) {
    const auto record = parse_record(sample(), "war.record");
    ASSERT_TRUE(record);
    EXPECT_EQ(write_record(*record), sample());
}

TEST(Record, WritesTheBytesOfWholeMatchesThatItRead) {
    for (uint64_t seed = 1; seed <= 4; ++seed) {
        const std::string text = write_record(played_record(seed));
        const auto record = parse_record(text, "toy.record");
        ASSERT_TRUE(record) << to_text(record.error());
        EXPECT_EQ(write_record(*record), text);
    }
}

TEST(Record, SaysByWhatItsHostWasBoundToTheSeed) {
    const std::string line = "commitment " + hash_a + hash_b + " " + hash_b + "\n";
    const std::string text = replaced(sample(), "option first_round", line + "option first_round");
    const auto record = parse_record(text, "war.record");
    ASSERT_TRUE(record) << to_text(record.error());
    EXPECT_EQ(record->commitment, (Commitment{hash_a + hash_b, hash_b}));
    EXPECT_EQ(write_record(*record), text);
    EXPECT_NE(findings("option first_round", "commitment\noption first_round"), "accepted");
}

TEST(Record, MayLackItsEndWhileTheMatchGoesOn) {
    const auto record =
        parse_record(replaced(sample(), "end won 1 ; " + hash_b + "\n", ""), "war.record");
    ASSERT_TRUE(record) << to_text(record.error());
    EXPECT_EQ(record->outcome.kind, Outcome::Kind::going_on);
    EXPECT_EQ(record->moves.size(), 2u);
}

TEST(Record, IsReadWithLineEndsOfOtherSystems) {
    std::string text;
    for (const char c : sample()) text += c == '\n' ? std::string("\r\n") : std::string(1, c);
    const auto record = parse_record(text, "war.record");
    ASSERT_TRUE(record) << to_text(record.error());
    EXPECT_EQ(write_record(*record), sample());
}

TEST(Record, ReportsALineThatIsCutShort) {
    const std::string whole = sample();
    const size_t last_line = whole.rfind("end won");
    for (size_t size = last_line + 1; size < whole.size(); ++size) {
        const auto record = parse_record(whole.substr(0, size), "war.record");
        ASSERT_FALSE(record);
        EXPECT_THAT(to_text(record.error()),
                    HasSubstr(": error: the record breaks off in line 13 (delete that line"));
    }
}

TEST(Record, SaysThatOneCutShortBeforeItsStartHasNoMoveToGoOnFrom) {
    const auto record = parse_record(sample().substr(0, sample().find("start") - 3), "war.record");

    ASSERT_FALSE(record);
    EXPECT_THAT(to_text(record.error()), HasSubstr("(restore the record from a copy)"));
}

TEST(Record, IsRefusedOrASaveWhereverItIsCutOff) {
    const std::string whole = sample();
    for (size_t size = 0; size < whole.size(); ++size) {
        const auto record = parse_record(whole.substr(0, size), "war.record");
        const bool after_a_line = size > whole.find("start") && whole[size - 1] == '\n';
        EXPECT_EQ(record.has_value(), after_a_line) << size;
    }
}

TEST(Record, RefusesANewerFormatByName) {
    EXPECT_THAT(findings("record 1", "record 2"),
                HasSubstr("war.record:1:18: error: the record has format 2, made by a newer "
                          "version; this one reads formats up to 1 (update the program)"));
}

TEST(Record, RefusesAFormatThatNeverWas) {
    EXPECT_THAT(findings("record 1", "record 0"), HasSubstr("there is no record format `0`"));
    EXPECT_THAT(findings("record 1", "record x"), HasSubstr("there is no record format `x`"));
}

TEST(Record, RefusesWhatIsNoRecordAtAll) {
    EXPECT_THAT(to_text(parse_record("[map]\nid = 1\n", "a.toml").error()),
                HasSubstr("a.toml:1:1: error: this is not the record of a match"));
    EXPECT_THAT(to_text(parse_record("", "a").error()), HasSubstr("the record is empty"));
}

TEST(Record, NamesTheLineThatIsMissing) {
    EXPECT_THAT(findings("map war/world 41ab\n", ""),
                HasSubstr("war.record:4:1: error: expected the line `map`, found `players 2`"));
    EXPECT_THAT(findings("start", "begin"), HasSubstr("expected the line `start`"));
}

TEST(Record, PlacesEachFaultOfTheHeader) {
    EXPECT_THAT(findings("players 2", "players 99"), HasSubstr("war.record:5:9: error"));
    EXPECT_THAT(findings("players 2", "players two"), HasSubstr("not a number of players"));
    EXPECT_THAT(findings("players 2", "players 3"), HasSubstr("2 seats are named for 3 players"));
    EXPECT_THAT(findings("seed 18446744073709551615", "seed 18446744073709551616"),
                HasSubstr("war.record:6:6: error"));
    EXPECT_THAT(findings("seed 18446744073709551615", "seed 007"), HasSubstr("is not a seed"));
    EXPECT_THAT(findings("attacks 0", "attacks on"), HasSubstr("`on` is not a whole number"));
    EXPECT_THAT(findings("attacks 0\n", "attacks 0\noption a 1\n"), HasSubstr("out of order"));
    EXPECT_THAT(findings("seat 2", "seat 3"), HasSubstr("expected `seat 2 NAME`"));
    EXPECT_THAT(findings("mod war 1.0.0 9f3c", "mod war 1.0.0"), HasSubstr("expected 3 words"));
    EXPECT_THAT(findings("mod war 1.0.0", "mod war  1.0.0"), HasSubstr("expected 3 words"));
}

TEST(Record, PlacesEachFaultOfAMove) {
    EXPECT_THAT(findings("1 1 place", "2 1 place"),
                HasSubstr("war.record:11:1: error: move `2` stands where move 1 belongs"));
    EXPECT_THAT(findings("1 1 place", "1 3 place"),
                HasSubstr("war.record:11:3: error: `3` is not a seat from 1 to 2"));
    EXPECT_THAT(findings("brasil.armies=4", "brasil.armies"),
                HasSubstr("war.record:11:32: error: expected a change"));
    EXPECT_THAT(findings(hash_b, "FFEEDDCCBBAA99887766554433221100"),
                HasSubstr("is not a hash of 32 hexadecimal digits"));
    EXPECT_THAT(findings("2 2 keep ; ;", "2 2 keep ;"), HasSubstr("expected `NUMBER SEAT MOVE"));
    EXPECT_THAT(findings("place on", " place on"), HasSubstr("spacing of the move"));
    EXPECT_THAT(findings("2 2 keep", "\n2 2 keep"), HasSubstr("war.record:12:1: error"));
}

TEST(Record, TellsNothingOfTheEndWhereNobodyKnowsHowManyPlay) {
    EXPECT_THAT(findings("players 2", "players 99"), Not(HasSubstr("a seat above")));
}

TEST(Record, RefusesAnOddEnd) {
    EXPECT_THAT(findings("end won 1", "end won 3"), HasSubstr("a seat above 2"));
    EXPECT_THAT(findings("end won 1", "end won 2,1"), HasSubstr("expected one end"));
    EXPECT_THAT(findings("end won 1", "end lost 1"), HasSubstr("war.record:13:1: error"));
    EXPECT_THAT(findings("end won 1 ; " + hash_b, "end won 1"), HasSubstr("expected one end"));
    const std::string more = sample() + "3 1 keep ; ; " + hash_a + "\n";
    EXPECT_THAT(to_text(parse_record(more, "war.record").error()),
                HasSubstr("war.record:14:1: error: there is a line after the end"));
}

TEST(Record, RefusesControlCharactersAndWhatIsNotUtf8) {
    EXPECT_THAT(findings("human", std::string("hu\0man", 6)), HasSubstr("war.record:8:10: error"));
    EXPECT_THAT(findings("human", "hu\tman"), HasSubstr("control character"));
    EXPECT_THAT(findings("human", "hu\xff"), HasSubstr("not UTF-8"));
    EXPECT_THAT(findings("human", "hu\xc0\x80"), HasSubstr("not UTF-8"));
    EXPECT_THAT(findings("human", "hu\xed\xa0\x80"), HasSubstr("not UTF-8"));
    EXPECT_THAT(findings("human", "hu\xe2\x82"), HasSubstr("not UTF-8"));
    EXPECT_EQ(findings("human", "hu\xf0\x9f\x8e\xb2"), "accepted");
}

TEST(Record, ReportsAllFaultsAtOnce) {
    std::string text = replaced(sample(), "1 1 place", "1 9 place");
    text = replaced(text, "2 2 keep", "2 8 keep");
    text = replaced(text, "end won 1", "end won 7");
    const auto record = parse_record(text, "war.record");
    ASSERT_FALSE(record);
    EXPECT_EQ(record.error().size(), 3u);
}

TEST(Record, StopsReportingAfterTwentyFaults) {
    std::string text = sample();
    for (int i = 0; i < 1000; ++i) text += "nonsense\n";
    const auto record = parse_record(text, "war.record");
    ASSERT_FALSE(record);
    EXPECT_LE(record.error().size(), 20u);
}

TEST(Record, KeepsALineBreakInANameFromBreakingTheRecord) {
    Record record = *parse_record(sample(), "war.record");
    record.seats[0] = "a\nend won 2";
    record.seats[1] = "";
    const auto read = parse_record(write_record(record), "war.record");
    ASSERT_TRUE(read) << to_text(read.error());
    EXPECT_EQ(read->seats[0], "aend won 2");
}

}  // namespace
}  // namespace fronteira::match
