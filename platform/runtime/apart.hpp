// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <chrono>
#include <cstddef>
#include <functional>
#include <string>

namespace fronteira::runtime {

/// What a piece of work may use that is done apart.
struct ApartLimits {
    size_t memory = size_t{768} << 20;  ///< bytes on top of what the program has already
    int processor_seconds = 20;
    std::chrono::seconds wait{90};     ///< by the clock on the wall
    size_t answer = size_t{64} << 20;  ///< bytes
};

/// Does work that a stranger's file decides upon in a child of this process, which may write no
/// file and ends with its parent: whatever becomes of the child, this program goes on. The answer
/// of the work; or, where it used more than it may or broke down, a finding about `file`.
Result<std::string> run_apart(const std::string& file, const std::function<std::string()>& work,
                              const ApartLimits& limits = {});

}  // namespace fronteira::runtime
