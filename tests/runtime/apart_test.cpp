// SPDX-License-Identifier: MIT
#include "runtime/apart.hpp"

#include <gtest/gtest.h>
#include <sys/syscall.h>
#include <unistd.h>

#include <csignal>
#include <fstream>
#include <thread>
#include <vector>

namespace fronteira::runtime {
namespace {

std::string code_of(const Result<std::string>& answer) {
    return answer ? "" : answer.error().front().code;
}

TEST(Apart, GivesTheAnswerOfTheWork) {
    const auto answer = run_apart("f", [] { return std::string(1'000'000, 'x'); });

    ASSERT_TRUE(answer) << to_text(answer.error());
    EXPECT_EQ(answer->size(), 1'000'000u);
}

TEST(Apart, OutlivesWorkThatBreaksDown) {
    const auto answer = run_apart("a.svg", []() -> std::string {
        std::raise(SIGSEGV);
        return {};
    });

    ASSERT_FALSE(answer);
    EXPECT_NE(to_text(answer.error()).find("a.svg: error: the plugin"), std::string::npos);
}

TEST(Apart, EndsWorkThatGoesOnForEver) {
    ApartLimits limits;
    limits.processor_seconds = 1;
    EXPECT_EQ(code_of(run_apart(
                  "f",
                  []() -> std::string {
                      for (const volatile bool goes_on = true; goes_on;) {
                      }
                      return {};
                  },
                  limits)),
              "exchange.too_long");

    limits.wait = std::chrono::seconds(1);
    EXPECT_EQ(code_of(run_apart(
                  "f",
                  [] {
                      std::this_thread::sleep_for(std::chrono::minutes(1));
                      return std::string();
                  },
                  limits)),
              "exchange.too_long")
        << "work that only waits";
}

#if !defined(__SANITIZE_ADDRESS__)
TEST(Apart, SaysThatThereIsTooLittleMemory) {
    ApartLimits limits;
    limits.memory = size_t{64} << 20;
    const auto answer = run_apart(
        "f", [] { return std::to_string(std::vector<char>(size_t{256} << 20).size()); }, limits);

    EXPECT_EQ(code_of(answer), "exchange.too_much_memory");
}
#endif

TEST(Apart, TakesNoEndlessAnswer) {
    ApartLimits limits;
    limits.answer = 1000;
    EXPECT_EQ(code_of(run_apart(
                  "f", [] { return std::string(100'000, 'x'); }, limits)),
              "exchange.too_large");
}

TEST(Apart, LetsNoFileBeWritten) {
    const std::string path = testing::TempDir() + "apart_" + std::to_string(::getpid());
    const auto answer = run_apart("f", [&] {
        std::signal(SIGXFSZ, SIG_IGN);
        std::ofstream(path) << "something";
        return std::string();
    });

    EXPECT_TRUE(answer);
    EXPECT_EQ(std::ifstream(path).get(), EOF);
    ::unlink(path.c_str());
}

TEST(Apart, LetsNoFileBeMadeOrEmptied) {
    if (syscall(__NR_landlock_create_ruleset, nullptr, 0, 1) < 3)
        GTEST_SKIP() << "this kernel cannot forbid it";
    const std::string path = testing::TempDir() + "apart_kept_" + std::to_string(::getpid());
    const std::string other = path + "_made";
    std::ofstream(path) << "something";
    const auto answer = run_apart("f", [&] {
        std::ofstream(path, std::ios::trunc);
        std::ofstream{other};
        return std::string();
    });

    EXPECT_TRUE(answer);
    EXPECT_EQ(std::ifstream(path).get(), 's');
    EXPECT_FALSE(std::ifstream(other).is_open());
    ::unlink(path.c_str());
    ::unlink(other.c_str());
}

}  // namespace
}  // namespace fronteira::runtime
