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

/// A build that looks at every access takes so many times longer.
#ifdef __SANITIZE_ADDRESS__
inline constexpr int64_t slowed_by = 15;
#else
inline constexpr int64_t slowed_by = 1;
#endif

/// What a script may use up. All but the last is counted, not timed, so that a verdict is the
/// same on every machine.
struct Limits {
    int64_t instructions = 5'000'000;  ///< a call, in instructions of the virtual machine
    size_t memory = 48u << 20;         ///< bytes in use at once
    size_t reserve = 1u << 20;         ///< bytes granted beyond that while the script unwinds
    size_t largest_block = 1u << 20;   ///< bytes of one text or of one table's cells
    size_t source_file = 64u << 10;    ///< bytes of one file
    size_t source_total = 256u << 10;  ///< bytes of all files together
    int64_t cpu_milliseconds = 4000 * slowed_by;  ///< a call, behind all else; 0 is without end
};

/// One Lua state in which the code of one mod runs, able to do nothing but compute: no files,
/// clocks, chance, metatables, coroutines, patterns or addresses, and an end to its budget.
///
/// The globals are `assert error ipairs pairs pcall print rawequal rawlen select tonumber
/// tostring type math string table`, and what the host adds. A name that is not among them is
/// an error where it is read or written.
///
/// Beyond the usual limits of Lua a source may hold no operator `^`, no zero byte and no index
/// chain of more than 50 parts, and a call passes at most 250 values. `pairs` walks in sorted
/// order, `table.sort` is stable, and texts of values hold no addresses.
///
/// Two budgets hold a call. `instructions` counts exactly: same script, same figure, everywhere.
/// Beside it runs a coarser meter of effort (bytes allocated, size of the largest block that an
/// instruction may have to walk), which only ends scripts that make few instructions dear.
/// Running out of either, or of memory, is death: it cannot be caught, and nothing will run in
/// this Sandbox again.
///
/// Lua's own incremental collector runs in the calls, paced by bytes alone and so the same on
/// every build; there is no collection at the end of a call.
class Sandbox {
 public:
    /// Places an order on host handles (full userdata) used as table keys: the number must not
    /// depend on addresses, and the function must not raise. Nothing: it is no such handle.
    using HandleRank = std::optional<int64_t> (*)(lua_State*, int index);

    /// `mod_name` is the first part of every file name in messages. Throws std::bad_alloc when
    /// not even an empty state fits into the machine's memory.
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

    /// From now on no global can be given another value. Reading them costs a little more.
    Result<void> freeze_globals();

    /// Compiles text under the chunk name `<mod>/<file>`, with another mod when one is named, and
    /// pushes the function. Codes: script.syntax, script.size, script.binary, script.depth, and
    /// those of `call`.
    Result<void> load(std::string_view source, const std::string& file,
                      const std::string& mod = {});

    /// Calls the function that lies under `arguments` values. On success `results` values are
    /// left in their place; on failure nothing is, and there is one Diagnostic with the place
    /// where the script stood: script.error, script.budget, script.memory, script.depth,
    /// script.time (which no other run need repeat, so it must not decide a match), or
    /// script.internal for an exception out of a native function. The outermost call refills
    /// the budget.
    Result<void> call(int arguments, int results);

    /// The next outermost calls get at most so many instructions, less than `limits` say.
    void allow(int64_t units);

    /// For native functions, before they work: one unit is about one instruction. Raises a Lua
    /// error when the budget is gone.
    static void charge(lua_State* lua, int64_t units);

    /// For native functions: ends the outermost call, and no script can catch it. Whoever made the
    /// call knows why, and asks for no fault.
    [[noreturn]] static void interrupt(lua_State* lua);

    /// A pointer of the host's own, for native functions to find their way back.
    void set_host(void* host);
    static void* host(lua_State* lua);

    void set_handle_rank(HandleRank rank);

    /// True once budget, memory or time ran out: nothing will run here any more.
    bool dead() const;
    /// Instructions and charges of the current or last outermost call; all of them once dead.
    int64_t spent() const;
    /// What the last outermost call has cost whoever must bound many calls together: `spent`, and
    /// more where its instructions were dear. At least the step in which instructions are counted.
    int64_t work() const;
    /// The work of all outermost calls so far.
    int64_t all_work() const;
    /// Odd while a call runs; grows with each. A watchdog on another thread may read it.
    uint64_t heartbeat() const;

    /// What the script printed: at most 100 lines of at most 200 bytes, cleaned.
    std::vector<std::string>& printed();

    /// Bytes in use.
    size_t memory_used() const;
    /// Frees whatever the script no longer reaches, for a match that will be idle.
    void collect();
    /// For tests of the failure paths.
    Allocator& allocator();

 private:
    Result<void> call_slowly(int arguments, int results);

    std::unique_ptr<SandboxState> state_;
};

}  // namespace fronteira::script
