// SPDX-License-Identifier: MIT
#pragma once

#include "compile/chunk.hpp"

#include <string>

namespace fronteira::compile {

/// Whether a function may give something, or never comes back.
bool may_answer(const Proto& proto);

/// Whether a function gives something, and at every end that is false or nil.
bool never_gives_truth(const Proto& proto);

/// `a text`, `true or false`, `nothing`: what a function gives wherever it ends, if that is surely
/// no number; else empty.
std::string no_number(const Proto& proto);

/// Whether a function gives something, and at every end that is surely a number.
bool gives_number(const Proto& proto);

/// How many values a function gives at most; -1 where that is not known.
int most_given(const Proto& proto);

}  // namespace fronteira::compile
