// SPDX-License-Identifier: MIT
// Whether conformance finds a ruleset that tells too much: copies of the mods with one leak each.
#include "conformance/conformance.hpp"
#include "installed.hpp"
#include "support/scratch.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>

namespace fronteira::mods {
namespace {

namespace fs = std::filesystem;

/// A line of a ruleset's file, and what it becomes.
struct Leak {
    const char* name;
    const char* mod;  ///< its folder, and the id of its ruleset
    const char* file;
    std::string line;
    std::string leaky;
    runtime::WrittenOptions options = {};
};

void PrintTo(const Leak& leak, std::ostream* out) {
    *out << leak.name;
}

/// The line, and another one after it.
Leak after(const char* name, const char* mod, const char* file, const std::string& line,
           const std::string& more) {
    return {name, mod, file, line, line + "\n" + more, {}};
}

const std::string last_round =
    R"(if option.round_limit > 0 and match.round > option.round_limit then
      match:tell("round_limit", { rounds = option.round_limit })
      return match:draw_game()
    end)";

/// The same at the beginning of a turn of War.
Leak as_a_turn_begins(const char* name, const std::string& more) {
    return after(name, "war", "victory.lua", last_round, more);
}

const std::vector<Leak> leaks = {
    {"ASpySeesAndBothAreTold", "espionage", "sight.lua", "piece = space.piece }, seat)",
     "piece = space.piece })"},
    after("TheSpiedOnIsTold", "espionage", "sight.lua",
          "if near.owner and near.owner ~= space.owner then",
          "if near.piece == 'spy' then match:tell('watched', {}, space.owner) end"),
    {"ThePieceThatIsSetUp", "espionage", "preparation.lua", "formations.put(match.me, on, piece)",
     "formations.put(match.me, on, piece) match:tell('placed', { piece = piece })"},
    {"TheSquareThatIsFilled", "espionage", "preparation.lua", "formations.put(match.me, on, piece)",
     "formations.put(match.me, on, piece) match:tell('placed', { space = on })"},
    after("ThePiecesThatAreExchanged", "espionage", "preparation.lua",
          "one.piece, other.piece = other.piece, one.piece",
          "match:tell('exchanged', { one = one, other = other })"),
    after("ThePieceThatMarches", "espionage", "turn.lua", "match:finish_phase()",
          "match:tell('marched', { piece = from.piece })"),
    after("ThePieceThatTakes", "espionage", "turn.lua",
          "if takes then arrive(to, seat, piece, known_to, from) end",
          "if takes then match:tell('taker', { piece = piece }) end"),
    after("ThePieceThatStands", "espionage", "turn.lua",
          "if takes then arrive(to, seat, piece, known_to, from) end",
          "if not takes then match:tell('stands', { piece = defender }) end"),
    after("WhetherAnAttackWillDo", "espionage", "turn.lua",
          "seat.attacker, seat.attacker_known_to = piece, known_to",
          "if pieces.takes(piece, to.piece) then match:tell 'sure' end"),
    after("WhereTheHeadquartersIs", "espionage", "turn.lua",
          "match.quiet = match.captured and 0 or math.min(match.quiet + 1, 65535)",
          "match:tell('home', { space = where(match.me:spaces 'owner', 'piece', "
          "'headquarters')[1] })"),
    after("HowManyExchangesAreLeft", "espionage", "turn.lua", last_round,
          "match:tell('busy', { left = match.me.exchanges })"),
    after("TheFaceOfABlock", "island", "preparation.lua",
          "on.block, on.live, on.barred = true, live, true", "match:tell('face', { live = live })"),
    after("LiveBlocksNearby", "island", "motion.lua",
          "to.owner, to.unit, to.facing = from.owner, from.unit, facing",
          "for _, near in ipairs(to:within(3)) do if near.live then match:tell 'smells' end end"),
    {"TheCardThatIsDrawn", "war", "trade.lua", "seat = match.me, card = card })",
     "seat = match.me, card = card.id })"},
    as_a_turn_begins("TheObjectiveOfWhoseTurnItIs",
                     "match:tell('aim', { card = match.me:hand('objective')[1].id })"),
    as_a_turn_begins("AnObjectiveToTheNextSeat",
                     "if match.me:hand('objective')[1].destroy then match:tell('hunts', {}, "
                     "match.me:next()) end"),
    as_a_turn_begins("TheNextCardOfThePile",
                     "match:tell('next', { card = match:cards('territory')[1].id }, match.me)"),
    as_a_turn_begins("AHandByItsFigures",
                     "for _, card in ipairs(match.me:hand 'territory') do match:tell(card.figure) "
                     "end"),
    after("TheObjectiveOfWhoSurrenders", "war_product", "changes.lua", "match:retire(seat)",
          "match:tell('aim', { card = seat:hand('objective')[1].id })"),
    {"TheCardsThatAreDrawn", "war2", "trade.lua", "seat = match.me, card = card })",
     "seat = match.me, card = card.id })"},
    {"TheCardsThatASpySees",
     "war2",
     "information.lua",
     "card = card }, spy)",
     "card = card.id })",
     {{"information_centre", "true"}}},
    after("WhereScoutsGoInTheFog", "toy_fog", "march.lua", "match:finish_phase()",
          "match:tell('arrived', { space = to })"),
    after("WhetherACornerIsHeldInTheFog", "toy_fog", "turn.lua",
          "if match.round > 10 then match:draw_game() end",
          "if match.space.c3_2.owner then match:tell 'held' end"),
};

class PlantedLeak : public testing::TestWithParam<Leak> {
 protected:
    void SetUp() override {
        // With those that it may depend on.
        const fs::path source = FRONTEIRA_SOURCE_DIR;
        fs::copy(source / "mods", folder_, fs::copy_options::recursive);
        fs::copy(source / "tests/fixtures/mods/toy_fog", folder_ / "toy_fog",
                 fs::copy_options::recursive);
    }

    void plant() {
        const fs::path file = folder_ / GetParam().mod / "rules" / GetParam().file;
        std::string text = support::Scratch::read(file);
        const size_t at = text.find(GetParam().line);
        ASSERT_NE(at, std::string::npos) << GetParam().file << " has no such line any more";
        text.replace(at, GetParam().line.size(), GetParam().leaky);
        std::ofstream(file) << text;
    }

    Diagnostics found() {
        const runtime::Installation installation(runtime::Places{{folder_}, {}});
        const auto game =
            runtime::prepare(installation, GetParam().mod, {"", 0, GetParam().options});
        EXPECT_TRUE(game) << to_text(game.error());
        if (!game) return {};
        const conformance::Factory factory = [&game]() -> Result<conformance::Instance> {
            auto made = runtime::GuardedRules::load(*game);
            if (!made) return fail(std::move(made.error()));
            const std::shared_ptr<runtime::GuardedRules> rules = std::move(*made);
            return conformance::Instance{{rules, &rules->rules()}, rules};
        };
        return conformance::check(factory, {.seeds = {1, 2}, .samples = 1});
    }

    support::Scratch scratch_;
    const fs::path folder_ = scratch_.path();
};

TEST_P(PlantedLeak, IsFound) {
    plant();

    const Diagnostics findings = found();

    EXPECT_TRUE(std::any_of(findings.begin(), findings.end(), [](const Diagnostic& finding) {
        return finding.code == "conformance.leak";
    })) << to_text(findings);
}

INSTANTIATE_TEST_SUITE_P(Leaks, PlantedLeak, testing::ValuesIn(leaks),
                         [](const auto& leak) { return std::string(leak.param.name); });

}  // namespace
}  // namespace fronteira::mods
