// SPDX-License-Identifier: MIT
// From a map, which may have any mistake, to a board, which has none: checked first, then indexed.
#include "core/board/board.hpp"
#include "grid/grid.hpp"

#include <algorithm>
#include <numeric>
#include <tuple>

namespace fronteira::core {
namespace {

constexpr int most_spaces = 65535;
constexpr size_t most_tags = 64;
constexpr size_t most_kinds = 255;

int number_of(std::vector<std::string>& names, const std::string& name) {
    const auto known = std::find(names.begin(), names.end(), name);
    const auto number = static_cast<int>(known - names.begin());
    if (known == names.end()) names.push_back(name);
    return number;
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

class BoardMaker {
 public:
    explicit BoardMaker(const Map& map) : map_(map) {}

    Result<std::shared_ptr<const Board>> run() {
        board_->id_ = map_.id;
        board_->spaces_ = map_.spaces;
        board_->regions_ = map_.regions;
        board_->space_count_ = static_cast<int>(map_.spaces.size());
        board_->region_count_ = static_cast<int>(map_.regions.size());
        board_->grid_ = map_.grid;
        check_size();
        number_regions();
        for (size_t i = 0; i < map_.spaces.size(); ++i) number_space(i);
        if (board_->tag_names_.size() > most_tags)
            complain(map_.place, "map.too_many_tags", "the map has more than 64 tags");
        for (const MapLink& link : map_.links)
            if (!read_link(link)) break;
        if (!faults_.empty()) return fail(std::move(faults_));
        index_links();
        if (!faults_.empty()) return fail(std::move(faults_));
        index_sources();
        index_members();
        return std::shared_ptr<const Board>(std::move(board_));
    }

 private:
    void complain(const Place& place, const char* code, std::string message,
                  std::string hint = {}) {
        faults_.push_back(error_at(place, code, std::move(message), std::move(hint)));
    }

    void check_size() {
        if (map_.spaces.empty())
            complain(map_.place, "map.empty", "the map has no spaces",
                     "add [[space]] tables or a [grid]");
        if (map_.spaces.size() > most_spaces)
            complain(map_.place, "map.too_large", "the map has more than 65535 spaces",
                     "divide it");
    }

    void number_regions() {
        for (size_t i = 0; i < map_.regions.size(); ++i)
            if (const MapRegion& region = map_.regions[i];
                !board_->region_index_.emplace(region.id, static_cast<int>(i)).second)
                complain(region.place, "map.duplicate_region",
                         "region `" + region.id + "` is listed twice");
    }

    void number_space(size_t number) {
        const MapSpace& space = map_.spaces[number];
        if (!board_->space_index_.emplace(space.id, static_cast<int>(number)).second)
            complain(space.place, "map.duplicate_space",
                     "space `" + space.id + "` is listed twice");
        const int region = region_of(space);
        board_->region_of_.push_back(region);
        if (region >= 0) members_.emplace_back(region, static_cast<int32_t>(number));
        board_->tags_.push_back(tags_of(space));
    }

    int region_of(const MapSpace& space) {
        if (space.region.empty()) return -1;
        if (const auto known = board_->find_region(space.region)) return *known;
        complain(space.place, "map.unknown_region",
                 "space `" + space.id + "` names the region `" + space.region +
                     "`, which the map does not have");
        return -1;
    }

    /// As bits. Of too many there is one more than may be, so that it is told.
    uint64_t tags_of(const MapSpace& space) {
        uint64_t tags = 0;
        for (const std::string& tag : space.tags) {
            if (board_->tag_names_.size() > most_tags) break;
            const auto number = static_cast<size_t>(number_of(board_->tag_names_, tag));
            if (number < most_tags) tags |= uint64_t{1} << number;
        }
        return tags;
    }

    /// False when there are too many kinds to go on.
    bool read_link(const MapLink& link) {
        const auto from = board_->find_space(link.from);
        const auto to = board_->find_space(link.to);
        for (const auto& [id, found] : {std::pair{link.from, from}, std::pair{link.to, to}})
            if (!found)
                complain(link.place, "map.unknown_space",
                         "a link names the space `" + id + "`, which the map does not have");
        if (!from || !to) return true;
        const int kind = number_of(board_->kinds_, link.kind);
        if (static_cast<size_t>(kind) >= most_kinds) {
            complain(link.place, "map.too_many_kinds", "the map has more than 255 kinds of link");
            return false;
        }
        edges_.push_back({*from, *to, static_cast<uint8_t>(kind)});
        if (!link.one_way) edges_.push_back({*to, *from, static_cast<uint8_t>(kind)});
        return true;
    }

    /// Links of several kinds between the same spaces become one.
    void index_links() {
        std::sort(edges_.begin(), edges_.end());
        for (auto first = edges_.begin(); first != edges_.end();) {
            std::vector<uint8_t> kinds;
            auto next = first;
            for (; next != edges_.end() && next->from == first->from && next->to == first->to;
                 ++next)
                if (kinds.empty() || kinds.back() != next->kind) kinds.push_back(next->kind);
            board_->origins_.push_back(first->from);
            board_->targets_.push_back(first->to);
            board_->target_kinds_.push_back(combination_of(kinds));
            first = next;
        }
        board_->starts_ = starts_of(board_->origins_, board_->space_count());
        board_->find_near();
        board_->find_ways();
    }

    /// The number of kinds of links together: of one alone its own.
    uint8_t combination_of(const std::vector<uint8_t>& kinds) {
        auto& combined = board_->combined_;
        if (kinds.size() == 1 || combined.size() > most_kinds) return kinds.front();
        const auto known = std::find(combined.begin(), combined.end(), kinds);
        const auto number = board_->kinds_.size() + static_cast<size_t>(known - combined.begin());
        if (known == combined.end()) {
            if (number == most_kinds)
                complain(map_.place, "map.too_many_kinds",
                         "links of the map combine their kinds in more than 255 ways");
            combined.push_back(kinds);
        }
        return static_cast<uint8_t>(number);
    }

    void index_sources() {
        auto& incoming = board_->incoming_;
        incoming.resize(board_->targets_.size());
        std::iota(incoming.begin(), incoming.end(), 0);
        std::stable_sort(incoming.begin(), incoming.end(), [this](int32_t a, int32_t b) {
            return board_->link_to(a) < board_->link_to(b);
        });
        std::vector<int32_t> owners;
        for (const int32_t link : incoming) {
            owners.push_back(board_->link_to(link));
            board_->sources_.push_back(board_->link_from(link));
        }
        board_->source_starts_ = starts_of(owners, board_->space_count());
    }

    void index_members() {
        std::sort(members_.begin(), members_.end());
        std::vector<int32_t> owners;
        for (const auto& [region, space] : members_) {
            owners.push_back(region);
            board_->members_.push_back(space);
        }
        board_->member_starts_ = starts_of(owners, board_->region_count());
    }

    const Map& map_;
    std::shared_ptr<Board> board_ = std::make_shared<Board>();
    std::vector<Edge> edges_;
    std::vector<std::pair<int32_t, int32_t>> members_;  ///< region and space
    Diagnostics faults_;
};

Result<std::shared_ptr<const Board>> compile(const Map& map) {
    if (int64_t{map.grid.width} * map.grid.height > most_spaces)
        return fail(error_at(map.grid.place, "map.too_large", "the grid has more than 65535 cells",
                             "divide it"));
    if (map.grid.width <= 0) return BoardMaker(map).run();
    const Map spelt_out = grid::spell_out(map);
    return BoardMaker(spelt_out).run();
}

}  // namespace fronteira::core
