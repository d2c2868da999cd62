// SPDX-License-Identifier: MIT
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

namespace fronteira::script {

/// Small blocks of memory from one arena, each size from a list of its own: a script asks for a few
/// dozen bytes and soon gives them back. The arena never grows, so nothing that a script does makes
/// it keep more memory than this; whatever finds no room comes from the system.
class SmallBlocks {
 public:
#ifdef __SANITIZE_ADDRESS__
    static constexpr size_t largest = 0;  // the sanitizer watches blocks of the system only
#else
    static constexpr size_t largest = 256;
#endif

    /// Null when it is too large or there is no room left.
    void* take(size_t size) {
        if (size > largest) return nullptr;
        Free*& list = lists_[list_of(size)];
        if (list == nullptr) return carve(size);
        Free* block = list;
        list = block->next;
        return block;
    }
    /// Whether a block was taken here; give it back only then, with the size it was taken for.
    bool owns(const void* block) const {
        return reinterpret_cast<uintptr_t>(block) - reinterpret_cast<uintptr_t>(arena_.get()) <
               arena_size;
    }
    void give(void* block, size_t size) {
        Free*& list = lists_[list_of(size)];
        list = ::new (block) Free{list};
    }

 private:
    struct Free {
        Free* next;
    };
    struct Release {
        void operator()(void* arena) const { std::free(arena); }
    };
    static constexpr size_t step = 16;
    static constexpr size_t arena_size = 512u << 10;

    static size_t list_of(size_t size) {
        return (size + step - 1) / step;
    }
    void* carve(size_t size);

    std::unique_ptr<char, Release> arena_;
    size_t carved_ = arena_size;  ///< nothing is left before there is an arena
    bool refused_ = false;        ///< the system had none
    std::array<Free*, largest / step + 1> lists_{};
};

}  // namespace fronteira::script
