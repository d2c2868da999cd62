// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "exec_bot/keeper.hpp"
#include "exec_bot/limits.hpp"

#include <sys/types.h>

#include <memory>
#include <string>
#include <vector>

namespace fronteira::exec_bot {

/// A program that was started. The descriptors are the caller's, do not block, and are not passed
/// on.
struct Launched {
    pid_t process = -1;  ///< the leader of a process group of its own
    int input = -1;
    int output = -1;
    int errors = -1;
    int births = -1;  ///< see confine(); -1 where it cannot start others
    std::unique_ptr<Keeper> keeper;
};

/// Starts a confined program that dies with the thread that calls this, and with all that it
/// started, with the process. A failure tells why it cannot be run.
Result<Launched> launch(const std::vector<std::string>& words, const Limits& limits);

}  // namespace fronteira::exec_bot
