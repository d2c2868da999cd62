// SPDX-License-Identifier: MIT
#include "lab/study.hpp"

#include <algorithm>

namespace fronteira::lab {
namespace {

/// Matches whose testimonies are kept before they are counted.
constexpr uint64_t at_once = 10000;

/// The tables' shape, from the first of them.
struct Shape {
    int spaces = 0;
    int regions = 0;
};

class Conduct {
 public:
    Conduct(const StudyPlan& plan, const match::TableFactory& make_table, const StudyHooks& hooks,
            Shape shape)
        : plan_(plan),
          make_table_(make_table),
          hooks_(hooks),
          study_(Tally(plan.series.players, shape.spaces, shape.regions)) {
        study_.looks = looks_of(plan);
    }

    Result<Study> run() {
        uint64_t played = 0;
        for (const Look& look : study_.looks) {
            auto whole = play_on(played, look.matches);
            if (!whole) return fail(std::move(whole.error()));
            played = look.matches;
            // Between two looks there is nothing to spend.
            study_.judgement = judge(study_.tally, plan_.standard, *whole ? look.share : 0);
            if (!*whole) break;
            ++study_.looked;
            if (study_.judgement.answer != Answer::undecided) study_.stop = Study::Stop::answered;
            if (study_.stop == Study::Stop::answered) break;
        }
        return std::move(study_);
    }

 private:
    static std::vector<Look> looks_of(const StudyPlan& plan) {
        std::vector<Look> looks = plan_looks(plan.series.games, plan.standard.block);
        if (plan.all) looks = {{looks.back().matches, 1}};
        return looks;
    }

    /// Up to so many matches; false when somebody or a fault has stopped them.
    Result<bool> play_on(uint64_t played, uint64_t upto) {
        while (played < upto) {
            const uint64_t games = std::min(upto - played, at_once);
            auto whole = play(played, games);
            if (!whole || !*whole) return whole;
            played += games;
        }
        return true;
    }

    Result<bool> play(uint64_t first, uint64_t games) {
        Witness witness(plan_.question, first, games);
        match::SeriesPlan series = plan_.series;
        series.first = first;
        series.games = games;
        series.a_deal = plan_.standard.block;
        match::SeriesHooks hooks;
        hooks.cancel = hooks_.cancel;
        hooks.watch = [&](uint64_t game, const core::Match& match) { witness.see(game, match); };
        if (hooks_.progress)
            hooks.progress = [&](uint64_t done) {
                hooks_.progress(so_far(first + done, witness), plan_.standard);
            };
        auto result = match::run_series(series, make_table_, hooks);
        if (!result) return fail(std::move(result.error()));
        add(*result, witness.testimonies());
        if (result->cancelled) study_.stop = Study::Stop::cancelled;
        if (result->broken) study_.stop = Study::Stop::broken;
        return !result->cancelled && !result->broken;
    }

    Tally so_far(uint64_t matches, const Witness& witness) const {
        Tally tally(plan_.series.players, 0, 0);
        tally.matches = matches;
        tally.seats = study_.tally.seats;
        for (int seat = 0; seat < tally.players(); ++seat)
            tally.seats[static_cast<size_t>(seat)].wins += witness.wins(seat);
        for (const Rate& rate : tally.seats) tally.decided += rate.wins;
        for (Rate& rate : tally.seats) rate.of = tally.decided;
        return tally;
    }

    void add(const match::SeriesResult& result, std::span<const Testimony> seen) {
        for (const Testimony& one : seen.first(result.games)) study_.tally.add(one);
        study_.unfinished += result.unfinished;
        study_.forfeited += result.forfeited;
        study_.failed += result.failed;
        if (!study_.first_forfeit) study_.first_forfeit = result.first_forfeit;
        if (!study_.first_fault) study_.first_fault = result.first_fault;
        core::Hash& sign = study_.signature;
        sign.low = derived_seed(sign.low ^ result.signature.low, sign.high);
        sign.high = derived_seed(sign.high ^ result.signature.high, sign.low);
    }

    const StudyPlan& plan_;
    const match::TableFactory& make_table_;
    const StudyHooks& hooks_;
    Study study_;
};

}  // namespace

Result<Study> run_study(const StudyPlan& plan, const match::TableFactory& make_table,
                        const StudyHooks& hooks) {
    auto table = make_table(0);
    if (!table) return fail(std::move(table.error()));
    const core::Board& board = *table->rules->board;
    const Shape shape{board.space_count(), board.region_count()};
    return Conduct(plan, make_table, hooks, shape).run();
}

}  // namespace fronteira::lab
