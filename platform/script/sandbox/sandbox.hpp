// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <cstddef>
#include <cstdint>
#include <functional>
#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

struct lua_State;

namespace fronteira::script {

class Allocator;
struct SandboxState;

/// How many times longer everything takes in a build that checks every memory access.
#ifdef __SANITIZE_ADDRESS__
inline constexpr int64_t slowed_by = 15;
#else
inline constexpr int64_t slowed_by = 1;
#endif

/// What a script may use. All but the last is counted, not timed, so that the outcome is the same
/// on every machine.
struct Limits {
    int64_t instructions = 5'000'000;  ///< per call, in instructions of the virtual machine
    size_t memory = 48u << 20;         ///< bytes in use at once
    size_t reserve = 1u << 20;         ///< bytes granted beyond that while the script unwinds
    size_t largest_block = 1u << 20;   ///< bytes of one text or of one table's cells
    size_t source_file = 64u << 10;    ///< bytes of one file
    size_t source_total = 256u << 10;  ///< bytes of all files together
    int64_t cpu_milliseconds = 4000 * slowed_by;  ///< per call, as a last resort; 0: no limit
};

/// A Lua state in which the code of one mod runs and can do nothing but compute: it has no files,
/// clocks, randomness, metatables, coroutines, patterns or addresses, and a limited budget.
///
/// The globals are `assert error ipairs pairs pcall print rawequal rawlen select tonumber
/// tostring type math string table`, and what the host adds. Reading or writing any other name is
/// an error.
///
/// In addition to Lua's own limits, a source may contain no operator `^`, no zero byte and no index
/// chain of more than 50 parts, and a call passes at most 250 values. `pairs` visits keys in sorted
/// order, `table.sort` is stable, and values shown as text contain no addresses.
///
/// Two budgets limit a call. `instructions` is counted exactly: the same script gives the same
/// figure everywhere. A coarser measure of effort (bytes allocated, size of the largest block that
/// an instruction may have to walk) only ends scripts whose few instructions are expensive.
/// Exceeding either, or running out of memory, is fatal: it cannot be caught, and nothing will run
/// in this Sandbox again.
///
/// Lua's own incremental collector runs during calls, paced by bytes alone and therefore the same
/// in every build; there is no collection at the end of a call.
class Sandbox {
 public:
    /// Defines an order of host handles (full userdata) used as table keys. The number must not
    /// depend on addresses, and the function must not raise. Nothing: it is not such a handle.
    using HandleRank = std::optional<int64_t> (*)(lua_State*, int index);

    /// `mod_name` is the first part of every file name in messages. Throws std::bad_alloc if there
    /// is not enough memory even for an empty state.
    explicit Sandbox(std::string mod_name, Limits limits = {});
    ~Sandbox();
    Sandbox(Sandbox&&) noexcept;
    Sandbox& operator=(Sandbox&&) noexcept;

    /// For the bindings only. Whatever may allocate or raise must run inside `build` or in a
    /// native function; pushing numbers, booleans, existing values and references is safe.
    lua_State* lua();

    /// Runs `body` with Lua errors and exceptions turned into a Diagnostic. For building tables,
    /// closures and userdata from the host's side; leaves the stack as it was.
    Result<void> build(const std::function<void(lua_State*)>& body);

    /// Makes the value on top of the stack the global `name` and pops it.
    Result<void> set_global(const char* name);

    /// Keeps the value on top of the stack in the registry, under the number returned, and pops it.
    Result<int> keep();

    /// From now on no global can be assigned. Reading them costs a little more.
    Result<void> freeze_globals();

    /// Compiles text under the chunk name `<mod>/<file>`, with another mod when one is named, and
    /// pushes the function. Codes: script.syntax, script.size, script.binary, script.depth, and
    /// those of `call`.
    Result<void> load(std::string_view source, const std::string& file,
                      const std::string& mod = {});

    /// Calls the function below `arguments` values on the stack. On success `results` values are
    /// left in their place; on failure none, and there is one Diagnostic with the place that the
    /// script had reached: script.error, script.budget, script.memory, script.depth, script.time
    /// (which need not happen again in another run, so it must not decide a match), or
    /// script.internal for an exception from a native function. The outermost call refills the
    /// budget.
    Result<void> call(int arguments, int results);

    /// The next outermost calls get at most this many instructions, fewer than the limits allow.
    void allow(int64_t units);

    /// For native functions, before they do their work; one unit is about one instruction. Raises
    /// a Lua error when the budget is used up.
    static void charge(lua_State* lua, int64_t units);

    /// For native functions: ends the outermost call in a way that no script can catch. Whoever
    /// made the call knows why, so it is not reported as a fault.
    [[noreturn]] static void interrupt(lua_State* lua);

    /// A pointer of the host's own, for native functions to find their way back.
    void set_host(void* host);
    static void* host(lua_State* lua);

    void set_handle_rank(HandleRank rank);

    /// True once budget, memory or time has run out: nothing will run here again.
    bool dead() const;
    /// Instructions and charges of the current or last outermost call; all of them once dead.
    int64_t spent() const;
    /// What the last outermost call cost, for those who limit many calls together: `spent`, or more
    /// if its instructions were expensive. At least the step in which instructions are counted.
    int64_t work() const;
    /// The work of all outermost calls so far.
    int64_t all_work() const;
    /// Odd while a call runs; grows with each call. A watchdog on another thread may read it.
    uint64_t heartbeat() const;

    /// What the script printed: at most 100 lines of at most 200 bytes, without control characters.
    std::vector<std::string>& printed();

    /// Bytes in use.
    size_t memory_used() const;
    /// Frees everything that the script can no longer reach, for a match that will be idle.
    void collect();
    /// For tests of what happens when memory runs out.
    Allocator& allocator();

 private:
    Result<void> call_slowly(int arguments, int results);

    std::unique_ptr<SandboxState> state_;
};

}  // namespace fronteira::script
