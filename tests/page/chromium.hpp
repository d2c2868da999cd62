// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <sys/types.h>

#include <filesystem>
#include <string>

namespace fronteira::testing {

/// The process of a headless Chromium and its debugging pipe. To begin one takes longer than most
/// tests do: they share it, each in a window of its own (Browser).
class Chromium {
 public:
    static bool is_installed();
    /// Begun when it is first asked for; ended with the program.
    static Chromium& running();

    ~Chromium();
    Chromium(const Chromium&) = delete;
    Chromium& operator=(const Chromium&) = delete;

    void send(const protocol::Json& message);
    /// Throws std::runtime_error if none comes for a minute.
    protocol::Json next_message();
    /// A number that no message had before.
    int next_number() { return ++numbers_; }

 private:
    Chromium();

    std::filesystem::path profile_;
    pid_t process_ = -1;
    int to_ = -1;
    int from_ = -1;
    int numbers_ = 0;
    std::string received_;
};

}  // namespace fronteira::testing
