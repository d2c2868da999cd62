// SPDX-License-Identifier: MIT
// The figures that the design promises, as ratios within one run: `./dev bench`.
#include "bench_boards.hpp"
#include "content/maps/map_file.hpp"
#include "games.hpp"
#include "lua_war.hpp"
#include "match/series/series.hpp"
#include "match/session.hpp"
#include "runtime/games/simulation.hpp"

#include <algorithm>
#include <chrono>
#include <cstdio>
#include <cstdlib>
#include <functional>
#include <new>
#include <vector>

namespace {
uint64_t allocations = 0;
}

void* operator new(size_t size) {
    ++allocations;
    if (void* memory = std::malloc(size)) return memory;
    throw std::bad_alloc();
}
void operator delete(void* memory) noexcept {
    std::free(memory);
}
void operator delete(void* memory, size_t) noexcept {
    std::free(memory);
}

namespace {

using namespace fronteira;
using namespace fronteira::bench;

constexpr int rounds = 57;  // long enough for eliminations, short enough for many matches
constexpr int repetitions = 5;

double seconds(const std::function<void()>& work) {
    const auto start = std::chrono::steady_clock::now();
    work();
    return std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
}

double median(std::vector<double> values) {
    std::sort(values.begin(), values.end());
    return values[values.size() / 2];
}

std::unique_ptr<script::Ruleset> load(const YardstickBoard& board, int seats, int limit) {
    auto ruleset = script::Ruleset::load(source_for(board, seats, limit));
    if (!ruleset) {
        std::fprintf(stderr, "%s", to_text(ruleset.error()).c_str());
        std::exit(1);
    }
    return std::move(*ruleset);
}

/// Nanoseconds per move of both programs. Every match is played by both in turns, several times,
/// and its quickest run counts: a machine that does other things too interrupts the longer run more
/// often.
void print_ratio() {
    constexpr uint64_t games = 10;
    constexpr int tries = 25;
    const YardstickBoard board = war_board();
    const auto ruleset = load(board, 6, rounds);
    YardstickOptions options;
    options.round_limit = rounds;
    double by_hand = 0, by_lua = 0;
    uint64_t moves = 0;
    for (uint64_t seed = 1; seed <= games; ++seed) {
        moves += play(board, 6, seed, options).moves;
        double hand = 1e9, lua = 1e9;
        for (int i = 0; i < tries; ++i) {
            hand = std::min(hand, seconds([&] { play(board, 6, seed, options); }));
            lua = std::min(lua, seconds([&] { play_lua(*ruleset, board, seed); }));
        }
        by_hand += hand;
        by_lua += lua;
    }
    const auto each = [&](double spent) { return spent * 1e9 / static_cast<double>(moves); };
    std::printf("%-44s %10.1f ns\n", "a move, War by hand in C++", each(by_hand));
    std::printf("%-44s %10.1f ns\n", "a move, the ruleset in mods/war", each(by_lua));
    std::printf("ratio lua_ruleset/hand_written %.2f\n", by_lua / by_hand);
}

/// What a move allocates in the second half of a match: what is kept from move to move is there.
double allocations_each(script::Ruleset& ruleset) {
    const uint64_t half = play_at_random(ruleset, 1) / 2;
    const auto counted = [&](uint64_t most) {
        const uint64_t before = allocations;
        const uint64_t moves = play_at_random(ruleset, 1, most);
        return std::pair(allocations - before, moves);
    };
    const auto first = counted(half), all = counted(UINT64_MAX);
    return static_cast<double>(all.first - first.first) /
           static_cast<double>(all.second - first.second);
}

/// What a move of each game costs, beside one of War by hand: both in turns, quickest runs.
void print_games() {
    constexpr uint64_t matches = 3;
    constexpr int tries = 7;
    const YardstickBoard board = war_board();
    YardstickOptions options;
    options.round_limit = rounds;
    for (const ShippedGame& game : shipped_games()) {
        const auto ruleset = load_game(game);
        double by_hand = 0, by_rules = 0;
        uint64_t hand_moves = 0, moves = 0;
        for (uint64_t seed = 1; seed <= matches; ++seed) {
            hand_moves += play(board, 6, seed, options).moves;
            double hand = 1e9, rules = 1e9;
            uint64_t played = 0;
            for (int i = 0; i < tries; ++i) {
                hand = std::min(hand, seconds([&] { play(board, 6, seed, options); }));
                rules = std::min(rules, seconds([&] { played = play_at_random(*ruleset, seed); }));
            }
            by_hand += hand;
            by_rules += rules;
            moves += played;
        }
        const double each = by_rules / static_cast<double>(moves);
        std::printf("%-44s %10.1f ns\n", (std::string("a move, ") + game.name).c_str(), each * 1e9);
        std::printf("%-44s %10.2f\n", "  allocations", allocations_each(*ruleset));
        std::printf("ratio %s/hand_written %.2f\n", game.name,
                    each / (by_hand / static_cast<double>(hand_moves)));
    }
}

void print_state() {
    const auto ruleset = load(war_board(), 6, rounds);
    const core::Layout& layout = ruleset->rules().layout;
    const core::State from(layout);
    core::State to(layout);
    constexpr int copies = 1000000;
    const double spent = seconds([&] {
        for (int i = 0; i < copies; ++i) to.copy_from(from);
    });
    std::printf("%-44s %10d bytes\n", "state of War, 6 seats", layout.state_cells() * 4);
    std::printf("%-44s %10d bytes\n", "  with its indexes", layout.all_cells() * 4);
    std::printf("%-44s %10.1f ns\n", "copy of it", spent * 1e9 / copies);
}

/// War as `sim` plays it, with the bots that it seats unless others are named.
match::SeriesResult simulated_war(uint64_t games, int jobs) {
    static const runtime::Installation installation(runtime::find_places());
    const ShippedGame& war = shipped_games().front();
    const runtime::GameChoice choice{
        "", war.players, {{"round_limit", std::to_string(war.rounds)}}};
    const auto game = runtime::prepare(installation, war.name, choice);
    if (!game) std::exit(1);
    runtime::Simulation simulation;
    simulation.games = games;
    simulation.jobs = jobs;
    auto played = runtime::simulate(installation, *game, simulation);
    if (!played) std::exit(1);
    return *played;
}

double series_seconds(int jobs) {
    constexpr uint64_t games = 300;  // beside which loading the rules twice is little
    return seconds([&] { simulated_war(games, jobs); });
}

void print_jobs() {
    std::vector<double> gain;
    for (int i = 0; i < repetitions; ++i) gain.push_back(series_seconds(1) / series_seconds(2));
    std::printf("%-44s %10.2f\n", "two jobs / one job, matches per second", median(gain));
}

/// What `sim` adds to a move of War: its series ÷ the loop that the games above are measured by.
void print_sim() {
    constexpr uint64_t games = 10;
    const auto ruleset = load_game(shipped_games().front());
    double by_series = 1e9, by_loop = 1e9;
    for (int i = 0; i < repetitions; ++i) {
        const match::SeriesResult series = simulated_war(games, 1);
        uint64_t moves = 0;
        const double spent = seconds([&] {
            for (uint64_t seed = 1; seed <= games; ++seed) moves += play_at_random(*ruleset, seed);
        });
        by_loop = std::min(by_loop, spent / static_cast<double>(moves));
        by_series = std::min(by_series, static_cast<double>(series.play_nanoseconds) * 1e-9 /
                                            static_cast<double>(series.moves));
    }
    std::printf("ratio sim/loop %.2f\n", by_series / by_loop);
}

/// What a live match adds to a move: it is checked, recorded, hashed and told, and can be undone.
uint64_t play_session(script::Ruleset& ruleset, uint64_t seed) {
    match::Session session(ruleset.rules(), ruleset, {});
    Random players{derived_seed(seed, 0)};
    if (!session.start(seed)) std::exit(1);
    uint64_t moves = 0;
    for (; !session.over(); ++moves) {
        const int seat = session.match().decider();
        if (!session.play(seat, session.match().legal(seat).pick(players, ruleset.rules())))
            std::exit(1);
    }
    return moves;
}

/// What a match keeps is new memory, so that its time varies more than a loop's: more tries.
void print_sessions() {
    constexpr uint64_t matches = 3;
    constexpr int tries = 25;
    for (const ShippedGame& game : shipped_games()) {
        const auto ruleset = load_game(game);
        double by_session = 0, by_loop = 0;
        for (uint64_t seed = 1; seed <= matches; ++seed) {
            double session = 1e9, loop = 1e9;
            for (int i = 0; i < tries; ++i) {
                loop = std::min(loop, seconds([&] { play_at_random(*ruleset, seed); }));
                session = std::min(session, seconds([&] { play_session(*ruleset, seed); }));
            }
            by_session += session;
            by_loop += loop;
        }
        std::printf("ratio session/loop of %s %.2f\n", game.name, by_session / by_loop);
    }
}

void print_map() {
    const std::string text = drawn_map(100);
    std::vector<double> spent;
    for (int i = 0; i < repetitions; ++i)
        spent.push_back(seconds([&] {
            const auto map = content::parse_map(text, "drawn.toml");
            if (!map || !core::compile(*map)) std::exit(1);
        }));
    std::printf("%-44s %10.3f s\n", "a map of 10 000 spaces, load and check", median(spent));
}

void print_boards() {
    double first = 0;
    for (const int spaces : {42, 420, 4200}) {
        const YardstickBoard board = generated_board(spaces, 1);
        const auto ruleset = load(board, 6, 5);
        std::vector<double> each;
        for (uint64_t seed = 1; seed <= 3; ++seed) {
            uint64_t moves = 0;
            const double spent = seconds([&] { moves = play_lua(*ruleset, board, seed).moves; });
            each.push_back(spent * 1e9 / static_cast<double>(moves));
        }
        if (first == 0) first = median(each);
        std::printf("a move on a generated board of %4d spaces %13.1f ns  (%.2f x)\n", spaces,
                    median(each), median(each) / first);
    }
}

using Play = std::function<uint64_t(script::Ruleset& ruleset, uint64_t seed)>;

/// `fronteira_bench war 3`, `fronteira_bench session war 3`: so many matches of one game and
/// nothing else, for who counts instructions.
int play_one(const std::string& name, uint64_t matches, const Play& play) {
    for (const ShippedGame& game : shipped_games()) {
        if (name != game.name) continue;
        const auto ruleset = load_game(game);
        uint64_t moves = 0;
        for (uint64_t seed = 1; seed <= matches; ++seed) moves += play(*ruleset, seed);
        std::printf("%s: %llu moves\n", game.name, static_cast<unsigned long long>(moves));
        return 0;
    }
    return 2;
}

}  // namespace

int main(int count, char** words) {
    const auto number = [&] { return std::strtoull(words[count - 1], nullptr, 10); };
    const Play loop = [](script::Ruleset& ruleset, uint64_t seed) {
        return play_at_random(ruleset, seed);
    };
    if (count == 3) return play_one(words[1], number(), loop);
    if (count == 4 && std::string(words[1]) == "session")
        return play_one(words[2], number(), play_session);
    print_ratio();
    print_games();
    print_state();
    print_jobs();
    print_sim();
    print_sessions();
    print_map();
    print_boards();
    return 0;
}
