// SPDX-License-Identifier: MIT
#include "compile/memory.hpp"

#include "core/state.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

constexpr int runs_to_judge = 32;
constexpr int64_t least_cost = 24;  // cheaper functions are run as quickly as looked up
constexpr int questions_to_judge = 2048;
constexpr size_t first_sets = 16;
constexpr size_t most_sets = 512;

/// A tag and what stands behind it in one word; nothing when that does not fit.
std::optional<uint64_t> as_word(const Value& value) {
    const bool plain = value.tag <= Tag::container || value.tag == Tag::native ||
                       value.tag == Tag::function ||
                       (value.tag == Tag::table && value.table->frozen);
    const auto bits = static_cast<uint64_t>(value.number);
    if (!plain || static_cast<int64_t>(bits << 8) >> 8 != value.number) return std::nullopt;
    return static_cast<uint64_t>(value.tag) << 56 | (bits << 8 >> 8);
}

}  // namespace

bool operator==(const Arguments& a, const Arguments& b) {
    return a.size == b.size &&
           std::equal(a.words.begin(), a.words.begin() + a.size, b.words.begin());
}

uint64_t Arguments::hash() const {
    uint64_t hash = size;
    for (uint32_t i = 0; i < size; ++i) hash = (hash ^ words[i]) * 0x9e3779b97f4a7c15u;
    return hash ^ hash >> 32;
}

bool Arguments::add(uint64_t word) {
    if (size == most_words) return false;
    words[size++] = word;
    return true;
}

bool Arguments::add(const Value& value) {
    const auto word = as_word(value);
    return word && add(*word);
}

/// One list may be among them, and counts as what stands in it: two might be the same one or not.
std::optional<Arguments> Arguments::of(const Value* first, int count) {
    constexpr uint64_t list_tag = 0xff;
    Arguments arguments;
    bool list = false;
    for (const Value& value : std::span(first, static_cast<size_t>(count))) {
        if (value.tag != Tag::table || value.table->frozen) {
            if (!arguments.add(value)) return std::nullopt;
            continue;
        }
        if (list || !value.table->others.empty()) return std::nullopt;
        list = true;
        if (!arguments.add(list_tag << 56 | value.table->list.size())) return std::nullopt;
        for (const Value& entry : value.table->list)
            if (!arguments.add(entry)) return std::nullopt;
    }
    return arguments;
}

std::span<Answer> Memory::answers_to(const Arguments& arguments) {
    const size_t sets = answers_.size() / ways;
    return std::span(answers_).subspan((arguments.hash() & (sets - 1)) * ways, ways);
}

const Answer* Memory::find(const Arguments& arguments, const core::State& state, int seat,
                           int eyes) {
    if (answers_.empty()) return nullptr;
    if (++asked_ == questions_to_judge) {
        if (4 * found_ < asked_) {
            give_up();
            return nullptr;
        }
        asked_ = found_ = 0;
    }
    const auto holds = [&](const Answer& answer) {
        return answer.arguments == arguments &&
               (answer.seat == Answer::anyone || answer.seat == seat) &&
               (answer.eyes == Answer::anyone || answer.eyes == eyes) &&
               std::all_of(answer.reads.begin(), answer.reads.end(),
                           [&](const Read& read) { return state.cell(read.cell) == read.value; });
    };
    for (const Answer& answer : answers_to(arguments))
        if (answer.cost > 0 && holds(answer)) {
            ++found_;
            return &answer;
        }
    return nullptr;
}

Answer& Memory::place_for(const Arguments& arguments) {
    const size_t sets = answers_.size() / ways;
    if (answers_.empty() || (replaced_ > 2 * answers_.size() && sets < most_sets)) {
        answers_.assign(answers_.empty() ? first_sets * ways : 2 * answers_.size(), Answer{});
        replaced_ = 0;
    }
    const auto places = answers_to(arguments);
    for (Answer& answer : places)
        if (answer.cost == 0) return answer;
    ++replaced_;
    return places[next_++ % ways];
}

void Memory::learn(int64_t cost, bool kept) {
    kept_ += kept ? 1 : 0;
    spent_ += cost;
    if (++runs_ < runs_to_judge) return;
    if (2 * kept_ < runs_ || spent_ < runs_ * least_cost) give_up();
    runs_ = kept_ = 0;
    spent_ = 0;
}

void Memory::give_up() {
    given_up_ = true;
    answers_ = {};
}

}  // namespace fronteira::compile
