// SPDX-License-Identifier: MIT
#pragma once

#include <string_view>
#include <vector>

namespace fronteira::runtime {

/// The lines, from 1, on which a spec says something with a function that does nothing:
/// `it("costs an army", function() end)`.
std::vector<int> empty_cases(std::string_view text);

}  // namespace fronteira::runtime
