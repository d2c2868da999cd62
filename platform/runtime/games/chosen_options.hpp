// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/option.hpp>
#include <fronteira/result.hpp>

#include <map>
#include <string>
#include <vector>

namespace fronteira::runtime {

/// What somebody wrote: `first_round_attacks` to `yes`.
using WrittenOptions = std::map<std::string, std::string>;

/// Takes `key=value` apart.
Result<WrittenOptions> read_settings(const std::vector<std::string>& settings);

/// The value of every option: the chosen ones as written (`true`, `no`, `1` for a flag; a whole
/// number in its range; one of a choice's words), the others as they are by default.
Result<OptionValues> choose_options(const std::vector<Option>& options,
                                    const WrittenOptions& chosen);

/// A value as it is written.
std::string to_text(const Option& option, int32_t value);

/// Those that differ from their defaults, as players set them: `level=hard rounds=9`.
std::string settings_text(const std::vector<Option>& options, const OptionValues& values);

}  // namespace fronteira::runtime
