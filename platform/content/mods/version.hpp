// SPDX-License-Identifier: MIT
#pragma once

#include <compare>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::content {

/// `major.minor.patch` with an optional `-word`, which stands before the version without it
/// (semver 2.0, section 11; a word is compared by its bytes, numbers by value, between dots).
struct Version {
    int major = 0;
    int minor = 0;
    int patch = 0;
    std::string early;  ///< `beta.2` of `1.0.0-beta.2`
};

std::strong_ordering operator<=>(const Version& a, const Version& b);
inline bool operator==(const Version& a, const Version& b) {
    return (a <=> b) == 0;
}

/// All three numbers must be there.
std::optional<Version> parse_version(std::string_view text);

/// A range such as `>=1.2, <2`: all its parts must hold. `*` holds for all.
struct VersionRange {
    enum class Relation { less, less_or_equal, equal, greater_or_equal, greater };
    struct Bound {
        Relation relation;
        Version version;
    };
    std::vector<Bound> bounds;

    bool contains(const Version& version) const;
};

/// Parts are separated by commas; missing numbers are 0; a bare version means exactly that one.
std::optional<VersionRange> parse_range(std::string_view text);

}  // namespace fronteira::content
