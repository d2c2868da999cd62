// SPDX-License-Identifier: MIT
#include "conformance/position.hpp"
#include "conformance/secrets.hpp"
#include "conformance/told.hpp"

namespace fronteira::conformance {

using namespace core;

namespace {

/// What one seat is told here, against what it would be told if its secrets stood otherwise.
class SeatSecrecy {
 public:
    SeatSecrecy(const Position& position, int seat)
        : position_(position), seat_(seat), other_(position.trial()) {
        if (seat >= 0 && (position.match.deciders() >> seat & 1u) != 0)
            guesses_ = guesses(position, seat, position.effort.guesses);
        here_ = told(position.match, seat, guesses_);
    }

    void run() {
        for (int round = 0; round < position_.effort.secrets_changed; ++round) {
            if (position_.effort.enough()) return;
            const auto how = round % 2 == 0 ? Alteration::values : Alteration::places;
            const auto secrets =
                other_secrets(position_.match.state(), seat_, position_.random, how);
            if (told_otherwise(secrets).empty()) continue;
            for (const Secret& secret : secrets)
                if (const std::string what = told_otherwise({secret}); !what.empty())
                    return report(secret.name, what);
            return report("a secret", told_otherwise(secrets));
        }
    }

 private:
    std::string told_otherwise(const std::vector<Secret>& secrets) {
        position_.effort.take_view(position_.match);
        const auto cells = position_.match.state().cells();
        std::vector<int32_t> changed(cells.begin(), cells.end());
        for (const Secret& secret : secrets)
            for (const auto& [cell, value] : secret.written)
                changed[static_cast<size_t>(cell)] = value;
        if (!other_.resume(changed, position_.match.question())) return "cannot be told";
        const Told there = told(other_, seat_, guesses_);
        position_.effort.take_step(other_);
        return difference(here_, there);
    }

    void report(const std::string& secret, const std::string& what) {
        const std::string who = seat_ < 0 ? "a spectator" : "seat " + std::to_string(seat_ + 1);
        position_.findings.add("leak", secret + what, position_.move + 1,
                               who + " " + what + " in phase `" + position_.match.phase().name +
                                   "` when only what it may not see of " + secret + " differs",
                               "a `where` may read only what its seat sees");
    }

    const Position& position_;
    int seat_;
    Match other_;
    std::vector<Move> guesses_;
    Told here_;
};

}  // namespace

void check_secrecy(const Position& position) {
    for (int seat = -1; seat < position.rules().layout.seats(); ++seat)
        SeatSecrecy(position, seat).run();
}

}  // namespace fronteira::conformance
