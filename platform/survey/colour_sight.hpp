// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace fronteira::survey {

/// How far apart two colours `#rrggbb` look to the kind of eyes that tells them apart least: usual
/// ones, or those without red or without green cones. In the units of CIELAB, where 2 can just be
/// told and 100 is from black to white. A text that is no colour is far from all.
double apart_for_all_eyes(const std::string& one, const std::string& other);

}  // namespace fronteira::survey
