// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <cstdint>
#include <string>

namespace fronteira::script {

/// A function that left to Lua while matches were played: the first place where it did so.
struct LeftRunning {
    Place from;          ///< the function that a match called
    Place in;            ///< the innermost that it had come to,
    std::string native;  ///< and the function of the platform that had no answer, `Match:tell`
    int64_t times = 0;
};

}  // namespace fronteira::script
