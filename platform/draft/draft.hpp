// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/exchange.hpp>

#include "geometry/position.hpp"

#include <optional>
#include <string>
#include <vector>

namespace fronteira::draft {

/// The most that a map can have; a reader may stop beyond that.
inline constexpr size_t most_spaces = 20'000;

/// A space as a foreign file draws it, in the units of that file.
struct DraftSpace {
    std::string id;      ///< wanted; made of the name when empty
    std::string name;    ///< as it is written there; may be empty, may be used twice
    std::string region;  ///< name of a region, or empty
    std::vector<geometry::Line> rings;
    std::optional<geometry::Position> anchor;
    std::vector<std::string> tags;
    Attributes attributes;
    Place place;
};

struct DraftRegion {
    std::string id;      ///< wanted; made of the name when empty
    std::string name;    ///< what spaces call it, unless it has a key
    std::string colour;  ///< `#rrggbb` or empty
    Attributes attributes;
    Place place;
    std::string key = {};
};

struct DraftLink {
    int from = 0;  ///< number of a space
    int to = 0;
    std::string kind = "land";
    bool one_way = false;
    Place place = {};
};

/// The part of the foreign plane that is the map. Without one it is that which the spaces take,
/// with a margin.
struct Frame {
    double left = 0;
    double top = 0;
    double width = 0;
    double height = 0;
};

struct Draft {
    std::string id;    ///< wanted; made of the name when empty
    std::string name;  ///< of the map
    std::string description;
    std::vector<std::string> authors;
    std::string licence;
    std::string source;  ///< "Imported from ..."
    std::optional<Frame> frame;
    std::vector<DraftRegion>
        regions;  ///< those that spaces name and that are missing here are added
    std::vector<DraftSpace> spaces;
    std::vector<DraftLink> links;
    bool watertight = false;   ///< neighbours share their corners already: nothing is moved
    bool keeps_plane = false;  ///< its plane is that of a map, however small,
    bool keeps_names = false;  ///< and its names are, however long
    bool knows_links = false;  ///< the file says what is linked; otherwise it is seen by borders
    Place place;               ///< the file
};

/// Whether a plane of this size is taken as it is; others are fitted to a longer side of 4000.
bool is_good_size(double width, double height);

/// Makes the map: ids from names; the plane; neighbours made watertight where they are not
/// (corners within a two-thousandth of the longer side are one; at least 1 unit); links where
/// borders are shared, when the file knows none; places for labels where the file has none. What
/// was guessed or left out is told in `losses`. Fails when there are no spaces, or more than a map
/// may have, or coordinates that are not numbers or beyond all measure.
Result<Map> finish(const Draft& draft, Diagnostics& losses);

}  // namespace fronteira::draft
