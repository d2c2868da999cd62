// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/option.hpp>

#include <vector>

namespace fronteira::runtime {

/// House rules in company, for matches that are to be played with them: `count` choices of flags
/// and words by lot, the same each time, of which none is the usual one. Numbers stay as they are,
/// since one of them may say when a match ends.
std::vector<OptionValues> mixed_options(const std::vector<Option>& options, int count);

}  // namespace fronteira::runtime
