// SPDX-License-Identifier: MIT
#include "runtime/games/lesson.hpp"

#include <fronteira/text.hpp>

#include "match/notation.hpp"
#include "runtime/games/guarded_rules.hpp"
#include "runtime/words/voice.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

using content::Lesson;
using content::LessonMove;

std::string value_text(const CardValue& value) {
    if (const auto* number = std::get_if<int64_t>(&value)) return std::to_string(*number);
    if (const auto* word = std::get_if<std::string>(&value)) return *word;
    std::string text;
    for (const std::string& one : std::get<std::vector<std::string>>(value))
        text += (text.empty() ? "" : ",") + one;
    return text.empty() ? "-" : text;
}

/// As a record writes it: `march from=north to=south dice=3`.
std::string move_text(const LessonMove& move) {
    std::string text = move.kind;
    for (const auto& [slot, value] : move.values) text += " " + slot + "=" + value_text(value);
    return text;
}

Diagnostic at_place(const LessonMove& move, Diagnostic fault) {
    fault.place = move.place;
    return fault;
}

/// The faces that a move showed, in the order in which they were told.
std::vector<int> thrown(const match::Session& session) {
    std::vector<int> faces;
    for (const match::NumberedEvent& told : session.events()) {
        if (told.move != session.record().moves.size()) continue;
        if (told.event.name != "dice" && told.event.name != "die") continue;
        for (const core::EventField& field : told.event.fields)
            if (field.kind == core::Kind::integer) faces.push_back(field.value);
    }
    return faces;
}

std::string faces_text(const std::vector<int>& faces) {
    std::string text;
    for (const int face : faces) add_item(text, std::to_string(face));
    return "[" + text + "]";
}

}  // namespace

Result<Game> prepare_lesson(const Installation& installation, const Mod& mod,
                            const Lesson& lesson) {
    for (const RulesetEntry& ruleset : mod.rulesets) {
        if (ruleset.id != lesson.ruleset) continue;
        auto game =
            prepare(installation, {&mod, &ruleset}, {lesson.map, lesson.players, lesson.options});
        if (game) return game;
        for (Diagnostic& fault : game.error())  // of what the lesson chose
            if (fault.place.file.empty()) fault.place = lesson.place;
        return fail(std::move(game.error()));
    }
    return fail(error_at(lesson.place, "lesson.unknown_ruleset",
                         "`" + mod.id + "` has no ruleset `" + lesson.ruleset + "`"));
}

Result<ReadyLesson> ready_lesson(const core::Rules& rules, const Lesson& lesson) {
    ReadyLesson ready;
    Diagnostics faults;
    const auto read = [&](const LessonMove& written) {
        ReadyMove move{written.seat - 1, {}, &written};
        if (auto parsed = match::parse_move(rules, move_text(written)))
            move.move = *parsed;
        else
            for (Diagnostic& fault : parsed.error())
                faults.push_back(at_place(written, std::move(fault)));
        return move;
    };
    for (const LessonMove& move : lesson.before) ready.before.push_back(read(move));
    for (const content::LessonStep& step : lesson.steps) {
        ReadyLesson::Step next{&step, read(step.move), {}};
        for (const LessonMove& move : step.others) next.others.push_back(read(move));
        ready.steps.push_back(std::move(next));
    }
    if (!faults.empty()) return fail(std::move(faults));
    return ready;
}

bool is_same_move(const core::Rules& rules, const Move& one, const Move& other) {
    const auto in_order = [&](Move move) {
        for (const core::Slot& slot : rules.moves[static_cast<size_t>(move.kind)].slots) {
            const auto first = move.values.begin() + slot.offset;
            if (slot.type == core::Slot::Type::card) std::sort(first, first + slot.most);
        }
        return match::to_text(rules, move);
    };
    return one.kind == other.kind && in_order(one) == in_order(other);
}

Result<void> play_of_lesson(match::Session& session, const ReadyMove& move,
                            const match::Phrases& phrases) {
    const LessonMove& written = *move.written;
    match::Played played = session.play(move.seat, move.move);
    if (!played.faults.empty()) return fail(std::move(played.faults));
    if (!played.refusals.empty()) {
        return fail(error_at(written.place, "lesson.refused",
                             "seat " + std::to_string(written.seat) + " cannot play `" +
                                 move_text(written) +
                                 "`: " + phrases.refusal(played.refusals.front(), &move.move),
                             "`fronteira play` with the same seed and options shows the position"));
    }
    const std::vector<int> faces = thrown(session);
    if (written.throws.empty() || written.throws == faces) return {};
    return fail(error_at(written.place, "lesson.throws",
                         "`" + move_text(written) + "` throws " + faces_text(faces) + ", not " +
                             faces_text(written.throws),
                         "`fronteira guide --find-seed` looks for a seed with the right dice"));
}

Result<void> begin_lesson(match::Session& session, const Lesson& lesson, const ReadyLesson& ready,
                          const match::Phrases& phrases) {
    if (auto started = session.start(static_cast<uint64_t>(lesson.seed)); !started) return started;
    for (const ReadyMove& move : ready.before)
        if (auto played = play_of_lesson(session, move, phrases); !played) return played;
    return {};
}

namespace {

/// A lesson's game, ready to be played again and again.
class Rehearsal {
 public:
    static Result<Rehearsal> of(const Installation& installation, const Mod& mod,
                                const Lesson& lesson) {
        Rehearsal rehearsal;
        auto game = prepare_lesson(installation, mod, lesson);
        if (!game) return fail(std::move(game.error()));
        auto rules = GuardedRules::load(*game);
        if (!rules) return fail(std::move(rules.error()));
        auto header =
            header_of(*game, std::vector<std::string>(static_cast<size_t>(game->players), "human"));
        if (!header) return fail(std::move(header.error()));
        auto ready = ready_lesson((*rules)->rules(), lesson);
        if (!ready) return fail(std::move(ready.error()));
        rehearsal.game_ = std::make_unique<Game>(std::move(*game));
        rehearsal.rules_ = std::move(*rules);
        rehearsal.header_ = std::move(*header);
        rehearsal.ready_ = std::move(*ready);
        return rehearsal;
    }

    Result<void> play(const Lesson& lesson) const {
        match::Session session(rules_->rules(), *rules_, header_);
        const Voice voice(*game_, rules_->rules(), "en");
        const match::Phrases& phrases = voice.phrases();
        if (auto begun = begin_lesson(session, lesson, ready_, phrases); !begun) return begun;
        for (const ReadyLesson::Step& step : ready_.steps) {
            if (auto played = play_of_lesson(session, step.move, phrases); !played) return played;
            for (const ReadyMove& other : step.others)
                if (auto played = play_of_lesson(session, other, phrases); !played) return played;
        }
        return {};
    }

 private:
    std::unique_ptr<Game> game_;
    std::unique_ptr<GuardedRules> rules_;
    match::Record header_;
    ReadyLesson ready_;
};

}  // namespace

Diagnostics check_lesson(const Installation& installation, const Mod& mod, const Lesson& lesson) {
    const auto rehearsal = Rehearsal::of(installation, mod, lesson);
    if (!rehearsal) return rehearsal.error();
    const auto played = rehearsal->play(lesson);
    return played ? Diagnostics{} : played.error();
}

Result<std::optional<int64_t>> find_lesson_seed(const Installation& installation, const Mod& mod,
                                                const Lesson& lesson, int64_t most) {
    const auto rehearsal = Rehearsal::of(installation, mod, lesson);
    if (!rehearsal) return fail(rehearsal.error());
    Lesson tried = lesson;
    for (tried.seed = 1; tried.seed <= most; ++tried.seed)
        if (rehearsal->play(tried)) return std::optional(tried.seed);
    return std::optional<int64_t>();
}

}  // namespace fronteira::runtime
