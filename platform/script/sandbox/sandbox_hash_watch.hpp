// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <vector>

namespace fronteira::script {

/// Finds tables whose keys collide. Lua hashes integers by a plain remainder, so a script can
/// choose keys that all fall into one chain, and then each access walks all of it.
///
/// It looks at the cells of tables as this release of Lua lays them out, within blocks that the
/// Allocator knows, and never writes. Should the layout change, it finds nothing, a test fails,
/// and the guard on processor time is what remains.
class HashWatch {
 public:
    /// Size of one cell; a block of cells is this times a power of two.
    static constexpr size_t cell = 24;
    static bool watches(size_t block_size);

    /// `block` holds zeros or cells, from now until `forget`.
    void remember(const void* block, size_t size) noexcept;
    void forget(const void* block, size_t size) noexcept;

    /// Looks at a few cells of one table of each size, others each time. The longest chain seen,
    /// if it is longer than chance would make it, else 0.
    int64_t longest_chain();

 private:
    static constexpr int smallest_class = 7;  // 128 cells: shorter chains cost too little
    static constexpr int classes = 10;

    std::array<std::vector<const void*>, classes> blocks_;
    uint32_t turn_ = 0;
};

}  // namespace fronteira::script
