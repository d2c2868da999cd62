// SPDX-License-Identifier: MIT
#pragma once

#include "core/board/board.hpp"

#include <memory>
#include <string>
#include <vector>

namespace fronteira::support {

/// A board for a test, in a few words:
///
///     auto board = TinyBoard().space("a", "north").space("b").link("a", "b").build();
///
/// Regions come into being with the first space that names them.
class TinyBoard {
 public:
    TinyBoard& space(const std::string& id, const std::string& region = "",
                     const std::vector<std::string>& tags = {});
    /// A region without spaces, or one that carries a bonus.
    TinyBoard& region(const std::string& id, int64_t bonus = 0);
    TinyBoard& link(const std::string& from, const std::string& to,
                    const std::string& kind = "land");
    TinyBoard& one_way(const std::string& from, const std::string& to,
                       const std::string& kind = "land");
    TinyBoard& grid(int width, int height, MapGrid::Shape shape = MapGrid::Shape::square);

    const Map& map() const { return map_; }
    /// Throws std::runtime_error with the findings when the map is refused.
    std::shared_ptr<const core::Board> build() const;

 private:
    Map map_;
};

/// `count` spaces s0, s1, ... in a circle, cut into `regions` regions r0, r1, ... of like size.
std::shared_ptr<const core::Board> ring_board(int count, int regions = 1);

/// A board drawn by lot: regions or none, links of two kinds (`land`, `sea`) both ways and one way,
/// and a tag `port` on some spaces; at least one of each. The same for the same seed.
std::shared_ptr<const core::Board> random_board(uint64_t seed, int spaces);

}  // namespace fronteira::support
