// SPDX-License-Identifier: MIT
#include "match/session.hpp"

#include "match/notation.hpp"
#include "match/records/chain.hpp"
#include "match/records/replay.hpp"

#include <algorithm>

namespace fronteira::match {
namespace {

/// Values that the kind does not use are no part of the move.
Move without_excess(const core::Rules& rules, const Move& move) {
    const core::MoveKind& kind = rules.moves[static_cast<size_t>(move.kind)];
    Move clean = move;
    std::fill(clean.values.begin() + kind.width + (kind.numbered ? 1 : 0), clean.values.end(), 0);
    return clean;
}

/// What a match may keep of what it told.
constexpr size_t most_told_bytes = size_t{256} << 20;

/// At least as many bytes as its line has.
size_t size_of(const RecordedMove& move) {
    constexpr size_t number_seat_and_hash = 60;
    return number_seat_and_hash + move.text.size() + move.changes.size();
}

size_t size_of(const core::Event& event) {
    return sizeof(NumberedEvent) + event.fields.size() * sizeof(core::EventField);
}

}  // namespace

Session::Session(const core::Rules& rules, core::Handlers& handlers, Record header)
    : handlers_(handlers),
      match_(rules, handlers),
      changed_(rules.layout),
      change_writer_(rules.layout),
      record_(std::move(header)) {
    match_.listen(true);
    record_.moves.clear();
    record_.outcome = {};
}

Result<void> Session::start(uint64_t seed) {
    record_.format = record_format;
    record_.seed = seed;
    record_.players = match_.rules().layout.seats();
    record_.moves.clear();
    moves_.clear();
    record_.outcome = {};
    events_.clear();
    move_bytes_ = told_bytes_ = 0;
    forget_undo();
    ended_ = false;
    auto started = match_.start(seed);
    record_.start = start_link(chain_, record_, match_.state());
    gather_events();
    if (started && match_.over() != core::Over::no) end(outcome_of(match_));
    return started;
}

Result<void> Session::resume(const Record& record) {
    // NOLINTNEXTLINE(performance-unnecessary-copy-initialization): it may be this session's own
    const Record wanted = record;
    record_ = wanted;
    if (const auto difference = rerun(*this, wanted)) return fail(difference->finding);
    return {};
}

Result<Move> Session::parse(std::string_view text) const {
    return parse_move(match_.rules(), text, &match_.phase());
}

Played Session::play(int seat, const Move& move) {
    if (over()) return {{{"", "", "", core::Reason::over, 0, 0}}, {}};
    Played played;
    if (auto full = fullness()) {
        played.faults = {std::move(*full)};
        return played;
    }
    played.refusals = match_.check(seat, move);
    if (!played) {
        played.faults = handlers_.take_faults();
        return played;
    }
    const Move clean = without_excess(match_.rules(), move);
    const core::Hash before = last_link();
    auto question = match_.question().open()
                        ? std::make_unique<core::OpenQuestion>(match_.question())
                        : nullptr;
    if (auto applied = match_.apply(seat, clean); !applied) {
        played.faults = std::move(applied.error());
        return played;
    }
    RecordedMove& recorded = record_.moves.emplace_back();
    recorded.seat = seat;
    line_.clear();
    add_text(line_, match_.rules(), clean);
    recorded.text = line_.text();
    const std::span<const core::Change> changed = changed_.of(match_.state());
    line_.clear();
    change_writer_.add(line_, match_.state(), changed);
    recorded.changes = line_.text();
    if (auto full = fullness_with(size_of(recorded))) {
        record_.moves.pop_back();
        match_.take_events();
        go_back(changed, question.get());
        played.faults = {std::move(*full)};
        return played;
    }
    recorded.hash = move_link(chain_, before, match_.rules(), seat, clean, match_.state());
    move_bytes_ += size_of(recorded);
    moves_.push_back(clean);
    if (match_.last_move_revealed()) {
        forget_undo();
    } else {
        undo_.push_back({changed_before_.size(), std::move(question)});
        changed_before_.insert(changed_before_.end(), changed.begin(), changed.end());
    }
    gather_events();
    if (match_.over() != core::Over::no) end(outcome_of(match_));
    return played;
}

size_t Session::undoable_by(int seat) const {
    const bool own_alone = match_.rules().layout.has_secrets();
    for (size_t back = 1; back <= undoable() && back <= record_.moves.size(); ++back) {
        if (record_.moves[record_.moves.size() - back].seat == seat) return back;
        if (own_alone) return 0;
    }
    return 0;
}

/// To the cells as they were before these changes, and to that question.
bool Session::go_back(std::span<const core::Change> changes, const core::OpenQuestion* question) {
    const auto now = match_.state().cells();
    std::vector<int32_t> cells(now.begin(), now.end());
    for (const core::Change& change : changes)
        cells[static_cast<size_t>(change.cell)] = change.before;
    return match_.resume(cells, question != nullptr ? *question : core::OpenQuestion{});
}

bool Session::undo() {
    if (!can_undo()) return false;
    const auto& [first, question] = undo_.back();
    if (!go_back(std::span(changed_before_).subspan(first), question.get())) return false;
    changed_before_.resize(first);
    undo_.pop_back();
    while (!events_.empty() && events_.back().move == record_.moves.size()) {
        told_bytes_ -= size_of(events_.back().event);
        events_.pop_back();
    }
    move_bytes_ -= size_of(record_.moves.back());
    record_.moves.pop_back();
    moves_.pop_back();
    record_.outcome = {};
    return true;
}

void Session::forget_undo() {
    undo_.clear();
    changed_before_.clear();
}

void Session::resign(int seat) {
    if (over()) return;
    ended_ = true;
    end({Outcome::Kind::resigned, 1u << seat});
}

void Session::abandon() {
    if (over()) return;
    ended_ = true;
    end({Outcome::Kind::abandoned, 0});
}

void Session::gather_events() {
    for (core::Event& event : match_.take_events()) {
        told_bytes_ += size_of(event);
        NumberedEvent& numbered = events_.emplace_back();
        numbered.move = record_.moves.size();
        numbered.event = std::move(event);
    }
}

Diagnostic Session::goes_no_further(const char* what, size_t bytes) {
    return error_at(
        {}, match_is_full,
        std::string(what) + " come to " + std::to_string(bytes >> 20) + " MiB, so it ends here",
        "make its moves change and report less, or end it sooner");
}

std::optional<Diagnostic> Session::fullness() const {
    if (told_bytes_ > most_told_bytes)
        return goes_no_further("the events of this match", most_told_bytes);
    return std::nullopt;
}

/// A match is its record: one that could not be read again is no match.
std::optional<Diagnostic> Session::fullness_with(size_t bytes) const {
    if (bytes > most_line_bytes)
        return goes_no_further("the changes of one move of this match", most_line_bytes);
    if (move_bytes_ + bytes > most_move_bytes)
        return goes_no_further("the moves of this match", most_move_bytes);
    return std::nullopt;
}

void Session::end(Outcome outcome) {
    record_.outcome = outcome;
    record_.seal = end_link(chain_, last_link(), outcome, match_.state());
}

core::Hash Session::last_link() const {
    return record_.moves.empty() ? record_.start : record_.moves.back().hash;
}

}  // namespace fronteira::match
