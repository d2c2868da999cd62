// SPDX-License-Identifier: MIT
#include "exec_bot/command.hpp"

#include <gmock/gmock.h>

namespace fronteira::exec_bot {
namespace {

using testing::ElementsAre;
using testing::HasSubstr;

TEST(Command, IsCutAtSpaces) {
    EXPECT_THAT(*words_of("  python3   my_bot.py --level 2 "),
                ElementsAre("python3", "my_bot.py", "--level", "2"));
}

TEST(Command, KeepsTogetherWhatStandsInQuotationMarks) {
    EXPECT_THAT(*words_of(R"("my bots/first one.py" --name 'it is "me"' "")"),
                ElementsAre("my bots/first one.py", "--name", "it is \"me\"", ""));
}

TEST(Command, MeansNoShell) {
    EXPECT_THAT(*words_of("bot $HOME `id` ; rm * | x > y"),
                ElementsAre("bot", "$HOME", "`id`", ";", "rm", "*", "|", "x", ">", "y"));
}

TEST(Command, IsRefusedWithoutAProgramAndWithAnOpenMark) {
    for (const char* text : {"", "   ", "\"\" x", "'bot", "bot \"x"})
        EXPECT_EQ(words_of(text).error().front().code, "bot.command") << text;
}

TEST(Command, FindsAProgramInThePathAndSaysWhatIsMissing) {
    EXPECT_EQ(program_file("/bin/sh").value(), "/bin/sh");
    EXPECT_THAT(program_file("sh").value(), HasSubstr("/sh"));
    EXPECT_THAT(to_text(program_file("no_such_bot").error()), HasSubstr("no program"));
    EXPECT_THAT(to_text(program_file("./no_such_bot").error()), HasSubstr("no file"));
    EXPECT_THAT(to_text(program_file("/etc/passwd").error()), HasSubstr("chmod +x"));
}

}  // namespace
}  // namespace fronteira::exec_bot
