// SPDX-License-Identifier: MIT
#pragma once

#include <system_error>
#include <thread>
#include <vector>

namespace fronteira::match {

/// Runs `work(i)` for each i from `first` to `count` - 1 on a thread of its own: as many as the
/// system gives, the rest is left out. They are joined when what is returned goes.
template <class Work>
std::vector<std::jthread> begin_threads(size_t first, size_t count, const Work& work) {
    std::vector<std::jthread> threads;
    threads.reserve(count);
    try {
        for (size_t i = first; i < count; ++i) threads.emplace_back(work, i);
    } catch (const std::system_error&) {
    }
    return threads;
}

}  // namespace fronteira::match
