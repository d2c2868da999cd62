// SPDX-License-Identifier: MIT
#pragma once

#include "map_edit/issues/issues.hpp"

#include <QString>

namespace fronteira::map_edit {

/// What is wrong, and what to do about it or nothing.
struct IssueWords {
    QString text;
    QString hint;
};

/// An issue in the language of the studio, with spaces and regions by the names that they have in
/// `language`. `map` is the one that it was found in, a grid spelled out.
IssueWords words_of(const Issue& issue, const Map& map, const std::string& language);

}  // namespace fronteira::map_edit
