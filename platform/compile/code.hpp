// SPDX-License-Identifier: MIT
#pragma once

#include "compile/chunk.hpp"

#include <cstdint>
#include <vector>

namespace fronteira::compile {

/// The parts of one instruction of Lua 5.4.
struct Code {
    explicit Code(uint32_t word) : bits(word) {}
    uint32_t bits;
    Op op() const { return static_cast<Op>(bits & 0x7fu); }
    int a() const { return static_cast<int>(bits >> 7 & 0xffu); }
    bool k() const { return (bits >> 15 & 1u) != 0; }
    int b() const { return static_cast<int>(bits >> 16 & 0xffu); }
    int c() const { return static_cast<int>(bits >> 24 & 0xffu); }
    int sb() const { return b() - 127; }
    int sc() const { return c() - 127; }
    int bx() const { return static_cast<int>(bits >> 15); }
    int sbx() const { return bx() - 65535; }
    int sj() const { return static_cast<int>(bits >> 7) - 16777215; }
};

/// What a person who wrote an instruction that is not compiled would call it.
const char* word_of(Op op);

/// Of an instruction of a function; the function's own where it is not known.
int line_of(const Proto& proto, size_t at);

/// Whether it gives a register another value, or may.
bool writes(Code code, int in_register);

/// Whether it reads what stands in a register.
bool reads(Code code, int in_register);

/// Whether a test belongs to `a and b or c`, of which b may be the value: c comes into the same
/// register where the test leads.
bool gives_a_value(const Proto& proto, size_t at);

/// By place, whether a jump leads to the instruction: what is known before it is not known there.
/// One place more than there are instructions.
std::vector<bool> jump_targets(const Proto& proto);
/// Those alone to which a jump leads on, as `a and b` and the end of an `if` have it.
std::vector<bool> joins(const Proto& proto);

/// The global that an instruction reads, or null.
const std::string* global_read(const Proto& proto, Code code);

/// Whether a function, without those inside of it, reads a global.
bool reads_global(const Proto& proto, const char* name);

/// Whether the variable that stands in a register at an instruction is ever given another value.
bool is_written(const Proto& proto, int pc, int in_register);

}  // namespace fronteira::compile
