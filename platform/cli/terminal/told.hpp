// SPDX-License-Identifier: MIT
#pragma once

#include "match/sentences.hpp"

#include <string>
#include <utility>
#include <vector>

namespace fronteira::cli {

/// The sentences of platform/cli/text.
const TextTable& cli_text();

/// The terminal's own sentences of one section of platform/cli/text, in one language.
class Told {
 public:
    Told(std::string section, const std::string& language);

    using Values = std::vector<std::pair<std::string, std::string>>;
    std::string operator()(const std::string& key, const Values& values = {}) const;
    /// With the language's own sign before the decimals.
    std::string number(double value, int places) const;

 private:
    std::string section_;
    match::Sentences sentences_;
};

}  // namespace fronteira::cli
