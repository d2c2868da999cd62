// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>
#include <fronteira/map.hpp>

#include <set>
#include <string>
#include <vector>

namespace fronteira::draft {

/// How often something occurs, and where first.
struct Occurrences {
    size_t count = 0;
    Place first = {};
    void add(const Place& place) {
        if (++count == 1) first = place;
    }
};

/// `3 spaces`, `1 space`.
std::string counted(size_t number, const std::string& word);

/// The words by which rules ask for numbers, tags and links. They have a certain form, and a map
/// has only so many; what is left out goes into the losses.
class KnownWords {
 public:
    explicit KnownWords(Diagnostics& losses) : losses_(losses) {}

    Attributes numbers(const Attributes& numbers, const Place& place);
    std::vector<std::string> tags(const std::vector<std::string>& tags, const Place& place);
    /// Whether links of a map can be of that kind.
    bool is_kind(const std::string& kind, const Place& place);
    /// Of all that was counted only.
    void tell_what_was_left_out(const Place& place);

 private:
    void loss(const Place& place, const char* code, std::string message, std::string hint);

    Diagnostics& losses_;
    std::set<std::string> tags_;
    std::set<std::string> kinds_;
    size_t tags_left_out_ = 0;
    size_t numbers_left_out_ = 0;
};

}  // namespace fronteira::draft
