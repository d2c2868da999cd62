// SPDX-License-Identifier: MIT
#include "support/tiny_board.hpp"

#include <fronteira/random.hpp>

#include <algorithm>
#include <stdexcept>

namespace fronteira::support {

TinyBoard& TinyBoard::space(const std::string& id, const std::string& region_id,
                            const std::vector<std::string>& tags) {
    const auto known = [&](const MapRegion& other) { return other.id == region_id; };
    if (!region_id.empty() && std::none_of(map_.regions.begin(), map_.regions.end(), known))
        region(region_id);
    MapSpace space;
    space.id = id;
    space.region = region_id;
    space.tags = tags;
    map_.spaces.push_back(std::move(space));
    return *this;
}

TinyBoard& TinyBoard::region(const std::string& id, int64_t bonus) {
    MapRegion region;
    region.id = id;
    region.attributes["bonus"] = bonus;
    map_.regions.push_back(std::move(region));
    return *this;
}

TinyBoard& TinyBoard::link(const std::string& from, const std::string& to,
                           const std::string& kind) {
    map_.links.push_back({from, to, kind, false, {}});
    return *this;
}

TinyBoard& TinyBoard::one_way(const std::string& from, const std::string& to,
                              const std::string& kind) {
    map_.links.push_back({from, to, kind, true, {}});
    return *this;
}

TinyBoard& TinyBoard::grid(int width, int height, MapGrid::Shape shape) {
    map_.grid = {width, height, shape, {}};
    return *this;
}

std::shared_ptr<const core::Board> TinyBoard::build() const {
    auto board = core::compile(map_);
    if (!board) throw std::runtime_error(to_text(board.error()));
    return *board;
}

std::shared_ptr<const core::Board> ring_board(int count, int regions) {
    TinyBoard tiny;
    const auto id = [](int number) { return "s" + std::to_string(number); };
    for (int i = 0; i < count; ++i) tiny.space(id(i), "r" + std::to_string(i * regions / count));
    for (int i = 0; i < count; ++i) tiny.link(id(i), id((i + 1) % count));
    return tiny.build();
}

std::shared_ptr<const core::Board> random_board(uint64_t seed, int spaces) {
    Random random{seed};
    TinyBoard tiny;
    const auto id = [](uint32_t number) { return "s" + std::to_string(number); };
    const auto count = static_cast<uint32_t>(spaces);
    for (uint32_t i = 0; i < count; ++i) {
        const uint32_t region = random.below(4);
        std::vector<std::string> tags;
        if (i == 0 || random.below(3) == 0) tags.push_back("port");
        tiny.space(id(i), i > 0 && region == 0 ? "" : "r" + std::to_string(region), tags);
    }
    tiny.link(id(0), id(1), "sea");
    for (uint32_t i = 0; i < 2 * count; ++i) {
        const uint32_t from = random.below(count), to = random.below(count);
        if (from == to) continue;
        const char* kind = (from + to) % 3 == 0 ? "sea" : "land";
        if ((7 * from + to) % 4 == 0) tiny.link(id(from), id(to), "sea");
        if (random.below(3) == 0)
            tiny.one_way(id(from), id(to), kind);
        else
            tiny.link(id(from), id(to), kind);
    }
    return tiny.build();
}

}  // namespace fronteira::support
