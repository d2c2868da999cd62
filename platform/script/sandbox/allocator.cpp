// SPDX-License-Identifier: MIT
#include "script/sandbox/allocator.hpp"

#include <lua.hpp>

#include <algorithm>
#include <bit>
#include <cstdlib>
#include <cstring>

namespace fronteira::script {
namespace {

/// Whether a block may hold the hashed cells of a table: 24 bytes times a power of two.
bool is_hash_sized(size_t size) {
    return size % 24 == 0 && std::has_single_bit(size / 24);
}

}  // namespace

bool Allocator::refused_by_test() {
    if (refuse_in_ == 0 || --refuse_in_ > 0) return false;
    if (--refusals_ > 0) refuse_in_ = 1;
    return true;
}

// Lua's value stack shows itself by its sizes: it is the first vector that a new state asks for;
// to grow, Lua asks for a new vector of twice the slots beside five spare ones; and when the old
// one is freed, the newest vector has just taken its place.
bool Allocator::is_stack_growth(Kind kind, size_t new_size) const {
    constexpr size_t spare = size_t{5} * 16;
    return kind == Kind::vector && stack_ != nullptr && new_size == 2 * stack_size_ - spare;
}

void Allocator::note_vector(const void* block, size_t size) {
    rehash_begun_ = is_hash_sized(size);
    if (HashWatch::watches(size)) hash_watch_.remember(block, size);
    newest_vector_ = block;
    newest_vector_size_ = size;
    if (stack_ != nullptr) return;
    stack_ = block;
    stack_size_ = size;
}

void Allocator::release(void* block, size_t size) {
    used_ -= size;
    if (HashWatch::watches(size)) hash_watch_.forget(block, size);
    // A rehash asks for new cells and then frees the old ones; nothing else does that.
    if (rehash_begun_ && is_hash_sized(size)) {
        ++tally_.rehashes;
        rehash_begun_ = false;
    }
    if (block != nullptr && block == stack_) {
        stack_ = newest_vector_;
        stack_size_ = newest_vector_size_;
    }
    if (!small_.owns(block))
        std::free(block);
    else if (block != nullptr)
        small_.give(block, size);
}

bool Allocator::grants(Kind kind, size_t growth, size_t new_size) {
    const bool is_stack = is_stack_growth(kind, new_size);
    if (is_stack && new_size > 2 * caps_.block) {
        listener_.stack_refused(listener_.owner);
        return false;
    }
    const bool too_large = new_size > caps_.block && !is_stack;
    const bool too_much = growth > caps_.total || used_ + growth > caps_.total;
    if (too_large || too_much) listener_.exhausted(listener_.owner);
    return !too_large && growth <= caps_.total + caps_.reserve &&
           used_ + growth <= caps_.total + caps_.reserve;
}

void Allocator::count(Kind kind, size_t new_size) {
    tally_.bytes += static_cast<int64_t>(new_size);
    if (kind == Kind::text)
        tally_.largest_text = std::max(tally_.largest_text, new_size);
    else if (new_size > tally_.largest_vector && !is_stack_growth(kind, new_size))
        tally_.largest_vector = new_size;
}

void* Allocator::obtain(size_t size, Kind kind) noexcept {
    if (void* small = small_.take(size)) return small;
    return kind == Kind::vector && HashWatch::watches(size) ? std::calloc(1, size)
                                                            : std::malloc(size);
}

void* Allocator::resize(void* block, size_t old_size, size_t new_size) noexcept {
    if (!small_.owns(block)) return std::realloc(block, new_size);
    void* moved = obtain(new_size, Kind::other);
    if (moved == nullptr) return new_size <= old_size ? block : nullptr;
    std::memcpy(moved, block, std::min(old_size, new_size));
    small_.give(block, old_size);
    return moved;
}

void* Allocator::serve(void* self, void* block, size_t old_size, size_t new_size) noexcept {
    auto& memory = *static_cast<Allocator*>(self);
    // For a new block Lua passes the kind of value in place of the old size, 0 for a vector.
    const Kind kind = block != nullptr          ? Kind::other
                      : old_size == LUA_TSTRING ? Kind::text
                      : old_size == 0           ? Kind::vector
                                                : Kind::other;
    if (block == nullptr) old_size = 0;
    if (new_size == 0) {
        memory.release(block, old_size);
        return nullptr;
    }
    // A rehash asks again for an array that keeps its size; not every library leaves it in place.
    if (new_size == old_size) return block;
    if (new_size > old_size) {
        ++memory.tally_.requests;
        if (memory.refuse_in_ > 0 && memory.refused_by_test()) {
            memory.listener_.exhausted(memory.listener_.owner);
            return nullptr;
        }
        constexpr size_t small = 4096;
        const size_t growth = new_size - old_size;
        const bool plain = new_size <= small && memory.used_ + growth <= memory.caps_.total;
        if (!plain && !memory.grants(kind, growth, new_size)) return nullptr;
        memory.count(kind, new_size);
    }
    if (HashWatch::watches(old_size)) memory.hash_watch_.forget(block, old_size);
    void* moved =
        block == nullptr ? memory.obtain(new_size, kind) : memory.resize(block, old_size, new_size);
    if (moved == nullptr) {
        memory.listener_.exhausted(memory.listener_.owner);
        return nullptr;
    }
    memory.used_ += new_size - old_size;
    if (kind == Kind::vector) memory.note_vector(moved, new_size);
    return moved;
}

}  // namespace fronteira::script
