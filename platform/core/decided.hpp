// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string_view>

namespace fronteira::core {

/// Whether `==`, `~=`, `<`, `<=`, `>` or `>=` holds between any number from `least` to `most` and
/// that one; nothing where it depends on which.
inline std::optional<bool> decided(std::string_view sign, int64_t least, int64_t most,
                                   int64_t number) {
    const auto one_of = [](bool always, bool never) {
        return always ? std::optional(true) : never ? std::optional(false) : std::nullopt;
    };
    const bool outside = number < least || number > most;
    if (sign == "==") return one_of(least == most && !outside, outside);
    if (sign == "~=") return one_of(outside, least == most && !outside);
    if (sign == "<") return one_of(most < number, least >= number);
    if (sign == "<=") return one_of(most <= number, least > number);
    if (sign == ">") return one_of(least > number, most <= number);
    return one_of(least >= number, most < number);
}

}  // namespace fronteira::core
