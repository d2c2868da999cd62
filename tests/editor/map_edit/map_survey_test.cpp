// SPDX-License-Identifier: MIT
#include "map_edit/analysis/map_survey.hpp"

#include "small_map.hpp"

#include <gtest/gtest.h>

namespace fronteira::map_edit {
namespace {

TEST(MapSurvey, CountsWhatNoWayLeadsTo) {
    MapEditor editor("en");
    editor.document().begin(small_map());
    MapSurvey survey;
    survey.set_editor(&editor);
    EXPECT_EQ(survey.cut_off(), 0);

    Map apart = small_map();
    apart.links.clear();
    editor.document().begin(apart);
    MapSurvey anew;
    anew.set_editor(&editor);
    EXPECT_TRUE(anew.choke_points().isEmpty());
    EXPECT_EQ(anew.cut_off(), 2);
}

}  // namespace
}  // namespace fronteira::map_edit
