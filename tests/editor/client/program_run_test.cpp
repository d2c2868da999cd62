// SPDX-License-Identifier: MIT
#include "client/program_run.hpp"

#include <gtest/gtest.h>

#include <QJsonObject>
#include <QSignalSpy>

namespace fronteira::client {
namespace {

/// A child that does what a line of the shell says.
struct Child {
    ProgramRun run{"/bin/sh"};
    QSignalSpy told{&run, &ProgramRun::told};
    QSignalSpy ended{&run, &ProgramRun::ended};

    void start(const char* line) { run.start({"-c", line}); }
    void wait() {
        if (ended.isEmpty()) ended.wait(10'000);
        ASSERT_EQ(ended.size(), 1);
    }
    QJsonDocument answer() const { return ended[0][0].toJsonDocument(); }
    QString fault() const { return ended[0][1].toString(); }
};

TEST(ProgramRun, GivesTheAnswerAndWhatWasToldOnTheWay) {
    Child child;
    child.start(R"(echo '{"done": 1}' >&2; echo 'a warning' >&2; echo '{"answer": 42}'; exit 1)");
    child.wait();
    EXPECT_EQ(child.answer()["answer"].toInt(), 42);
    EXPECT_EQ(child.fault(), "");
    ASSERT_EQ(child.told.size(), 1);
    EXPECT_EQ(child.told[0][0].toJsonObject()["done"].toInt(), 1);
}

TEST(ProgramRun, SaysWhatTheProgramSaidWhenThereIsNoAnswer) {
    Child child;
    child.start("echo 'map.toml:3:1: error: no' >&2; echo 'and more' >&2; exit 2");
    child.wait();
    EXPECT_TRUE(child.answer().isNull());
    EXPECT_EQ(child.fault(), "map.toml:3:1: error: no\nand more");
}

TEST(ProgramRun, SaysThatTheProgramDied) {
    Child child;
    child.start("kill -SEGV $$");
    child.wait();
    EXPECT_TRUE(child.answer().isNull());
    EXPECT_FALSE(child.fault().isEmpty());
}

TEST(ProgramRun, SaysThatThereIsNoSuchProgram) {
    ProgramRun run("/nowhere/at/all");
    QSignalSpy ended(&run, &ProgramRun::ended);
    run.start({});
    ASSERT_TRUE(ended.size() == 1 || ended.wait(10'000));
    EXPECT_FALSE(ended[0][1].toString().isEmpty());
}

TEST(ProgramRun, IsHeardNoMoreAfterItWasKilledAndCanBeginAnew) {
    Child child;
    child.start("sleep 60; echo '[1]'");
    child.start("echo '[2]'");
    child.wait();
    EXPECT_EQ(child.answer()[0].toInt(), 2);
}

}  // namespace
}  // namespace fronteira::client
