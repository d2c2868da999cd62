// SPDX-License-Identifier: MIT
#include "runtime/bots/crash_note.hpp"

#include <signal.h>
#include <unistd.h>

#include <atomic>
#include <cstring>
#include <memory>

namespace fronteira::runtime {
namespace {

thread_local const char* whose_code = nullptr;

void write_all(const char* text) {
    [[maybe_unused]] const ssize_t written = ::write(STDERR_FILENO, text, std::strlen(text));
}

std::atomic_flag told = ATOMIC_FLAG_INIT;

/// Runs on whatever is left of the program: nothing here may allocate or lock. The signal means
/// again what it did before, and ends the program once this returns. A thread that breaks down
/// while another one tells of it waits for that end, or it would come before all is told.
void tell(int signal) {
    if (told.test_and_set())
        for (;;) ::pause();
    if (whose_code != nullptr) {
        write_all("error: ");
        write_all(whose_code);
        write_all(" broke down, and the program with it (tell the author of the plugin)\n");
    }
    ::signal(signal, SIG_DFL);
    ::raise(signal);
}

/// Another place to stand on, for when a thread has used up its own stack.
class SpareStack {
 public:
    SpareStack() {
        const stack_t spare{place_.get(), 0, size};
        ::sigaltstack(&spare, nullptr);
    }
    ~SpareStack() {
        const stack_t none{nullptr, SS_DISABLE, 0};
        ::sigaltstack(&none, nullptr);
    }
    SpareStack(const SpareStack&) = delete;
    SpareStack& operator=(const SpareStack&) = delete;

 private:
    static constexpr size_t size = 64 << 10;
    std::unique_ptr<char[]> place_ = std::make_unique<char[]>(size);
};

/// Sanitizers tell more of a crash: what they handle is theirs.
bool listen() {
    for (const int number : {SIGSEGV, SIGBUS, SIGFPE, SIGILL, SIGABRT}) {
        struct sigaction now {};
        if (::sigaction(number, nullptr, &now) != 0 || now.sa_handler != SIG_DFL) continue;
        struct sigaction action {};
        action.sa_handler = tell;
        action.sa_flags = SA_ONSTACK;
        ::sigaction(number, &action, nullptr);
    }
    return true;
}

}  // namespace

CrashNote::CrashNote(const std::string& whose) : before_(whose_code) {
    [[maybe_unused]] static const bool listening = listen();
    static thread_local const SpareStack spare;
    whose_code = whose.c_str();
}

CrashNote::~CrashNote() {
    whose_code = before_;
}

}  // namespace fronteira::runtime
