// SPDX-License-Identifier: MIT
#include "content/toml/deep_stack.hpp"

#include <pthread.h>

namespace fronteira::content {
namespace {

constexpr size_t stack_bytes = 16u << 20;

void* start(void* argument) {
    (*static_cast<const std::function<void()>*>(argument))();
    return nullptr;
}

}  // namespace

bool run_on_deep_stack(const std::function<void()>& work) {
    pthread_attr_t attributes;
    if (pthread_attr_init(&attributes) != 0) return false;
    pthread_t thread{};
    const bool started = pthread_attr_setstacksize(&attributes, stack_bytes) == 0 &&
                         pthread_create(&thread, &attributes, start,
                                        const_cast<void*>(static_cast<const void*>(&work))) == 0;
    pthread_attr_destroy(&attributes);
    if (started) pthread_join(thread, nullptr);
    return started;
}

}  // namespace fronteira::content
