// SPDX-License-Identifier: MIT
#include "script/sandbox/small_blocks.hpp"

namespace fronteira::script {

void* SmallBlocks::carve(size_t size) {
    if (arena_ == nullptr && !refused_) {
        arena_.reset(static_cast<char*>(std::malloc(arena_size)));
        refused_ = arena_ == nullptr;
        if (!refused_) carved_ = 0;
    }
    const size_t whole = list_of(size) * step;
    if (carved_ + whole > arena_size) return nullptr;
    void* block = arena_.get() + carved_;
    carved_ += whole;
    return block;
}

}  // namespace fronteira::script
