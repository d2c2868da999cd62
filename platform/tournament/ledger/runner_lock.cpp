// SPDX-License-Identifier: MIT
#include "tournament/ledger/runner_lock.hpp"

#include <fcntl.h>
#include <sys/file.h>
#include <unistd.h>

#include <utility>

namespace fronteira::tournament {

Result<RunnerLock> RunnerLock::take(const std::filesystem::path& ledger) {
    const Place place{ledger.string(), 0, 0};
    RunnerLock lock;
    // Two names of one ledger have one lock.
    std::error_code error;
    const std::filesystem::path file = std::filesystem::weakly_canonical(ledger, error);
    lock.file_ = open(((error ? ledger : file).string() + "-lock").c_str(),
                      O_RDWR | O_CREAT | O_CLOEXEC, 0644);
    if (lock.file_ < 0)
        return fail(error_at(place, "ledger.unwritable", "cannot be written here",
                             "choose another place for it"));
    if (flock(lock.file_, LOCK_EX | LOCK_NB) != 0)
        return fail(error_at(place, "ledger.busy", "another run is using this ledger",
                             "wait until it ends, or stop it; `table` works at any time"));
    return lock;
}

RunnerLock::RunnerLock(RunnerLock&& other) noexcept : file_(std::exchange(other.file_, -1)) {}

RunnerLock& RunnerLock::operator=(RunnerLock&& other) noexcept {
    std::swap(file_, other.file_);
    return *this;
}

RunnerLock::~RunnerLock() {
    if (file_ >= 0) close(file_);
}

}  // namespace fronteira::tournament
