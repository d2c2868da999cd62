// SPDX-License-Identifier: MIT
#include "content/maps/map_file.hpp"
#include "fixture.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace fronteira::content {
namespace {

using ::testing::HasSubstr;

struct BrokenMap : ::testing::TestWithParam<std::filesystem::path> {};

TEST_P(BrokenMap, IsRefusedWithTheMessageItNames) {
    const std::vector<std::string> expected = expectations(bytes_of(GetParam()));

    const Result<Map> map = load_map(GetParam());

    ASSERT_FALSE(expected.empty());
    ASSERT_FALSE(map);
    const std::string told = to_text(map.error());
    for (const std::string& message : expected) EXPECT_THAT(told, HasSubstr(message));
    EXPECT_EQ(map.error().size(), expected.size()) << told;
}

INSTANTIATE_TEST_SUITE_P(Fixtures, BrokenMap, ::testing::ValuesIn(fixtures_in("maps/broken")),
                         [](const auto& place) { return test_name(place.param); });

}  // namespace
}  // namespace fronteira::content
