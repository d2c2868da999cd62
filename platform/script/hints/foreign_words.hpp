// SPDX-License-Identifier: MIT
#pragma once

#include <span>
#include <string_view>

namespace fronteira::script {

/// A word of another language, and what is said in Lua.
struct ForeignWord {
    std::string_view word;
    std::string_view said;
};

/// Words that begin a statement elsewhere: `let`, `continue`, `elif`.
std::span<const ForeignWord> foreign_statements();

/// What is said for the word, which a script takes for a global: `None`, `len`, `try`. Empty when
/// it is none of these.
std::string_view said_in_lua(std::string_view word);

}  // namespace fronteira::script
