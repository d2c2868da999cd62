// SPDX-License-Identifier: MIT
#include "script/functions/function_reader.hpp"

#include "compile/natives/pairs.hpp"
#include "compile/translation/inline_calls.hpp"
#include "compile/translation/known_tests.hpp"
#include "compile/translation/quick_calls.hpp"
#include "script/functions/dumped_function.hpp"
#include "script/modules.hpp"

namespace fronteira::script {
namespace {

constexpr int most_nested = 100;               // tables in tables, functions behind functions
constexpr int calls_deep = 2;                  // calls that are done without a call
constexpr int64_t most_inlined = 200'000;      // instructions
constexpr size_t most_read = size_t{4} << 20;  // bytes of functions

class Deeper {
 public:
    explicit Deeper(int& depth) : depth_(depth) { ++depth_; }
    ~Deeper() { --depth_; }
    Deeper(const Deeper&) = delete;
    Deeper& operator=(const Deeper&) = delete;

 private:
    int& depth_;
};

compile::Value opaque() {
    return compile::Value::of(compile::Tag::opaque, 0);
}

compile::Value handle_value(const Handle& handle) {
    if (handle.type == HandleType::card) return compile::Value::card(handle.deck, handle.index);
    return compile::Value::of(static_cast<compile::Tag>(static_cast<int>(compile::Tag::match) +
                                                        static_cast<int>(handle.type)),
                              handle.index);
}

}  // namespace

compile::Value FunctionReader::value(int at) {
    switch (lua_type(lua_, at)) {
        case LUA_TNIL:
            return compile::Value::nil();
        case LUA_TBOOLEAN:
            return compile::Value::boolean(lua_toboolean(lua_, at) != 0);
        case LUA_TNUMBER:
            return lua_isinteger(lua_, at) ? compile::Value::whole(lua_tointeger(lua_, at))
                                           : program_.fraction(lua_tonumber(lua_, at));
        case LUA_TSTRING: {
            size_t size = 0;
            const char* text = lua_tolstring(lua_, at, &size);
            return compile::Value::word(program_.name({text, size}));
        }
        case LUA_TTABLE:
            return table(at);
        case LUA_TFUNCTION:
            return function(at);
        case LUA_TUSERDATA: {
            const void* address = lua_topointer(lua_, at);
            lua_pushglobaltable(lua_);
            lua_pushliteral(lua_, "option");
            lua_rawget(lua_, -2);
            const bool options = lua_topointer(lua_, -1) == address;
            lua_pop(lua_, 2);
            if (options) return options_;
            const Handle* handle = to_handle(lua_, at);
            return handle == nullptr ? library(at) : handle_value(*handle);
        }
        default:
            return opaque();
    }
}

/// What is left out, and with it what it may write.
compile::Value FunctionReader::unread() {
    unread_ = true;
    return opaque();
}

/// A library is not a table, so that nothing can be written into it: its functions lie behind it.
compile::Value FunctionReader::library(int at) {
    if (luaL_getmetafield(lua_, at, "__index") == LUA_TNIL) return opaque();
    const compile::Value functions =
        lua_type(lua_, -1) == LUA_TTABLE ? entries(lua_gettop(lua_)) : opaque();
    if (functions.tag() == compile::Tag::table)
        functions.table()->strict = functions.table()->named = true;
    lua_pop(lua_, 1);
    return functions;
}

compile::Value FunctionReader::table(int at) {
    if (is_module(lua_, at)) return entries(at);
    if (lua_getmetatable(lua_, at) == 0) return entries(at);
    lua_pop(lua_, 1);
    return opaque();
}

compile::Value FunctionReader::entries(int at) {
    const void* address = lua_topointer(lua_, at);
    if (const auto known = known_.find(address); known != known_.end()) return known->second;
    const Deeper deeper(depth_);
    if (depth_ > most_nested) return unread();
    luaL_checkstack(lua_, 8, "tables are nested too deeply");
    lua_pushvalue(lua_, at);
    const int from = lua_gettop(lua_);
    compile::Table& copy = program_.make_table();
    copy.frozen = true;
    copy.strict = is_module(lua_, from);
    known_[address] = compile::Value::list(&copy);
    for (lua_Integer i = 1;; ++i) {
        const bool ends = lua_rawgeti(lua_, from, i) == LUA_TNIL;
        if (!ends) copy.list.push_back(value(-1));
        lua_pop(lua_, 1);
        if (ends) break;
    }
    const auto size = static_cast<int64_t>(copy.list.size());
    for (lua_pushnil(lua_); lua_next(lua_, from) != 0; lua_pop(lua_, 1)) {
        compile::Value key = value(-2);
        if (key.tag() == compile::Tag::fraction) key = opaque();
        if (key.tag() == compile::Tag::text) keys_.insert(key.text()->text);
        if (key.tag() == compile::Tag::integer && key.number() >= 1 && key.number() <= size)
            continue;
        copy.add_other(key, value(-1));
        const compile::Value& entry = copy.others.back().second;
        if (key.tag() == compile::Tag::text && entry.tag() == compile::Tag::function)
            field_of_.emplace(entry.function(), key.text()->text);
    }
    compile::put_in_order(copy);
    lua_settop(lua_, from - 1);
    return known_[address];
}

compile::Value FunctionReader::function(int at) {
    if (lua_iscfunction(lua_, at) != 0) {
        const auto native = natives_.find(lua_tocfunction(lua_, at));
        return native == natives_.end() ? opaque()
                                        : compile::Value::of(compile::Tag::native, native->second);
    }
    const void* address = lua_topointer(lua_, at);
    if (const auto known = known_.find(address); known != known_.end()) return known->second;
    const Deeper deeper(depth_);
    if (depth_ > most_nested || read_ > most_read) return unread();
    luaL_checkstack(lua_, 8, "functions are nested too deeply");
    lua_pushvalue(lua_, at);
    const int from = lua_gettop(lua_);
    const std::string dumped = dumped_function(lua_);
    read_ += dumped.size();
    auto proto = compile::read_chunk(dumped);
    if (!proto) {
        lua_settop(lua_, from - 1);
        return known_[address] = unread();
    }
    compile::Function& made = program_.make_function();
    known_[address] = compile::Value::code(&made);
    Met met{&made, std::move(*proto), {}, {}, {}};
    for (size_t i = 0; i < met.proto.upvalues.size(); ++i) {
        met.upvalues.push_back(upvalue(from, static_cast<int>(i) + 1));
        met.cells.push_back(lua_upvalueid(lua_, from, static_cast<int>(i) + 1));
        met.of_globals.push_back(met.upvalues.back().is == compile::Upvalue::Is::globals);
    }
    met_.push_back(std::move(met));
    lua_settop(lua_, from - 1);
    return compile::Value::code(&made);
}

compile::Upvalue FunctionReader::upvalue(int function, int number) {
    lua_getupvalue(lua_, function, number);
    lua_pushglobaltable(lua_);
    compile::Upvalue upvalue;
    if (lua_rawequal(lua_, -1, -2) != 0)
        upvalue.is = compile::Upvalue::Is::globals;
    else
        upvalue.value = value(-2);
    if (upvalue.value.tag() == compile::Tag::function)
        held_by_variables_.insert(upvalue.value.function());
    lua_pop(lua_, 2);
    return upvalue;
}

/// What was not read may write what the others hold to be constant.
void FunctionReader::leave_all() {
    for (const Met& met : met_) {
        met.function->code.assign(1, {});
        met.function->leaves = {
            {met.proto.file, met.proto.line, "more functions than can be compiled"}};
    }
}

std::vector<const compile::Function*> FunctionReader::translate_all() {
    const compile::Globals globals =
        [this](const std::string& name) -> std::optional<compile::Value> {
        lua_pushglobaltable(lua_);
        lua_pushlstring(lua_, name.data(), name.size());
        lua_rawget(lua_, -2);
        const compile::Value found = value(-1);
        lua_pop(lua_, 2);
        if (found.tag() == compile::Tag::nil) return std::nullopt;
        return found;
    };
    // Reading a global may meet further functions; all writes are known before the first is made.
    for (size_t i = 0; i < met_.size(); ++i)
        note_writes(met_[i].proto, met_[i].upvalues, met_[i].cells, met_[i].function);
    written_.erase(nullptr);
    std::vector<const compile::Function*> all;
    for (size_t i = 0; i < met_.size(); ++i) {
        Met& met = met_[i];
        for (size_t n = 0; n < met.upvalues.size(); ++n) {
            compile::Upvalue& held = met.upvalues[n];
            const bool table =
                held.value.tag() == compile::Tag::table && written_.count(held.value.table()) > 0;
            if (table || written_.count(met.cells[n]) > 0) held.is = compile::Upvalue::Is::changing;
        }
        compile::translate(program_, met.proto, met.upvalues, globals, *met.function);
        all.push_back(met.function);
    }
    for (const Met& met : met_) compile::settle_known_tests(*met.function);
    int64_t budget = most_inlined;
    for (int deep = 0; deep < calls_deep; ++deep)
        for (const Met& met : met_) compile::inline_calls(*met.function, budget);
    for (const Met& met : met_) compile::quicken_calls(program_, *met.function);
    if (unread_) leave_all();
    return all;
}

}  // namespace fronteira::script
