// SPDX-License-Identifier: MIT
#pragma once

#include "compile/value.hpp"

#include <array>
#include <cstdint>
#include <optional>
#include <span>
#include <vector>

namespace fronteira::core {
class State;
}

namespace fronteira::compile {

/// A cell that was read, and what stood there.
struct Read {
    int32_t cell = 0;
    int32_t value = 0;
};

/// What a function is called with: two equal ones call it with the same values.
struct Arguments {
    static constexpr size_t most_words = 8;
    std::array<uint64_t, most_words> words{};
    uint32_t size = 0;

    /// Nothing when values among them cannot be told apart by what they are, or are too many.
    static std::optional<Arguments> of(const Value* first, int count);
    uint64_t hash() const;
    friend bool operator==(const Arguments& a, const Arguments& b);

 private:
    bool add(uint64_t word);
    bool add(const Value& value);
};

/// What a function answered, and on what that stood.
struct Answer {
    static constexpr int anyone = -3;
    static constexpr int most_results = 2;

    Arguments arguments;
    std::vector<Read> reads;
    std::array<Value, most_results> results;
    int count = 0;
    int64_t cost = 0;   ///< in instructions
    int depth = 0;      ///< of the calls within
    int seat = anyone;  ///< who decided, where it was asked
    int eyes = anyone;  ///< and whose sight limited what was read
};

/// What one function has answered so far. An answer holds as long as nothing that was read for it
/// has changed, in whatever match. It is an aid alone: without it everything is the same, dearer.
class Memory {
 public:
    /// More reads than this are not worth comparing.
    static constexpr size_t most_reads = 128;

    /// Whether to look here and to learn.
    bool is_worth_it() const { return !given_up_; }
    const Answer* find(const Arguments& arguments, const core::State& state, int seat, int eyes);
    /// Where the next answer to such a call goes; its `reads` are those of an older one.
    Answer& place_for(const Arguments& arguments);
    /// The function was run, at that cost; whether its answer could be kept.
    void learn(int64_t cost, bool kept);

 private:
    static constexpr size_t ways = 4;
    std::span<Answer> answers_to(const Arguments& arguments);
    void give_up();

    std::vector<Answer> answers_;  ///< `ways` for each hash
    size_t replaced_ = 0;
    uint32_t next_ = 0;
    int runs_ = 0;
    int kept_ = 0;
    int64_t spent_ = 0;
    int asked_ = 0;
    int found_ = 0;
    bool given_up_ = false;
};

}  // namespace fronteira::compile
