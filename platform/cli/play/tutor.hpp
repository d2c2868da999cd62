// SPDX-License-Identifier: MIT
#pragma once

#include "match/notation.hpp"
#include "runtime/games/lesson.hpp"

#include <sstream>
#include <string>
#include <vector>

namespace fronteira::cli {

/// Stands beside a learner who plays a lesson: says what to do, and when it is done.
class Tutor {
 public:
    /// Both are lent.
    Tutor(const content::Lesson& lesson, const runtime::ReadyLesson& ready, std::string language)
        : lesson_(lesson), ready_(ready), language_(std::move(language)) {}

    bool over() const { return step_ == ready_.steps.size(); }
    /// What the step asks for, and which step of how many: `2/6`.
    const std::string& say() const { return text_in(step().written->say, language_); }
    std::string number() const {
        return std::to_string(step_ + 1) + "/" + std::to_string(ready_.steps.size());
    }
    /// The move that it asks for, as it may be typed: `move reef harbour 3`.
    std::string typed(const core::Rules& rules) const {
        std::string text;
        std::istringstream words(match::to_text(rules, step().move.move));
        for (std::string word; words >> word;)
            text += (text.empty() ? "" : " ") + called(rules, word.substr(word.find('=') + 1));
        return text;
    }
    const Move& move() const { return step().move.move; }
    const std::string& intro() const { return text_in(lesson_.intro, language_); }
    const std::string& end() const { return text_in(lesson_.end, language_); }

    bool wants(const core::Rules& rules, const Move& move) const {
        return runtime::is_same_move(rules, step().move.move, move);
    }
    /// The step was done: what the others play now.
    const std::vector<runtime::ReadyMove>& go_on() { return ready_.steps[step_++].others; }

 private:
    /// A cell of a grid goes by the name that the board shows: `a4`.
    std::string called(const core::Rules& rules, const std::string& word) const {
        const auto space =
            rules.board->grid_width() > 0 ? rules.board->find_space(word) : std::optional<int>();
        return space ? text_in(rules.board->space(*space).name, language_) : word;
    }
    const runtime::ReadyLesson::Step& step() const { return ready_.steps[step_]; }

    const content::Lesson& lesson_;
    const runtime::ReadyLesson& ready_;
    std::string language_;
    size_t step_ = 0;
};

}  // namespace fronteira::cli
