// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>
#include <vector>

namespace fronteira::match {

/// "did you mean `harbour`?" for the candidate that differs least from `word`, at most in a third
/// of its letters; empty when none is near.
std::string did_you_mean(std::string_view word, const std::vector<std::string_view>& candidates);

}  // namespace fronteira::match
