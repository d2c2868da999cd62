// SPDX-License-Identifier: MIT
#include "cli/terminal/interruptible.hpp"

namespace fronteira::cli {
namespace {

std::atomic<bool> interrupted{false};

}  // namespace

Interruptible::Interruptible() {
    struct sigaction action = {};
    action.sa_handler = [](int) { interrupted = true; };
    action.sa_flags = static_cast<int>(SA_RESETHAND);
    sigaction(SIGINT, &action, &before_interrupt_);
    sigaction(SIGTERM, &action, &before_end_);
}

Interruptible::~Interruptible() {
    sigaction(SIGINT, &before_interrupt_, nullptr);
    sigaction(SIGTERM, &before_end_, nullptr);
}

const std::atomic<bool>& Interruptible::wanted() {
    return interrupted;
}

}  // namespace fronteira::cli
