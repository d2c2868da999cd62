// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fronteira::compile {

/// Lua 5.4's own instructions, in its order.
enum class Op : uint8_t {
    move,
    loadi,
    loadf,
    loadk,
    loadkx,
    loadfalse,
    lfalseskip,
    loadtrue,
    loadnil,
    getupval,
    setupval,
    gettabup,
    gettable,
    geti,
    getfield,
    settabup,
    settable,
    seti,
    setfield,
    newtable,
    self,
    addi,
    addk,
    subk,
    mulk,
    modk,
    powk,
    divk,
    idivk,
    bandk,
    bork,
    bxork,
    shri,
    shli,
    add,
    sub,
    mul,
    mod,
    pow,
    div,
    idiv,
    band,
    bor,
    bxor,
    shl,
    shr,
    mmbin,
    mmbini,
    mmbink,
    unm,
    bnot,
    not_,
    len,
    concat,
    close,
    tbc,
    jmp,
    eq,
    lt,
    le,
    eqk,
    eqi,
    lti,
    lei,
    gti,
    gei,
    test,
    testset,
    call,
    tailcall,
    return_,
    return0,
    return1,
    forloop,
    forprep,
    tforprep,
    tforcall,
    tforloop,
    setlist,
    closure,
    vararg,
    varargprep,
    extraarg,
};

/// A function as Lua's compiler leaves it: the text was understood there, names are registers.
struct Proto {
    /// `monostate` is nil, `double` a fraction.
    using Constant = std::variant<std::monostate, bool, int64_t, double, std::string>;
    struct Upvalue {
        bool in_stack = false;  ///< a register of the function around it, or one of its upvalues
        uint8_t index = 0;
        std::string name;
    };
    struct Local {
        std::string name;
        int start = 0;
        int end = 0;
    };
    std::string file;
    int line = 0;
    int parameters = 0;
    bool vararg = false;
    int registers = 0;
    std::vector<uint32_t> code;
    std::vector<Constant> constants;
    std::vector<Upvalue> upvalues;
    std::vector<Proto> inner;
    std::vector<int> lines;  ///< of each instruction
    std::vector<Local> locals;

    /// A constant that is a text.
    const std::string& text(int constant) const {
        return std::get<std::string>(constants[static_cast<size_t>(constant)]);
    }
    /// The same of any constant; null where it is no text.
    const std::string* text_if(int constant) const {
        return std::get_if<std::string>(&constants[static_cast<size_t>(constant)]);
    }
};

/// Reads what lua_dump wrote. Nothing when it is of another version than this machine's.
std::optional<Proto> read_chunk(std::string_view bytes);

}  // namespace fronteira::compile
