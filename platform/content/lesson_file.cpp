// SPDX-License-Identifier: MIT
#include "content/lesson_file.hpp"

#include <fronteira/seat.hpp>

#include "content/mods/option_value.hpp"
#include "content/reading/card_value.hpp"
#include "content/reading/finish.hpp"
#include "content/reading/table_reader.hpp"
#include "content/toml/toml_file.hpp"

namespace fronteira::content {
namespace {

constexpr size_t most_moves = 500;

LessonMove read_move(const Cursor& cursor, int learner) {
    LessonMove move;
    move.place = cursor.place();
    move.seat = learner;
    TableReader in(cursor);
    in.required("kind", move.kind, Identifier{});
    if (learner == 0) in.required("seat", move.seat, Range{1, max_seats});
    in.each("throws", [&](const Cursor& face, size_t) {
        move.throws.push_back(0);
        read(face, move.throws.back(), Range{});
    });
    in.others(
        [&](const Entry& entry, const Cursor& value) { read(value, move.values[entry.key]); });
    return move;
}

void read_moves(TableReader& in, std::string_view key, std::vector<LessonMove>& moves) {
    in.each(key, [&](const Cursor& item, size_t index) {
        if (index < most_moves)
            moves.push_back(read_move(item, 0));
        else if (index == most_moves)
            item.error("too_many_moves",
                       "there are more than " + std::to_string(most_moves) + " moves here");
    });
}

LessonStep read_step(const Cursor& cursor, int learner) {
    LessonStep step;
    TableReader in(cursor);
    in.required("say", step.say);
    in.need("move", [&](const Cursor& move) { step.move = read_move(move, learner); });
    read_moves(in, "others", step.others);
    return step;
}

Lesson read_lesson(const Cursor& cursor) {
    Lesson lesson;
    lesson.place = cursor.place();
    TableReader in(cursor);
    in.required("ruleset", lesson.ruleset, Identifier{});
    in.optional("map", lesson.map, Words{});
    in.required("players", lesson.players, Range{1, max_seats});
    in.optional("seat", lesson.seat, Range{1, max_seats});
    in.required("seed", lesson.seed, Range{0, INT32_MAX});
    in.required("intro", lesson.intro);
    in.required("end", lesson.end);
    in.with("options", [&](const Cursor& table) {
        TableReader options(table);
        options.others([&](const Entry& entry, const Cursor& value) {
            lesson.options[entry.key] = read_option_word(value);
        });
    });
    read_moves(in, "before", lesson.before);
    in.each("step", [&](const Cursor& item, size_t) {
        lesson.steps.push_back(read_step(item, lesson.seat));
    });
    if (!in.has("step")) cursor.error("no_steps", "the first match has no steps", "write [[step]]");
    return lesson;
}

Result<Lesson> finish_lesson(const Result<Value>& root, const std::string& file) {
    if (!root) return fail(root.error());
    Report report(file, "lesson");
    Lesson lesson = read_lesson(Cursor(*root, report));
    return finish(report, std::move(lesson), nullptr);
}

}  // namespace

Result<Lesson> parse_lesson(std::string_view text, const std::string& file) {
    return finish_lesson(parse_toml(text, file), file);
}

Result<Lesson> load_lesson(const std::filesystem::path& path) {
    return finish_lesson(read_toml(path), path.string());
}

}  // namespace fronteira::content
