// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>
#include <fronteira/result.hpp>

#include <cstdint>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

namespace fronteira::core {

/// A map after checking and indexing: the immutable graph that matches are played on. Spaces and
/// regions are numbered from 0 in the order of the map; everything is shared by all matches.
class Board {
 public:
    const std::string& id() const { return id_; }
    int space_count() const { return space_count_; }
    int region_count() const { return region_count_; }
    int link_kind_count() const { return static_cast<int>(kinds_.size()); }

    const MapSpace& space(int space) const { return spaces_[static_cast<size_t>(space)]; }
    const MapRegion& region(int region) const { return regions_[static_cast<size_t>(region)]; }
    const std::string& link_kind(int kind) const { return kinds_[static_cast<size_t>(kind)]; }
    const std::vector<std::string>& link_kinds() const { return kinds_; }

    /// The spaces that a link leads to, in rising order, and beside each the link's kinds: the
    /// kind, where there is one, else a number after those of the kinds. See is_of_kind().
    std::span<const int32_t> neighbours(int space) const { return row(targets_, starts_, space); }
    std::span<const uint8_t> neighbour_kinds(int space) const {
        return row(target_kinds_, starts_, space);
    }
    /// The same as bits: space 32 * word + i is one when bit i is set.
    struct Near {
        int32_t word;
        uint32_t spaces;
    };
    std::span<const Near> near(int space) const { return row(near_, near_starts_, space); }
    /// The first space that a link of that kind leads to, or -1: on a grid, the neighbour in a
    /// direction.
    int toward(int space, int kind) const {
        if (kind < 0 || kind >= link_kind_count()) return -1;
        if (toward_.empty()) return search_toward(space, kind);
        return toward_[static_cast<size_t>(space) * kinds_.size() + static_cast<size_t>(kind)];
    }
    /// Whether two spaces lead to the same one by links of that kind.
    bool merges(int kind) const { return merges_[static_cast<size_t>(kind)]; }
    /// Links are numbered from 0, those of a space in the order of its neighbours.
    int link_count() const { return static_cast<int>(targets_.size()); }
    int first_link(int space) const { return starts_[static_cast<size_t>(space)]; }
    int link_from(int link) const { return origins_[static_cast<size_t>(link)]; }
    int link_to(int link) const { return targets_[static_cast<size_t>(link)]; }
    uint8_t kinds_of(int link) const { return target_kinds_[static_cast<size_t>(link)]; }
    /// How many kinds there are, and combinations of kinds that links have.
    int kinds_count() const { return link_kind_count() + static_cast<int>(combined_.size()); }
    /// Whether a link of these kinds is one of that kind, too.
    bool is_of_kind(uint8_t kinds, int kind) const;

    /// Every space from which a link leads here, one-way links included.
    std::span<const int32_t> sources(int space) const {
        return row(sources_, source_starts_, space);
    }
    /// The most sources that any space has.
    int most_sources() const;
    /// The links that lead here, by number, in the order of sources().
    std::span<const int32_t> links_to(int space) const {
        return row(incoming_, source_starts_, space);
    }
    bool linked(int from, int to) const;
    bool linked(int from, int to, int kind) const;
    /// The spaces that links of that kind lead to, in rising order.
    std::vector<int32_t> neighbours(int space, int kind) const;

    /// -1 for a space in no region.
    int region_of(int space) const { return region_of_[static_cast<size_t>(space)]; }
    std::span<const int32_t> spaces_in(int region) const {
        return row(members_, member_starts_, region);
    }

    bool tagged(int space, int tag) const {
        return (tags_[static_cast<size_t>(space)] >> tag & 1u) != 0;
    }
    std::optional<int> find_tag(std::string_view name) const;
    const std::vector<std::string>& tags() const { return tag_names_; }
    std::optional<int> find_space(std::string_view id) const;
    std::optional<int> find_region(std::string_view id) const;
    std::optional<int> find_link_kind(std::string_view name) const;

    /// Of width 0 where spaces were drawn.
    const MapGrid& grid() const { return grid_; }
    int grid_width() const { return grid_.width; }
    int grid_height() const { return grid_.height; }

 private:
    friend class BoardMaker;
    template <class T>
    static std::span<const T> row(const std::vector<T>& all, const std::vector<int32_t>& starts,
                                  int index) {
        const auto i = static_cast<size_t>(index);
        return {all.data() + starts[i], static_cast<size_t>(starts[i + 1] - starts[i])};
    }

    void find_near();
    void find_ways();
    int search_toward(int space, int kind) const;

    std::string id_;
    std::vector<MapSpace> spaces_;
    std::vector<MapRegion> regions_;
    std::vector<std::string> kinds_;
    std::vector<std::string> tag_names_;
    std::vector<uint64_t> tags_;
    std::vector<int32_t> starts_, origins_, targets_;
    std::vector<uint8_t> target_kinds_;
    std::vector<std::vector<uint8_t>> combined_;  ///< kinds, rising, of links that have several
    std::vector<Near> near_;
    std::vector<int32_t> near_starts_;
    std::vector<bool> merges_;     ///< by kind
    std::vector<int32_t> toward_;  ///< by space and kind; empty where that were too many
    std::vector<int32_t> source_starts_, sources_, incoming_;
    std::vector<int32_t> region_of_, member_starts_, members_;
    std::unordered_map<std::string, int> space_index_, region_index_;
    int space_count_ = 0;
    int region_count_ = 0;
    MapGrid grid_;
};

/// Checks a map and indexes it. Refused: a map without spaces, more than 65 535 spaces, 255 kinds
/// of link or 64 tags, links or regions that name nothing. A grid becomes its cells and links.
Result<std::shared_ptr<const Board>> compile(const Map& map);

}  // namespace fronteira::core
