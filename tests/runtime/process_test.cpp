// SPDX-License-Identifier: MIT
#include "runtime/process.hpp"

#include <gtest/gtest.h>

#include <new>
#include <stdexcept>
#include <thread>

namespace fronteira::runtime {
namespace {

template <class Fault>
void break_down_in_a_thread(Fault fault) {
    confine_process();
    std::thread([&] { throw fault; }).join();
}

TEST(ProcessDeathTest, EndsWithASentenceWhenThereIsNoMemory) {
    EXPECT_EXIT(break_down_in_a_thread(std::bad_alloc()), testing::ExitedWithCode(1),
                "fronteira: error: there is not enough memory");
}

TEST(ProcessDeathTest, EndsWithASentenceWhateverBreaksDown) {
    EXPECT_EXIT(break_down_in_a_thread(std::runtime_error("odd")), testing::ExitedWithCode(1),
                "fronteira: error: the program crashed: odd");
}

}  // namespace
}  // namespace fronteira::runtime
