// SPDX-License-Identifier: MIT
#pragma once

#include "script/sandbox/allocator.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/sandbox/sandbox_time_guard.hpp"

#include <lua.hpp>

#include <atomic>
#include <set>
#include <string>
#include <vector>

namespace fronteira::script {

/// `internal`: an exception left a native function, so nobody knows what the host has half done.
enum class Death { none, budget, memory, time, internal };

/// Everything behind one Sandbox; found from a `lua_State*` through its extra space.
struct SandboxState {
    SandboxState(std::string mod_name, Limits given);
    ~SandboxState();
    SandboxState(const SandboxState&) = delete;
    SandboxState& operator=(const SandboxState&) = delete;

    /// Starts the budget of an outermost call.
    void refill();
    /// Reckons what the outermost call has cost.
    void settle();
    /// Ends the script for good: the next instruction, charge or protected call raises.
    /// Neither throws nor allocates, for the allocator calls it.
    void die(Death reason) noexcept;
    /// Notes where the script stands, for faults that Lua reports without a place.
    void note_place() noexcept;
    /// Raises what ends a dead script.
    [[noreturn]] void raise_death();
    /// The same error for one that is merely interrupted.
    [[noreturn]] void raise_end();
    /// Lays the text of that error ready. May raise.
    void prepare_death();
    Diagnostic death_notice() const;
    Place noted_place() const;
    /// What to report for a protected call that ended with `status`, the error value on top.
    Diagnostic failure(int status);

    const std::string mod;
    const Limits limits;
    Allocator memory;
    lua_State* lua = nullptr;

    int64_t allowance = INT64_MAX;  ///< of the next outermost call, where it is below the limit
    int64_t granted = 0;            ///< of the budget of this one, in instructions
    int64_t work = 0;               ///< of the last outermost call,
    int64_t all_work = 0;           ///< of all of them
    int64_t left = 0;               ///< of the budget
    int64_t effort = 0;             ///< spent of the coarser meter
    int64_t seen_bytes = 0;         ///< of the allocator's tally, already counted as effort
    int64_t seen_rehashes = 0;
    TimeGuard guard;
    int nesting = 0;
    Death death = Death::none;
    bool interrupted = false;       ///< the outermost call ends here
    bool raised_by_script = false;  ///< the error under way comes from `error` or `assert`
    char noted_file[LUA_IDSIZE] = {};
    int noted_line = 0;

    std::atomic<uint64_t> heartbeat{0};
    std::vector<std::string> printed;
    std::set<std::string> chunks;  ///< `mod/file` of all that was loaded
    size_t source_bytes = 0;
    Sandbox::HandleRank handle_rank = nullptr;
    void* host = nullptr;
    bool frozen = false;
};

inline SandboxState& state_of(lua_State* lua) {
    return **static_cast<SandboxState**>(lua_getextraspace(lua));
}

/// The hook interval: the finest step of the budget.
inline constexpr int budget_step = 200;

}  // namespace fronteira::script
