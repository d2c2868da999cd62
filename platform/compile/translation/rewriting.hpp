// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <utility>
#include <vector>

namespace fronteira::compile {

using Instructions = std::vector<Instruction>;

inline bool is(const Instruction& instruction, Op op) {
    return instruction.op == static_cast<uint8_t>(op);
}

/// Whether the function ends there.
inline bool is_end(const Instruction& instruction) {
    return is(instruction, Op::return_) || is(instruction, Op::return0) ||
           is(instruction, Op::return1) || is(instruction, Op::tailcall);
}

inline Instruction made(Op op, int a, int b = 0, int c = 0, int d = 0) {
    return {static_cast<uint8_t>(op),
            static_cast<uint8_t>(a),
            static_cast<uint8_t>(b),
            static_cast<uint8_t>(c),
            d,
            {nullptr}};
}

/// The number of the instruction that a jump leads to, which stands at `at`.
inline size_t target_of(const Instruction& jump, size_t at) {
    return static_cast<size_t>(static_cast<int32_t>(at) + 1 + jump.d);
}

/// Which instructions are led to otherwise than by the one before them.
std::vector<bool> targets(const Instructions& code);

/// Writes a function anew, an instruction after the other, and aims its jumps at the end.
class Rewriting {
 public:
    Instructions code;
    /// What is put from here on stands for the next instruction.
    void next() { places_.push_back(code.size()); }
    void put(const Instruction& instruction) { code.push_back(instruction); }
    /// `target` is the number of an instruction in the function as it was.
    void put_jump(const Instruction& jump, size_t target) {
        jumps_.emplace_back(code.size(), target);
        code.push_back(jump);
    }
    /// What stood at `at`, aimed where it led from there.
    void carry(const Instruction& instruction, size_t at);
    void finish();

 private:
    std::vector<size_t> places_;
    std::vector<std::pair<size_t, size_t>> jumps_;
};

}  // namespace fronteira::compile
