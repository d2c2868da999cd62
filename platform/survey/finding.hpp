// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <string>
#include <vector>

namespace fronteira::survey {

/// What is found in a map, with what its English sentence is made of, for who tells it in another
/// language or by names.
struct Finding : Diagnostic {
    std::vector<int> spaces = {};   ///< by number in the map, in the order of the sentence
    std::vector<int> regions = {};  ///< likewise
    std::string word = {};          ///< an attribute, a tag or a name
    std::vector<int> numbers = {};  ///< in the order of the sentence
};

using Findings = std::vector<Finding>;

/// As they are told where English and ids are right.
inline Diagnostics told(const Findings& findings) {
    return {findings.begin(), findings.end()};
}

}  // namespace fronteira::survey
