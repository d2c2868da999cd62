// SPDX-License-Identifier: MIT
// A ledger may come from anywhere, as any file.
#include "database/database.hpp"
#include "support/scratch.hpp"
#include "tournament/book.hpp"
#include "tournament/formats/formats.hpp"
#include "tournament/ledger/ledger.hpp"

#include <gtest/gtest.h>

#include <fstream>

namespace fronteira::tournament {
namespace {

using database::Database;

class HostileLedger : public testing::Test {
 protected:
    std::filesystem::path file() const { return scratch_.path() / "cup.ledger"; }
    void write(const std::string& sql) const {
        const auto made = Database::open(file(), Database::Access::create);
        ASSERT_TRUE(made);
        ASSERT_TRUE((*made)->execute(("PRAGMA user_version = 1;" + sql).c_str()));
    }

 private:
    support::Scratch scratch_;
};

TEST_F(HostileLedger, IsNotComputedWhileItIsRead) {
    write(
        "CREATE VIEW about (key, value) AS WITH RECURSIVE n(i) AS (SELECT 1 UNION ALL SELECT i + "
        "1 FROM n) SELECT i, i FROM n");
    const auto ledger = Ledger::open_to_read(file());
    ASSERT_TRUE(ledger);
    const auto head = (*ledger)->head();
    ASSERT_FALSE(head);
    EXPECT_EQ(head.error().front().code, "database.fails");
}

TEST_F(HostileLedger, HoldsNoMoreThanIsWrittenInIt) {
    const std::string without_reason =
        "CREATE TABLE match (number INTEGER PRIMARY KEY, end, winners, loser, moves, hash, seal";
    for (const std::string& made :
         {without_reason + ", reason TEXT AS (hex(zeroblob(100000000))))",
          without_reason + ", reason TEXT AS (hex(zeroblob(100000000))) STORED)",
          without_reason + "); ALTER TABLE match ADD COLUMN reason DEFAULT '" +
              std::string(900000, 'x') + "'",
          std::string("CREATE VIRTUAL TABLE match USING fts4(number, end)")}) {
        std::filesystem::remove(file());
        write(made);
        const auto ledger = Ledger::open_to_read(file());
        ASSERT_FALSE(ledger) << made;
        EXPECT_EQ(ledger.error().front().code, "database.reckoned") << made;
    }
}

TEST_F(HostileLedger, DoesNothingWhenItIsWrittenTo) {
    write(
        "CREATE TABLE about (key TEXT PRIMARY KEY, value BLOB); CREATE TABLE copies (n INTEGER); "
        "CREATE TRIGGER t AFTER INSERT ON about BEGIN INSERT INTO copies VALUES (1); END");
    {
        const auto ledger = Ledger::open_to_write(file());
        ASSERT_TRUE(ledger) << to_text(ledger.error());
        (*ledger)->put_head({"plan", "lock", {}});
        ASSERT_TRUE((*ledger)->commit());
    }
    const auto database = Database::open(file(), Database::Access::read);
    auto copies = (*database)->prepare("SELECT count(*) FROM copies");
    ASSERT_TRUE(copies.row());
    EXPECT_EQ(copies.whole(0), 0);
}

TEST_F(HostileLedger, NamesNobodyAndNothingAtLength) {
    write("");
    const std::string page(5000, 'x');
    {
        const auto ledger = Ledger::open_to_write(file());
        ASSERT_TRUE(ledger) << to_text(ledger.error());
        (*ledger)->put_entrant(0, {page, "random", 1, 0, {}, {}});
        (*ledger)->put(Correction{0, 1, page});
        ASSERT_TRUE((*ledger)->commit());
    }
    const auto ledger = Ledger::open_to_read(file());
    ASSERT_TRUE(ledger);
    EXPECT_EQ((*ledger)->entrants().error().front().code, "ledger.edited");
    EXPECT_EQ((*ledger)->corrections().error().front().code, "ledger.edited");
}

TEST_F(HostileLedger, NamesNobodyAndNothingInSeveralLines) {
    for (const char* odd : {"Ana\nBruno 9", "Ana\x1b[2J", "Ana\xff", "Ana\t9"}) {
        std::filesystem::remove(file());
        write("");
        const auto ledger = Ledger::open_to_write(file());
        ASSERT_TRUE(ledger) << to_text(ledger.error());
        (*ledger)->put_entrant(0, {odd, "random", 1, 0, {}, {}});
        (*ledger)->put(Correction{0, 1, odd});
        ASSERT_TRUE((*ledger)->commit());
        EXPECT_EQ((*ledger)->entrants().error().front().message, "a name is not one line of text");
        EXPECT_EQ((*ledger)->corrections().error().front().message,
                  "a reason is not one line of text");
    }
}

// The head of a page says how many rows it has: one bit less, and they are gone.
TEST_F(HostileLedger, LosesNoRowsUnnoticed) {
    write(
        "PRAGMA journal_mode = DELETE; CREATE TABLE correction (number INTEGER PRIMARY KEY, match "
        "INTEGER, winners INTEGER, reason TEXT); INSERT INTO correction VALUES (1, 1, 1, ''), (2, "
        "2, 1, ''), (3, 3, 1, '')");
    ASSERT_TRUE(Ledger::open_to_read(file()));
    std::fstream bytes(file(), std::ios::in | std::ios::out | std::ios::binary);
    constexpr std::streamoff page = 4096, rows = page + 4;
    bytes.seekg(rows);
    ASSERT_EQ(bytes.get(), 3);
    bytes.seekp(rows);
    bytes.put(2);
    bytes.close();

    for (const auto open : {Ledger::open_to_read, Ledger::open_to_write}) {
        const auto ledger = open(file());
        ASSERT_FALSE(ledger);
        EXPECT_EQ(ledger.error().front().code, "database.damaged");
    }
}

TEST_F(HostileLedger, HoldsEachMatchOnce) {
    write("CREATE TABLE match (number, end, winners, loser, moves, hash, seal, reason)");
    Plan plan;
    plan.seats = 2;
    plan.games.resize(1);
    for (const char* name : {"a", "b"}) plan.entrants.push_back({name, "random", 1, 0, {}, {}});
    {
        const auto ledger = Ledger::open_to_write(file());
        ASSERT_TRUE(ledger) << to_text(ledger.error());
        (*ledger)->put_round(1, {{Meeting{{0, 1}, {}}}, {}});
        MatchResult result;
        result.game.end = match::GameResult::End::drawn;
        for (const uint64_t number : {0, 1, 0}) {
            result.number = number;
            (*ledger)->put(result);
        }
        ASSERT_TRUE((*ledger)->commit());
    }
    Book book(plan, *round_robin());
    const auto read = book.read(**Ledger::open_to_read(file()));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().front().message, "holds match 1 twice");
}

TEST_F(HostileLedger, PutsNobodyInThePlaceOfEntrantsWhoIsNoEntrant) {
    const std::vector<std::pair<int, Entrant>> odd = {
        {2, {"", "random", 1, 0, {}, {}}},  {2, {"c", "", 1, 0, {}, {}}},
        {1, {"a", "random", 1, 0, {}, {}}}, {2, {"b", "random", 1, 0, {}, {}}},
        {3, {"c", "random", 1, 0, {}, {}}}, {-1, {"c", "random", 1, 0, {}, {}}}};
    for (const auto& [number, entrant] : odd) {
        std::filesystem::remove(file());
        write("");
        const auto ledger = Ledger::open_to_write(file());
        ASSERT_TRUE(ledger) << to_text(ledger.error());
        (*ledger)->put_entrant(number, entrant);
        ASSERT_TRUE((*ledger)->commit());

        std::vector<Entrant> field{{"a", "random", 1, 0, {}, {}}, {"b", "random", 1, 0, {}, {}}};
        const auto taken = take_entrants(**ledger, field);
        ASSERT_FALSE(taken) << number << " " << entrant.name;
        EXPECT_EQ(taken.error().front().code, "ledger.edited");
    }
}

TEST_F(HostileLedger, CorrectsNoMatchForSeatsThatThereAreNot) {
    write("");
    Plan plan;
    plan.seats = 2;
    plan.games.resize(1);
    for (const char* name : {"a", "b"}) plan.entrants.push_back({name, "random", 1, 0, {}, {}});
    {
        const auto ledger = Ledger::open_to_write(file());
        ASSERT_TRUE(ledger) << to_text(ledger.error());
        (*ledger)->put(Correction{0, 1u << 20, "mine"});
        ASSERT_TRUE((*ledger)->commit());
    }
    Book book(plan, *round_robin());
    const auto read = book.read(**Ledger::open_to_read(file()));
    ASSERT_FALSE(read);
    EXPECT_EQ(read.error().front().code, "ledger.edited");
}

}  // namespace
}  // namespace fronteira::tournament
