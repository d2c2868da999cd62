// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "exec_bot/keeper.hpp"
#include "exec_bot/limits.hpp"
#include "protocol/line_buffer.hpp"

#include <sys/types.h>

#include <chrono>
#include <memory>
#include <optional>
#include <string>
#include <vector>

namespace fronteira::exec_bot {

/// A program that runs as a child of this process, confined, and talks by lines on its standard
/// input and output. It runs only while it is listened to; in between it stands still. Ends, with
/// all that it started, when this object does, or the process that has it.
class Program {
 public:
    using Clock = std::chrono::steady_clock;

    static Result<std::unique_ptr<Program>> start(const std::vector<std::string>& words,
                                                  const Limits& limits);
    ~Program();
    Program(const Program&) = delete;
    Program& operator=(const Program&) = delete;

    /// Told while it is listened to.
    void tell(const std::string& line);
    /// How many bytes it was told and has not taken.
    size_t untold() const { return untold_.size() - written_; }
    /// The next line. A failure when none comes in time, when it ended, or when it does what it may
    /// not; its code is `bot.silent`, `bot.ended`, `bot.line`, `bot.memory` or `bot.processes`.
    Result<std::string> hear(Clock::time_point until);
    /// A line that came already.
    std::optional<std::string> overhear();
    /// It stands still until it is listened to again.
    void rest();
    /// Whether it ends by itself in time, now that its standard input is closed.
    bool ends(Clock::time_point until);

    /// The last line that it wrote on its standard error, made fit to print; often why it failed.
    std::string last_words() const;

 private:
    Program(pid_t group, const Limits& limits)
        : group_(group), limits_(limits), lines_(limits.line_bytes) {}

    void write();
    bool read_output();
    void read_errors();
    Result<void> begin_another();
    bool eats_too_much();
    Result<void> wait(Clock::time_point until);
    tl::unexpected<Diagnostics> silent() const;
    tl::unexpected<Diagnostics> ended();

    pid_t group_;
    std::unique_ptr<Keeper> keeper_;
    Limits limits_;
    int to_ = -1;
    int from_ = -1;
    int errors_ = -1;
    int births_ = -1;
    int leader_ = -1;
    int born_ = 0;                 ///< processes,
    int threads_born_ = 0;         ///< and threads
    Clock::time_point weighed_{};  ///< when the memory of all its processes was last looked at
    bool closed_ = false;          ///< its standard output has come to its end
    bool resting_ = false;
    std::string untold_;
    size_t written_ = 0;  ///< of what stands there
    protocol::LineBuffer lines_;
    std::string said_;  ///< the end of its standard error
};

}  // namespace fronteira::exec_bot
