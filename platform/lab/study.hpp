// SPDX-License-Identifier: MIT
#pragma once

#include "lab/judgement.hpp"
#include "lab/looks.hpp"
#include "match/series/series.hpp"

namespace fronteira::lab {

/// What a study should find out, and with which matches.
struct StudyPlan {
    match::SeriesPlan series;  ///< `games`: at most so many, filled up to whole blocks
    Question question;
    Standard standard;
    bool all = false;  ///< play them all, and look once
};

struct Study {
    /// `broken`: the rules failed for good, as when they have used up their budget.
    enum class Stop : uint8_t { answered, all_played, cancelled, broken };

    explicit Study(Tally nothing_yet) : tally(std::move(nothing_yet)) {}

    Stop stop = Stop::all_played;
    std::vector<Look> looks;  ///< that were planned
    size_t looked = 0;        ///< how many of them were taken
    Tally tally;
    Judgement judgement;
    uint64_t unfinished = 0;
    uint64_t forfeited = 0;
    uint64_t failed = 0;
    std::optional<match::Forfeit> first_forfeit;
    std::optional<Diagnostic> first_fault;
    core::Hash signature;  ///< over all matches, as that of a series
};

struct StudyHooks {
    /// Called in the calling thread, between matches, with all that have ended: how many, and which
    /// seat won them. They are not the first ones of the series, so they may differ from what is
    /// reported in the end; what starts and regions are worth is not among it.
    std::function<void(const Tally& so_far, const Standard& standard)> progress;
    /// No match begins once it is set. Lent.
    const std::atomic<bool>* cancel = nullptr;
};

/// Plays until the answer is clear, all matches are played, or somebody cancels; in that case the
/// matches before the first unplayed one are reported.
Result<Study> run_study(const StudyPlan& plan, const match::TableFactory& make_table,
                        const StudyHooks& hooks = {});

}  // namespace fronteira::lab
