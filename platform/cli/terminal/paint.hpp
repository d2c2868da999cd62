// SPDX-License-Identifier: MIT
#pragma once

#include "core/match.hpp"

#include <string>

namespace fronteira::cli {

/// Colours of a terminal, or none.
class Paint {
 public:
    explicit Paint(bool on) : on_(on) {}

    std::string strong(const std::string& text) const { return wrapped("1", text); }
    std::string faint(const std::string& text) const { return wrapped("2", text); }
    std::string warning(const std::string& text) const { return wrapped("33", text); }

    /// In the colour of a seat: the one it has in the game, when the ruleset gives seats a column
    /// `colour` of well-known words; else one by its number.
    std::string of_seat(const core::Match& match, int seat, const std::string& text) const;

 private:
    std::string wrapped(const char* code, const std::string& text) const;

    bool on_;
};

}  // namespace fronteira::cli
