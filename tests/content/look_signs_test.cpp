// SPDX-License-Identifier: MIT
#include "content/look_signs.hpp"

#include "content/file_bytes.hpp"

#include <gtest/gtest.h>

#include <regex>

namespace fronteira::content {
namespace {

// The list of signs stands here so that the command line knows it without the studio's rooms.
TEST(LookSigns, AreAllDrawnByTheStudio) {
    const auto source =
        read_file(FRONTEIRA_SOURCE_DIR "/editor/controls/signs.cpp", size_t{1} << 20);
    ASSERT_TRUE(source);
    std::set<std::string> drawn;
    const std::regex entry(R"re(\{"([a-z_]+)",)re");
    for (std::sregex_iterator at(source->begin(), source->end(), entry), end; at != end; ++at)
        drawn.insert((*at)[1]);
    for (const std::string& sign : look_signs()) EXPECT_TRUE(drawn.contains(sign)) << sign;
}

TEST(LookSigns, AreThoseThatTheReferenceLists) {
    const auto page =
        read_file(FRONTEIRA_SOURCE_DIR "/docs/reference/look-format.md", size_t{1} << 20);
    ASSERT_TRUE(page);
    const size_t begin = page->find("\n## Signs\n");
    ASSERT_NE(begin, std::string::npos);
    const std::string section = page->substr(begin);
    std::set<std::string> listed;
    const std::regex entry("`([a-z_]+)`");
    for (std::sregex_iterator at(section.begin(), section.end(), entry), end; at != end; ++at)
        listed.insert((*at)[1]);
    EXPECT_EQ(listed, look_signs());
}

}  // namespace
}  // namespace fronteira::content
