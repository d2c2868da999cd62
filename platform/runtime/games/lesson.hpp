// SPDX-License-Identifier: MIT
#pragma once

#include "content/lesson_file.hpp"
#include "match/phrases.hpp"
#include "match/session.hpp"
#include "runtime/games/game.hpp"

namespace fronteira::runtime {

/// A move of a lesson in the words of the rules.
struct ReadyMove {
    int seat = 0;  ///< from 0
    Move move;
    const content::LessonMove* written = nullptr;
};

/// A lesson whose moves have been read by the rules it is played with. The lesson is lent.
struct ReadyLesson {
    struct Step {
        const content::LessonStep* written = nullptr;
        ReadyMove move;
        std::vector<ReadyMove> others;
    };
    std::vector<ReadyMove> before;
    std::vector<Step> steps;
};

/// The game that a mod's lesson is played in.
Result<Game> prepare_lesson(const Installation& installation, const Mod& mod,
                            const content::Lesson& lesson);

Result<ReadyLesson> ready_lesson(const core::Rules& rules, const content::Lesson& lesson);

/// Whether two moves are the same; cards are chosen in any order.
bool is_same_move(const core::Rules& rules, const Move& one, const Move& other);

/// Plays one of its moves. Fails, with the place in the file, if it is refused (in the words of
/// `phrases`) or the dice fall differently.
Result<void> play_of_lesson(match::Session& session, const ReadyMove& move,
                            const match::Phrases& phrases);

/// Begins a lesson's match and plays everything that comes before its first step.
Result<void> begin_lesson(match::Session& session, const content::Lesson& lesson,
                          const ReadyLesson& ready, const match::Phrases& phrases);

/// Plays it to its last step and returns everything that is wrong with it.
Diagnostics check_lesson(const Installation& installation, const Mod& mod,
                         const content::Lesson& lesson);

/// The first seed, from 1, with which it goes as written.
Result<std::optional<int64_t>> find_lesson_seed(const Installation& installation, const Mod& mod,
                                                const content::Lesson& lesson, int64_t most);

}  // namespace fronteira::runtime
