// SPDX-License-Identifier: MIT
#include "cli/tournament/tournament_progress.hpp"

#include "cli/reports/json.hpp"
#include "cli/terminal/told.hpp"

#include <unistd.h>

#include <chrono>
#include <cmath>
#include <cstdio>

namespace fronteira::cli {
namespace {

using OnProgress = std::function<void(const tournament::RunProgress&)>;

/// `1:02:03`, `2:03`.
std::string clock_text(double seconds) {
    const auto whole = std::llround(seconds);
    char text[48];
    if (whole >= 3600)
        std::snprintf(text, sizeof text, "%lld:%02lld:%02lld", whole / 3600, whole / 60 % 60,
                      whole % 60);
    else
        std::snprintf(text, sizeof text, "%lld:%02lld", whole / 60, whole % 60);
    return text;
}

void tell_program(const tournament::RunProgress& at) {
    Json line{{"done", at.done}, {"of", at.of}, {"round", at.round}};
    if (at.seconds_left >= 0) line["seconds_left"] = at.seconds_left;
    std::fputs((line.dump() + "\n").c_str(), stderr);
    std::fflush(stderr);
}

}  // namespace

OnProgress tournament_progress(bool for_program, const std::string& language) {
    if (!for_program && isatty(STDERR_FILENO) == 0) return {};
    static constexpr auto pause = std::chrono::milliseconds(200);
    const auto told = std::make_shared<Told>("tournament", language);
    return [for_program, told, next = std::chrono::steady_clock::time_point()](
               const tournament::RunProgress& at) mutable {
        const bool last = at.done == at.of;
        const auto now = std::chrono::steady_clock::now();
        if (!last && now < next) return;
        next = now + pause;
        if (for_program) return tell_program(at);
        const std::string line =
            told->operator()(at.seconds_left < 0 ? "progress" : "progress_left",
                             {{"done", std::to_string(at.done)},
                              {"of", std::to_string(at.of)},
                              {"percent", std::to_string(at.of == 0 ? 0 : at.done * 100 / at.of)},
                              {"round", std::to_string(at.round)},
                              {"left", clock_text(std::max(at.seconds_left, 0.0))}});
        std::fprintf(stderr, "\r\033[K%s", last ? "" : line.c_str());
        std::fflush(stderr);
    };
}

}  // namespace fronteira::cli
