// SPDX-License-Identifier: MIT
#include "script/sandbox/sandbox.hpp"

#include "script/hints/place_in_text.hpp"
#include "script/hints/syntax_hint.hpp"
#include "script/library.hpp"
#include "script/sandbox/sandbox_globals.hpp"
#include "script/sandbox/sandbox_source.hpp"

#include <algorithm>
#include <clocale>
#include <cstdlib>
#include <cstring>

namespace fronteira::script {
namespace {

/// One outermost or nested entry into the script.
class Entry {
 public:
    explicit Entry(SandboxState& state) : state_(state) {
        if (state_.nesting++ > 0) return;
        state_.refill();
        beat();
    }
    ~Entry() {
        if (--state_.nesting != 0) return;
        state_.settle();
        beat();
    }
    Entry(const Entry&) = delete;
    Entry& operator=(const Entry&) = delete;

 private:
    void beat() {
        const uint64_t now = state_.heartbeat.load(std::memory_order_relaxed);
        state_.heartbeat.store(now + 1, std::memory_order_relaxed);
    }
    SandboxState& state_;
};

/// Takes everything above `base` off the stack and reports why.
tl::unexpected<Diagnostics> give_up(SandboxState& state, int status, int base) {
    Diagnostic finding = state.failure(status);
    lua_settop(state.lua, base);
    return fail(std::move(finding));
}

int run_body(lua_State* lua) {
    const auto* body = static_cast<const std::function<void(lua_State*)>*>(lua_touserdata(lua, 1));
    lua_settop(lua, 0);
    (*body)(lua);
    return 0;
}

int keep_value(lua_State* lua) {
    lua_pushinteger(lua, luaL_ref(lua, LUA_REGISTRYINDEX));
    return 1;
}

/// The first line without which the lines before it are not yet `bad`; the whole text is.
template <class Bad>
int first_bad_line(std::string_view source, Bad bad) {
    std::vector<size_t> ends;
    for (size_t i = 0; i < source.size(); ++i)
        if (source[i] == '\n') ends.push_back(i);
    const auto first = std::partition_point(
        ends.begin(), ends.end(), [&](size_t end) { return !bad(source.substr(0, end)); });
    return static_cast<int>(first - ends.begin()) + 1;
}

/// Of a `break` or `goto` that leads nowhere Lua complains where the function ends: "break outside
/// loop at line 2".
void take_line_at_end(Diagnostic& finding) {
    std::string& said = finding.message;
    constexpr std::string_view before = " at line ";
    const size_t at = said.rfind(before);
    if (at == std::string::npos || said.find(')', at) != std::string::npos) return;
    const size_t number = at + before.size();
    const size_t behind = std::min(said.find_first_not_of("0123456789", number), said.size());
    finding.place.line = std::atoi(said.c_str() + number);
    said.erase(at, behind - at);
}

/// Lua orders text and reads numbers by the locale; anything but C makes matches differ.
bool locale_is_plain() {
    return std::strcoll("a", "B") > 0 && *std::localeconv()->decimal_point == '.';
}

}  // namespace

Sandbox::Sandbox(std::string mod_name, Limits limits)
    : state_(std::make_unique<SandboxState>(std::move(mod_name), limits)) {
    // Cannot fail but by memory, and then the sandbox is dead and says so at the first call.
    (void)build([this](lua_State* lua) {
        state_->prepare_death();
        make_globals(lua);
    });
}

Sandbox::~Sandbox() = default;
Sandbox::Sandbox(Sandbox&&) noexcept = default;
Sandbox& Sandbox::operator=(Sandbox&&) noexcept = default;

lua_State* Sandbox::lua() {
    return state_->lua;
}

Result<void> Sandbox::build(const std::function<void(lua_State*)>& body) {
    SandboxState& state = *state_;
    if (state.death != Death::none) return fail(state.death_notice());
    const int base = lua_gettop(state.lua);
    if (!lua_checkstack(state.lua, 2)) return give_up(state, LUA_ERRMEM, base);
    lua_pushcfunction(state.lua, run_body);
    lua_pushlightuserdata(state.lua, const_cast<std::function<void(lua_State*)>*>(&body));
    return call(1, 0);
}

Result<void> Sandbox::set_global(const char* name) {
    const int value = lua_gettop(state_->lua);
    lua_pushvalue(state_->lua, value);
    lua_pushcfunction(state_->lua, store_global);
    lua_insert(state_->lua, -2);
    lua_pushlightuserdata(state_->lua, const_cast<char*>(name));
    Result<void> stored = call(2, 0);
    lua_settop(state_->lua, value - 1);
    return stored;
}

Result<int> Sandbox::keep() {
    lua_pushcfunction(state_->lua, keep_value);
    lua_insert(state_->lua, -2);
    if (auto kept = call(1, 1); !kept) return fail(std::move(kept.error()));
    const auto number = static_cast<int>(lua_tointeger(state_->lua, -1));
    lua_pop(state_->lua, 1);
    return number;
}

Result<void> Sandbox::freeze_globals() {
    if (std::exchange(state_->frozen, true)) return {};
    return build(hide_globals);
}

Result<void> Sandbox::load(std::string_view source, const std::string& file,
                           const std::string& mod) {
    SandboxState& state = *state_;
    if (state.death != Death::none) return fail(state.death_notice());
    const std::string chunk = (mod.empty() ? state.mod : mod) + "/" + file;
    const bool fresh = state.chunks.insert(chunk).second;  // `check` reads a file once more
    if (!locale_is_plain())
        return fail(error_at({chunk, 0, 0}, "script.locale",
                             "the program's locale changes how scripts compute",
                             "set LC_ALL to C.UTF-8 before the first script is loaded"));
    if (auto fault = fault_of_source(source, chunk, state.limits.source_file))
        return fail(std::move(*fault));
    if (fresh) state.source_bytes += source.size();
    if (state.source_bytes > state.limits.source_total)
        return fail(error_at({chunk, 0, 0}, "script.size",
                             "the files of this mod have more than " +
                                 std::to_string(state.limits.source_total) + " bytes in all"));
    const int base = lua_gettop(state.lua);
    const Entry entry(state);
    const auto compile = [&](std::string_view text) {
        return luaL_loadbufferx(state.lua, text.data(), text.size(), ("=" + chunk).c_str(), "t");
    };
    const int status = compile(source);
    if (status == LUA_OK && state.death == Death::none) return {};
    auto failed = give_up(state, status, base);
    Diagnostic& finding = failed.value().front();
    finding.place.file = chunk;
    if (finding.code == "script.error") {
        finding.code = "script.syntax";
        take_line_at_end(finding);
        finding.hint = syntax_hint(source, finding.place.line, finding.message);
    }
    find_column(finding, source);
    if (finding.code != "script.depth") return failed;
    finding.message = "blocks or expressions are nested too deeply (about 190 levels are possible)";
    constexpr size_t worth_searching = 16u << 10;  // bytes; a long file may take long to compile
    if (source.size() > worth_searching) return failed;
    finding.place.line = first_bad_line(source, [&](std::string_view lines) {
        const bool bad =
            compile(lines) != LUA_OK && state.failure(LUA_ERRSYNTAX).code == "script.depth";
        lua_settop(state.lua, base);
        return bad;
    });
    return failed;
}

Result<void> Sandbox::call(int arguments, int results) {
    SandboxState& state = *state_;
    if (state.death != Death::none || results == LUA_MULTRET) [[unlikely]]
        return call_slowly(arguments, results);
    const Entry entry(state);
    const int status = lua_pcall(state.lua, arguments, results, 0);
    if (status == LUA_OK && state.death == Death::none) [[likely]]
        return {};
    const int left_behind = status == LUA_OK ? results : 1;
    return give_up(state, status, lua_gettop(state.lua) - left_behind);
}

Result<void> Sandbox::call_slowly(int arguments, int results) {
    SandboxState& state = *state_;
    const int base = lua_gettop(state.lua) - arguments - 1;
    if (state.death != Death::none) return give_up(state, LUA_OK, base);
    const Entry entry(state);
    const int status = lua_pcall(state.lua, arguments, results, 0);
    if (status == LUA_OK && state.death == Death::none) return {};
    return give_up(state, status, base);
}

void Sandbox::charge(lua_State* lua, int64_t units) {
    script::charge(lua, units);
}

void Sandbox::interrupt(lua_State* lua) {
    state_of(lua).interrupted = true;
    state_of(lua).raise_end();
}

void Sandbox::set_host(void* host) {
    state_->host = host;
}
void* Sandbox::host(lua_State* lua) {
    return state_of(lua).host;
}
void Sandbox::set_handle_rank(HandleRank rank) {
    state_->handle_rank = rank;
}

bool Sandbox::dead() const {
    return state_->death != Death::none;
}

int64_t Sandbox::spent() const {
    return dead() ? state_->granted : state_->granted - state_->left;
}

void Sandbox::allow(int64_t units) {
    state_->allowance = units;
}

int64_t Sandbox::work() const {
    return state_->work;
}

int64_t Sandbox::all_work() const {
    return state_->all_work;
}

uint64_t Sandbox::heartbeat() const {
    return state_->heartbeat.load(std::memory_order_relaxed);
}

std::vector<std::string>& Sandbox::printed() {
    return state_->printed;
}
size_t Sandbox::memory_used() const {
    return state_->memory.used();
}
void Sandbox::collect() {
    lua_gc(state_->lua, LUA_GCCOLLECT);
}
Allocator& Sandbox::allocator() {
    return state_->memory;
}

}  // namespace fronteira::script
