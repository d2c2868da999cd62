// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::cli {

/// Standard input and output, be they a person's terminal or the ends of a pipe. In a pipe there
/// are not colours, no prompts and no cleared screens.
class Terminal {
 public:
    Terminal();

    bool interactive() const { return interactive_; }
    bool colour() const { return colour_; }
    /// Letters in a line; 80 where nobody says.
    static size_t columns();

    void print(std::string_view text) const;
    /// Leaves nothing behind of what was shown or typed.
    void clear() const;

    /// The next line that somebody types, without its end; nothing when there will be no more.
    /// `prompt` is shown to a person only.
    std::optional<std::string> ask(const std::string& prompt) const;

    /// What TAB completes.
    void complete_with(std::vector<std::string> words) const;

 private:
    bool interactive_ = false;
    bool colour_ = false;
};

}  // namespace fronteira::cli
