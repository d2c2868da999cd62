// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <filesystem>

namespace fronteira::tournament {

/// One runner at a time. The kernel takes the lock back from whoever dies. (SQLite's own locks let
/// readers in, and are lost when anybody in this process closes the file.)
class RunnerLock {
 public:
    /// Fails when somebody else has it, and where nothing can be written.
    static Result<RunnerLock> take(const std::filesystem::path& ledger);
    RunnerLock() = default;
    RunnerLock(RunnerLock&& other) noexcept;
    RunnerLock& operator=(RunnerLock&& other) noexcept;
    ~RunnerLock();

 private:
    int file_ = -1;
};

}  // namespace fronteira::tournament
