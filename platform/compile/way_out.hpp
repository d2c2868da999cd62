// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::compile {

struct Function;

/// Where a run of compiled functions leaves to Lua: the first place that is told.
struct WayOut {
    const Function* in = nullptr;  ///< the innermost function; null: the one that was run
    int native = -1;               ///< the native function that had no answer there, or -1

    /// Hands on how many results a function gave; below 0 it has left.
    int noted(const Function& function, int results) {
        if (results < 0 && in == nullptr) in = &function;
        return results;
    }
    /// A native function had no answer.
    int noted(int number) {
        if (in == nullptr && native < 0) native = number;
        return -1;
    }
};

}  // namespace fronteira::compile
