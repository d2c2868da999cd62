// SPDX-License-Identifier: MIT
#include "yardstick_war.hpp"

#include <algorithm>
#include <charconv>
#include <chrono>
#include <cstdio>
#include <cstring>

namespace {

using namespace fronteira::bench;

struct Arguments {
    int games = 300, seats = 6, spaces = 42, rounds = 1000, runs = 7, seed = 1;
    int trace = 0;  ///< prints the moves of the match of that seed instead, when not 0
};

bool read(int count, char** words, Arguments& arguments) {
    const std::pair<const char*, int*> known[] = {
        {"--games", &arguments.games},   {"--seats", &arguments.seats},
        {"--spaces", &arguments.spaces}, {"--rounds", &arguments.rounds},
        {"--runs", &arguments.runs},     {"--seed", &arguments.seed},
        {"--trace", &arguments.trace}};
    for (int i = 1; i < count; i += 2) {
        const auto* found = std::find_if(std::begin(known), std::end(known), [&](auto& option) {
            return std::strcmp(option.first, words[i]) == 0;
        });
        if (found == std::end(known) || i + 1 == count) return false;
        const char* end = words[i + 1] + std::strlen(words[i + 1]);
        if (std::from_chars(words[i + 1], end, *found->second).ptr != end) return false;
    }
    return arguments.seats >= 3 && arguments.seats <= 6 && arguments.games > 0 &&
           arguments.runs > 0 && arguments.spaces >= 6 && arguments.spaces <= 8192;
}

void print_trace(const YardstickBoard& board, const Arguments& arguments) {
    YardstickTrace trace;
    YardstickOptions options;
    options.round_limit = arguments.rounds;
    options.trace = &trace;
    play(board, arguments.seats, static_cast<uint64_t>(arguments.trace), options);
    std::printf("round seat move a b c number choices attacker_lost defender_lost\n");
    for (const YardstickStep& step : trace.steps)
        std::printf("%d %d %s %d %d %d %d %d %d %d\n", step.round, step.seat, name(step.kind),
                    step.a, step.b, step.c, step.number, step.choices, step.attacker_lost,
                    step.defender_lost);
}

struct Series {
    YardstickResult total;
    int draws = 0;
    double nanoseconds = 0;
};

Series play_series(const YardstickBoard& board, const Arguments& arguments) {
    YardstickOptions options;
    options.round_limit = arguments.rounds;
    Series series;
    const auto start = std::chrono::steady_clock::now();
    for (int game = 0; game < arguments.games; ++game) {
        const auto seed = static_cast<uint64_t>(arguments.seed + game);
        const YardstickResult one = play(board, arguments.seats, seed, options);
        series.total.moves += one.moves;
        series.total.rounds += one.rounds;
        series.total.trace_hash = series.total.trace_hash * 31 + one.trace_hash;
        series.draws += one.winner < 0;
        for (size_t kind = 0; kind < move_kinds; ++kind)
            series.total.moves_of_kind[kind] += one.moves_of_kind[kind];
    }
    series.nanoseconds =
        std::chrono::duration<double, std::nano>(std::chrono::steady_clock::now() - start).count();
    return series;
}

void print_series(const Series& series, std::vector<double> times, const Arguments& arguments) {
    std::sort(times.begin(), times.end());
    const YardstickResult& total = series.total;
    const double moves = static_cast<double>(total.moves);
    std::printf("games %d  seats %d  spaces %d  draws %d  rounds a game %.1f\n", arguments.games,
                arguments.seats, arguments.spaces, series.draws,
                static_cast<double>(total.rounds) / arguments.games);
    std::printf("moves %llu  a game %.0f  trace %016llx\n",
                static_cast<unsigned long long>(total.moves), moves / arguments.games,
                static_cast<unsigned long long>(total.trace_hash));
    std::printf("ns a move: median %.1f  best %.1f  of %d runs\n", times[times.size() / 2] / moves,
                times.front() / moves, arguments.runs);
    for (size_t kind = 0; kind < move_kinds; ++kind)
        std::printf("  %-14s %6.2f %%\n", name(static_cast<MoveKind>(kind)),
                    100 * static_cast<double>(total.moves_of_kind[kind]) / moves);
}

}  // namespace

int main(int count, char** words) {
    Arguments arguments;
    if (!read(count, words, arguments)) {
        std::fprintf(stderr,
                     "usage: yardstick [--games N] [--seats 3..6] [--spaces 6..8192] [--rounds N] "
                     "[--runs N] [--seed N] [--trace SEED]\n");
        return 2;
    }
    const YardstickBoard board =
        arguments.spaces == 42 ? war_board() : generated_board(arguments.spaces, 1);
    if (arguments.trace != 0) {
        print_trace(board, arguments);
        return 0;
    }
    Series series;
    std::vector<double> times;
    for (int run = 0; run < arguments.runs; ++run) {
        series = play_series(board, arguments);
        times.push_back(series.nanoseconds);
    }
    print_series(series, times, arguments);
}
