// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace fronteira::runtime {

/// While it lives, this thread runs code that is part of the program and not ours. If that crashes,
/// the program ends as it would have, and says on stderr whose code it was.
class CrashNote {
 public:
    /// `whose` is lent.
    explicit CrashNote(const std::string& whose);
    ~CrashNote();
    CrashNote(const CrashNote&) = delete;
    CrashNote& operator=(const CrashNote&) = delete;

 private:
    const char* before_;
};

}  // namespace fronteira::runtime
