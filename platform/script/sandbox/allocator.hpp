// SPDX-License-Identifier: MIT
#pragma once

#include "script/sandbox/sandbox_hash_watch.hpp"
#include "script/sandbox/small_blocks.hpp"

#include <cstddef>
#include <cstdint>

namespace fronteira::script {

/// Memory of one Lua state, counted to the byte. Crossing a cap is reported to the owner, who
/// ends the script; until it has unwound, blocks are granted from the reserve, so that Lua's own
/// error path does not run dry.
class Allocator {
 public:
    struct Caps {
        size_t total = 0;    ///< bytes in use at once
        size_t reserve = 0;  ///< granted beyond `total` while the script unwinds
        size_t block = 0;    ///< the largest single block; Lua's value stack may have twice this
    };
    /// What the owner is told. Must neither throw nor allocate from this state.
    struct Listener {
        void* owner = nullptr;
        void (*exhausted)(void* owner) = nullptr;      ///< a cap was crossed: end the script
        void (*stack_refused)(void* owner) = nullptr;  ///< the value stack may grow no further
    };
    /// What was asked for so far: the measure of work that no instruction count shows.
    struct Tally {
        int64_t bytes = 0;          ///< of all blocks that were new or grew
        int64_t rehashes = 0;       ///< of tables
        size_t largest_text = 0;    ///< bytes
        size_t largest_vector = 0;  ///< bytes
        int64_t requests = 0;       ///< that grew something
    };

    Allocator(Caps caps, Listener listener) : caps_(caps), listener_(listener) {}
    Allocator(const Allocator&) = delete;
    Allocator& operator=(const Allocator&) = delete;

    /// A `lua_Alloc`; `self` is the Allocator.
    static void* serve(void* self, void* block, size_t old_size, size_t new_size) noexcept;

    size_t used() const { return used_; }
    size_t stack_size() const { return stack_size_; }
    const Tally& tally() const { return tally_; }
    HashWatch& hash_watch() { return hash_watch_; }

    /// For tests of the failure paths: the `n`-th growing request from now (1 is the next) and
    /// the `failures - 1` after it are refused. 0 switches it off.
    void refuse(int64_t n, int64_t failures) { refuse_in_ = n, refusals_ = failures; }

 private:
    enum class Kind { text, vector, other };

    bool is_stack_growth(Kind kind, size_t new_size) const;
    bool grants(Kind kind, size_t growth, size_t new_size);
    bool refused_by_test();
    void count(Kind kind, size_t new_size);
    void note_vector(const void* block, size_t size);
    void release(void* block, size_t size);
    void* obtain(size_t size, Kind kind) noexcept;
    void* resize(void* block, size_t old_size, size_t new_size) noexcept;

    Caps caps_;
    Listener listener_;
    size_t used_ = 0;
    Tally tally_;
    HashWatch hash_watch_;
    SmallBlocks small_;
    int64_t refuse_in_ = 0;
    int64_t refusals_ = 0;
    const void* stack_ = nullptr;
    size_t stack_size_ = 0;
    bool rehash_begun_ = false;
    const void* newest_vector_ = nullptr;
    size_t newest_vector_size_ = 0;
};

}  // namespace fronteira::script
