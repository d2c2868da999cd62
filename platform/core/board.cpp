// SPDX-License-Identifier: MIT
#include "core/board.hpp"

#include "grid/grid.hpp"

#include <algorithm>
#include <numeric>

namespace fronteira::core {
namespace {

constexpr int most_spaces = 65535;
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

int number_of(std::vector<std::string>& names, const std::string& name) {
    if (auto known = position(names, name)) return *known;
    names.push_back(name);
    return static_cast<int>(names.size()) - 1;
}

struct Edge {
    int32_t from;
    int32_t to;
    uint8_t kind;
    bool operator<(const Edge& other) const {
        return std::tie(from, to, kind) < std::tie(other.from, other.to, other.kind);
    }
};

std::vector<int32_t> starts_of(const std::vector<int32_t>& sorted_owners, int rows) {
    std::vector<int32_t> starts(static_cast<size_t>(rows) + 1, 0);
    for (const int32_t owner : sorted_owners) ++starts[static_cast<size_t>(owner) + 1];
    for (size_t i = 1; i < starts.size(); ++i) starts[i] += starts[i - 1];
    return starts;
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

int Board::search_toward(int space, int kind) const {
    const auto kinds = neighbour_kinds(space);
    const auto found = std::find(kinds.begin(), kinds.end(), kind);
    if (found == kinds.end()) return -1;
    return neighbours(space)[static_cast<size_t>(found - kinds.begin())];
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

Result<std::shared_ptr<const Board>> compile(const Map& written) {
    if (int64_t{written.grid.width} * written.grid.height > most_spaces)
        return fail(error_at(written.grid.place, "map.too_large",
                             "the grid has more than 65535 cells", "divide it"));
    const Map& map = written.grid.width > 0 ? grid::spell_out(written) : written;
    Diagnostics faults;
    auto board = std::make_shared<Board>();
    board->id_ = map.id;
    board->spaces_ = map.spaces;
    board->regions_ = map.regions;
    board->space_count_ = static_cast<int>(map.spaces.size());
    board->region_count_ = static_cast<int>(map.regions.size());
    board->grid_width_ = map.grid.width;
    board->grid_height_ = map.grid.height;
    if (map.spaces.empty())
        faults.push_back(error_at(map.place, "map.empty", "the map has no spaces",
                                  "add [[space]] tables or a [grid]"));
    if (map.spaces.size() > most_spaces)
        faults.push_back(error_at(map.place, "map.too_large", "the map has more than 65535 spaces",
                                  "divide it"));
    for (size_t i = 0; i < map.regions.size(); ++i)
        if (!board->region_index_.emplace(map.regions[i].id, static_cast<int>(i)).second)
            faults.push_back(error_at(map.regions[i].place, "map.duplicate_region",
                                      "region `" + map.regions[i].id + "` stands twice"));

    std::vector<std::pair<int32_t, int32_t>> members;
    for (size_t i = 0; i < map.spaces.size(); ++i) {
        const MapSpace& space = map.spaces[i];
        if (!board->space_index_.emplace(space.id, static_cast<int>(i)).second)
            faults.push_back(error_at(space.place, "map.duplicate_space",
                                      "space `" + space.id + "` stands twice"));
        int region = -1;
        if (!space.region.empty()) {
            if (auto known = board->find_region(space.region))
                region = *known;
            else
                faults.push_back(error_at(space.place, "map.unknown_region",
                                          "space `" + space.id + "` names the region `" +
                                              space.region + "`, which the map does not have"));
        }
        board->region_of_.push_back(region);
        if (region >= 0) members.emplace_back(region, static_cast<int32_t>(i));
        uint64_t tags = 0;
        for (const std::string& tag : space.tags) {
            if (board->tag_names_.size() > 64) break;
            const int number = number_of(board->tag_names_, tag);
            if (number < 64) tags |= uint64_t{1} << number;
        }
        board->tags_.push_back(tags);
    }
    if (board->tag_names_.size() > 64)
        faults.push_back(error_at(map.place, "map.too_many_tags", "the map has more than 64 tags"));

    std::vector<Edge> edges;
    for (const MapLink& link : map.links) {
        const auto from = board->find_space(link.from);
        const auto to = board->find_space(link.to);
        for (const auto& [id, found] : {std::pair{link.from, from}, std::pair{link.to, to}})
            if (!found)
                faults.push_back(
                    error_at(link.place, "map.unknown_space",
                             "a link names the space `" + id + "`, which the map does not have"));
        if (!from || !to) continue;
        const int kind = number_of(board->kinds_, link.kind);
        if (kind > 254) {
            faults.push_back(error_at(link.place, "map.too_many_kinds",
                                      "the map has more than 255 kinds of link"));
            break;
        }
        edges.push_back({*from, *to, static_cast<uint8_t>(kind)});
        if (!link.one_way) edges.push_back({*to, *from, static_cast<uint8_t>(kind)});
    }
    if (!faults.empty()) return fail(std::move(faults));

    std::sort(edges.begin(), edges.end());
    edges.erase(
        std::unique(edges.begin(), edges.end(),
                    [](const Edge& a, const Edge& b) { return a.from == b.from && a.to == b.to; }),
        edges.end());
    for (const Edge& edge : edges) {
        board->origins_.push_back(edge.from);
        board->targets_.push_back(edge.to);
        board->target_kinds_.push_back(edge.kind);
    }
    board->starts_ = starts_of(board->origins_, board->space_count());
    board->find_near();
    board->find_ways();
    board->incoming_.resize(edges.size());
    std::iota(board->incoming_.begin(), board->incoming_.end(), 0);
    std::stable_sort(board->incoming_.begin(), board->incoming_.end(),
                     [&](int32_t a, int32_t b) { return board->link_to(a) < board->link_to(b); });
    std::vector<int32_t> owners;
    for (const int32_t link : board->incoming_) {
        owners.push_back(board->link_to(link));
        board->sources_.push_back(board->link_from(link));
    }
    board->source_starts_ = starts_of(owners, board->space_count());
    std::sort(members.begin(), members.end());
    owners.clear();
    for (const auto& [region, space] : members) {
        owners.push_back(region);
        board->members_.push_back(space);
    }
    board->member_starts_ = starts_of(owners, board->region_count());
    return std::shared_ptr<const Board>(std::move(board));
}

std::vector<int> unreachable_spaces(const Board& board) {
    std::vector<bool> seen(static_cast<size_t>(board.space_count()));
    std::vector<int> open;
    if (!seen.empty()) {
        open.push_back(0);
        seen[0] = true;
    }
    while (!open.empty()) {
        const int space = open.back();
        open.pop_back();
        for (const auto& side : {board.neighbours(space), board.sources(space)})
            for (const int32_t near : side)
                if (!seen[static_cast<size_t>(near)]) {
                    seen[static_cast<size_t>(near)] = true;
                    open.push_back(near);
                }
    }
    std::vector<int> lost;
    for (int space = 0; space < board.space_count(); ++space)
        if (!seen[static_cast<size_t>(space)]) lost.push_back(space);
    return lost;
}

}  // namespace fronteira::core
