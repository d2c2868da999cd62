// SPDX-License-Identifier: MIT
#pragma once

#include <functional>

namespace fronteira::content {

/// Runs `work` on a thread of its own with a stack of 16 MB, whatever the caller's stack is, and
/// waits for it. `work` must not throw. False when the system has no thread to give; `work` has
/// then not run.
bool run_on_deep_stack(const std::function<void()>& work);

}  // namespace fronteira::content
