// SPDX-License-Identifier: MIT
#include "core/board/board.hpp"

#include <algorithm>

namespace fronteira::core {
namespace {

constexpr size_t most_known_ways = size_t{1} << 20;

std::optional<int> position(const std::vector<std::string>& names, std::string_view name) {
    const auto found = std::find(names.begin(), names.end(), name);
    if (found == names.end()) return std::nullopt;
    return static_cast<int>(found - names.begin());
}

std::optional<int> find(const std::unordered_map<std::string, int>& index, std::string_view id) {
    const auto found = index.find(std::string(id));
    if (found == index.end()) return std::nullopt;
    return found->second;
}

}  // namespace

int Board::most_sources() const {
    int most = 0;
    for (int space = 0; space < space_count(); ++space)
        most = std::max(most, static_cast<int>(sources(space).size()));
    return most;
}

bool Board::linked(int from, int to) const {
    const auto near = neighbours(from);
    return std::binary_search(near.begin(), near.end(), to);
}

bool Board::linked(int from, int to, int kind) const {
    const auto near = neighbours(from);
    const auto found = std::lower_bound(near.begin(), near.end(), to);
    return found != near.end() && *found == to &&
           is_of_kind(neighbour_kinds(from)[static_cast<size_t>(found - near.begin())], kind);
}

bool Board::is_of_kind(uint8_t kinds, int kind) const {
    if (kinds < kinds_.size()) return kinds == kind;
    const std::vector<uint8_t>& all = combined_[kinds - kinds_.size()];
    return std::find(all.begin(), all.end(), kind) != all.end();
}

std::vector<int32_t> Board::neighbours(int space, int kind) const {
    std::vector<int32_t> found;
    for (int link = first_link(space); link < starts_[static_cast<size_t>(space) + 1]; ++link)
        if (is_of_kind(kinds_of(link), kind)) found.push_back(link_to(link));
    return found;
}

int Board::search_toward(int space, int kind) const {
    for (int link = first_link(space); link < starts_[static_cast<size_t>(space) + 1]; ++link)
        if (is_of_kind(kinds_of(link), kind)) return link_to(link);
    return -1;
}

std::optional<int> Board::find_tag(std::string_view name) const {
    return position(tag_names_, name);
}
std::optional<int> Board::find_space(std::string_view id) const {
    return find(space_index_, id);
}
std::optional<int> Board::find_region(std::string_view id) const {
    return find(region_index_, id);
}
std::optional<int> Board::find_link_kind(std::string_view name) const {
    return position(kinds_, name);
}

void Board::find_ways() {
    if (spaces_.size() * kinds_.size() <= most_known_ways)
        for (int space = 0; space < space_count_; ++space)
            for (int kind = 0; kind < link_kind_count(); ++kind)
                toward_.push_back(search_toward(space, kind));
    for (int kind = 0; kind < link_kind_count(); ++kind) {
        std::vector<bool> met(spaces_.size());
        bool merges = false;
        for (int space = 0; space < space_count_; ++space) {
            const int to = toward(space, kind);
            if (to < 0) continue;
            merges = merges || met[static_cast<size_t>(to)];
            met[static_cast<size_t>(to)] = true;
        }
        merges_.push_back(merges);
    }
}

/// Neighbours come in rising order, and so do their words.
void Board::find_near() {
    for (int space = 0; space < space_count_; ++space) {
        near_starts_.push_back(static_cast<int32_t>(near_.size()));
        for (const int32_t neighbour : neighbours(space)) {
            const bool fresh = near_.size() == static_cast<size_t>(near_starts_.back()) ||
                               near_.back().word != neighbour / 32;
            if (fresh) near_.push_back({neighbour / 32, 0});
            near_.back().spaces |= uint32_t{1} << (neighbour % 32);
        }
    }
    near_starts_.push_back(static_cast<int32_t>(near_.size()));
}

}  // namespace fronteira::core
