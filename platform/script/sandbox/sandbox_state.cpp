// SPDX-License-Identifier: MIT
#include "script/sandbox/sandbox_state.hpp"

#include "script/hints/error_text.hpp"

#include <algorithm>
#include <cassert>
#include <cstdio>
#include <cstdlib>
#include <new>
#include <utility>

namespace fronteira::script {
namespace {

// Effort is counted in units of at most about 50 nanoseconds, a plain instruction being one.
// What single instructions cost beyond that was measured: comparing long texts, counting the
// cells of a large table whenever a small one beside it changes, copying wide argument lists.
constexpr int64_t effort_allowance = 2;         // times the budget
constexpr int64_t bytes_per_effort = 32;        // asked of the allocator
constexpr size_t text_bytes_per_effort = 1024;  // of the largest text, for each instruction
constexpr size_t stack_bytes_per_effort = 16384;
constexpr size_t vector_bytes_per_effort = 1024;  // of the largest vector, for each rehash
constexpr size_t cells_per_effort = 4;            // of the longest chain of colliding keys
constexpr int widest_arguments = 250;

const char death_key = 0;

SandboxState& owner_of(void* owner) {
    return *static_cast<SandboxState*>(owner);
}

Allocator::Listener listener_of(SandboxState* state) {
    return {state, [](void* owner) { owner_of(owner).die(Death::memory); },
            [](void* owner) {
                SandboxState& refused = owner_of(owner);
                refused.note_place();
                // Lua answers a refusal with a full collection before it gives up.
                refused.effort += static_cast<int64_t>(refused.memory.used()) / bytes_per_effort;
            }};
}

void add_effort(SandboxState& state) {
    const Allocator::Tally& now = state.memory.tally();
    const size_t dearness =
        1 + now.largest_text / text_bytes_per_effort +
        state.memory.stack_size() / stack_bytes_per_effort +
        static_cast<size_t>(state.memory.hash_watch().longest_chain()) / cells_per_effort;
    state.effort += budget_step * static_cast<int64_t>(dearness);
    state.effort += (now.bytes - state.seen_bytes) / bytes_per_effort;
    state.effort += (now.rehashes - state.seen_rehashes) *
                    static_cast<int64_t>(now.largest_vector / vector_bytes_per_effort);
    state.seen_bytes = now.bytes;
    state.seen_rehashes = now.rehashes;
}

/// `...` may hold no more values than a call can name: each use of it copies them all.
void refuse_wide_arguments(lua_State* lua) {
    lua_Debug frame;
    for (int level = 0; level < 3 && lua_getstack(lua, level, &frame) != 0; ++level)
        if (lua_getlocal(lua, &frame, -widest_arguments - 1) != nullptr)
            luaL_error(lua, "more than %d values in `...`", widest_arguments);
}

void on_budget_step(lua_State* lua, lua_Debug*) {
    SandboxState& state = state_of(lua);
    if (state.death != Death::none) state.raise_death();
    state.left -= budget_step;
    add_effort(state);
    if (state.left < 0 || state.effort > state.limits.instructions * effort_allowance) {
        state.die(Death::budget);
        state.raise_death();
    }
    if (state.guard.expired(state.limits.cpu_milliseconds)) {
        state.die(Death::time);
        state.raise_death();
    }
    refuse_wide_arguments(lua);
}

}  // namespace

SandboxState::SandboxState(std::string mod_name, Limits given)
    : mod(std::move(mod_name)),
      limits(given),
      memory({given.memory, given.reserve, given.largest_block}, listener_of(this)) {
    lua_State* fresh = lua_newstate(Allocator::serve, &memory);
    if (fresh == nullptr) throw std::bad_alloc();
    *static_cast<SandboxState**>(lua_getextraspace(fresh)) = this;
    lua = fresh;
}

SandboxState::~SandboxState() {
    lua_close(lua);
    assert(memory.used() == 0);
}

void SandboxState::refill() {
    left = granted = std::clamp<int64_t>(allowance, 0, limits.instructions);
    effort = 0;
    interrupted = false;
    guard.restart();
    noted_line = 0;
    seen_bytes = memory.tally().bytes;
    seen_rehashes = memory.tally().rehashes;
    // Restarting the interval makes the figure a function of this call alone.
    lua_sethook(lua, on_budget_step, LUA_MASKCOUNT, budget_step);
}

void SandboxState::settle() {
    add_effort(*this);
    const int64_t counted = death != Death::none ? granted : granted - left;
    work = std::max(counted + budget_step, effort / effort_allowance);
    all_work += work;
}

void SandboxState::die(Death reason) noexcept {
    if (death != Death::none) return;
    death = reason;
    left = -1;
    if (lua == nullptr) return;
    note_place();
    lua_sethook(lua, on_budget_step, LUA_MASKCOUNT, 1);
}

void SandboxState::note_place() noexcept {
    noted_line = 0;
    lua_Debug frame;
    for (int level = 0; lua_getstack(lua, level, &frame) != 0; ++level) {
        lua_getinfo(lua, "Sl", &frame);
        if (frame.currentline <= 0) continue;
        std::snprintf(noted_file, sizeof noted_file, "%s", frame.short_src);
        noted_line = frame.currentline;
        return;
    }
}

void SandboxState::prepare_death() {
    lua_pushliteral(lua, "the script has ended");
    lua_rawsetp(lua, LUA_REGISTRYINDEX, &death_key);
}

void SandboxState::raise_death() {
    left = -1;
    raise_end();
}

void SandboxState::raise_end() {
    // The text lies ready, for a script that ran out of memory has none left for it.
    if (lua_checkstack(lua, 1)) lua_rawgetp(lua, LUA_REGISTRYINDEX, &death_key);
    lua_error(lua);
    std::abort();  // not reached: lua_error does not return, but is not declared so
}

Place SandboxState::noted_place() const {
    Place place{mod, 0, 0};
    if (noted_line == 0) return place;
    const std::string text = std::string(noted_file) + ":" + std::to_string(noted_line) + ": ";
    return located(text, chunks, {}).place;
}

Diagnostic SandboxState::death_notice() const {
    switch (death) {
        case Death::budget:
            if (granted == 0)
                return error_at(noted_place(), "script.budget",
                                "the step had used up its budget before it came to this script",
                                "do less in one move");
            return error_at(
                noted_place(), "script.budget",
                "the script used up its budget of " + std::to_string(granted) + " instructions" +
                    (granted < limits.instructions ? ", all that its step had left" : ""),
                "does its loop end? if so, do less in one move");
        case Death::memory:
            return error_at(noted_place(), "script.memory",
                            "the script ran out of memory: " + std::to_string(limits.memory >> 10) +
                                " KB in all, " + std::to_string(limits.largest_block >> 10) +
                                " KB for one text or table",
                            "does its loop end? if so, keep less at a time");
        case Death::time:
            return error_at(noted_place(), "script.time",
                            "the script ran for more than " +
                                std::to_string(limits.cpu_milliseconds) + " milliseconds");
        default:
            return error_at(noted_place(), "script.internal",
                            "an exception left a native function");
    }
}

Diagnostic SandboxState::failure(int status) {
    if (status < 0) die(Death::internal);
    if (death != Death::none) return death_notice();
    const bool from_script = std::exchange(raised_by_script, false);
    if (status == LUA_ERRMEM || status == LUA_ERRERR)
        return error_at(noted_place(), "script.depth",
                        "stack overflow: calls are nested too deeply",
                        "does the function that calls itself ever stop?");
    if (lua_type(lua, -1) != LUA_TSTRING)
        return error_at(
            {mod, 0, 0}, "script.error",
            std::string("the error is not a text but of type ") + luaL_typename(lua, -1));
    size_t size = 0;
    const char* text = lua_tolstring(lua, -1, &size);
    Diagnostic finding = located({text, size}, chunks, "script.error");
    if (finding.place.file.empty()) finding.place = noted_place();
    if (!from_script &&
        (finding.message == "stack overflow" || finding.message == "C stack overflow"))
        finding.code = "script.depth";
    return finding;
}

}  // namespace fronteira::script
