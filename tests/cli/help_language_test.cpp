// SPDX-License-Identifier: MIT
#include "program.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <algorithm>
#include <regex>
#include <set>
#include <sstream>

namespace fronteira::cli {
namespace {

using testing::HasSubstr;
using testing::IsEmpty;

constexpr size_t column = 30;  // where descriptions begin

std::string help_of(std::vector<std::string> verbs, const std::string& locale) {
    verbs.emplace_back("--help");
    const Ran ran = fronteira_run(verbs, {}, {"LC_ALL=" + locale});
    EXPECT_EQ(ran.status, 0) << ran.err;
    return ran.out;
}

size_t letters(const std::string& line) {
    return static_cast<size_t>(
        std::count_if(line.begin(), line.end(), [](char byte) { return (byte & 0xc0) != 0x80; }));
}

bool has_words(const std::string& text) {
    static const std::regex word("[a-z]{3}");
    return std::regex_search(text, word);
}

/// What stands beside verbs and options, or below those with long names. A range that reaches that
/// far has no words.
std::set<std::string> descriptions(const std::string& help) {
    std::set<std::string> all;
    std::istringstream lines(help);
    for (std::string line; std::getline(lines, line);)
        if (line.size() > column && line[column - 1] == ' ' && line[column] != ' ' &&
            has_words(line.substr(column)))
            all.insert(line.substr(column));
    return all;
}

/// The verbs that a verb has, by its English help.
std::vector<std::string> verbs_of(const std::string& help) {
    std::vector<std::string> all;
    std::istringstream lines(help.substr(std::min(help.find("\nSubcommands:"), help.size())));
    for (std::string line; std::getline(lines, line);)
        if (line.starts_with("  ") && line.size() > column && line[2] != ' ')
            all.push_back(line.substr(2, line.find(' ', 2) - 2));
    return all;
}

/// Those that say the same in both languages: nobody has translated them.
void find_untranslated(const std::vector<std::string>& verbs, std::set<std::string>& found,
                       size_t& seen) {
    const std::string english = help_of(verbs, "C"), other = help_of(verbs, "pt_BR.UTF-8");
    const std::set<std::string> known = descriptions(english);
    seen += known.size();
    for (const std::string& text : descriptions(other))
        if (known.contains(text)) found.insert(text);
    for (const std::string& inner : verbs_of(english)) {
        std::vector<std::string> path = verbs;
        path.push_back(inner);
        find_untranslated(path, found, seen);
    }
}

TEST(HelpLanguage, HasASentenceForEveryVerbAndOption) {
    std::set<std::string> found;
    size_t seen = 0;

    find_untranslated({}, found, seen);

    EXPECT_THAT(found, IsEmpty());
    EXPECT_GT(seen, 200u);
}

TEST(HelpLanguage, IsThatOfTheTerminalOrTheOneAskedFor) {
    EXPECT_THAT(help_of({"list"}, "pt_BR.UTF-8"), HasSubstr("Uso: fronteira list [OPÇÕES]"));
    EXPECT_THAT(help_of({"check", "--lang", "pt"}, "C"), HasSubstr("Mostra esta ajuda"));
    EXPECT_THAT(help_of({"check", "--lang=en"}, "pt_BR.UTF-8"), HasSubstr("Print this help"));
}

TEST(HelpLanguage, FitsIntoTheLineThatATerminalHas) {
    for (const char* locale : {"C", "pt_BR.UTF-8"}) {
        const Ran ran = fronteira_run({"tournament", "run", "--help"}, {},
                                      {std::string("LC_ALL=") + locale, "COLUMNS=60"});
        std::istringstream lines(ran.out);
        for (std::string line; std::getline(lines, line);) EXPECT_LE(letters(line), 60u) << line;
        EXPECT_THAT(ran.out, HasSubstr("\n" + std::string(column, ' '))) << "nothing is broken";
    }
}

}  // namespace
}  // namespace fronteira::cli
