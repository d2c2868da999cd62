// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>
#include <fronteira/result.hpp>
#include <fronteira/text.hpp>

#include <filesystem>
#include <map>
#include <string>
#include <vector>

namespace fronteira::content {

/// A move as it is written in a lesson: its name, and its values as in the match protocol.
struct LessonMove {
    int seat = 0;  ///< from 1
    std::string kind;
    std::map<std::string, CardValue> values;
    std::vector<int> throws;  ///< what it must throw; empty: whatever falls
    Place place;
};

/// What the learner is told and does, and what the others do next.
struct LessonStep {
    LocalText say;
    LessonMove move;
    std::vector<LessonMove> others;
};

/// A first match: guide/first.toml. It is an ordinary match with a seed that gives the right dice.
struct Lesson {
    std::string ruleset;  ///< of the same mod
    std::string map;      ///< empty: the ruleset's own
    int players = 0;
    int seat = 1;  ///< the learner's, from 1
    int64_t seed = 0;
    std::map<std::string, std::string> options;
    LocalText intro;
    LocalText end;
    std::vector<LessonMove> before;
    std::vector<LessonStep> steps;
    Place place;
};

Result<Lesson> parse_lesson(std::string_view text, const std::string& file);
Result<Lesson> load_lesson(const std::filesystem::path& path);

}  // namespace fronteira::content
