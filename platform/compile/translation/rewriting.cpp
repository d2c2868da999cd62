// SPDX-License-Identifier: MIT
#include "compile/translation/rewriting.hpp"

#include "compile/translation/operands.hpp"

namespace fronteira::compile {

std::vector<bool> targets(const Instructions& code) {
    std::vector<bool> found(code.size() + 2, false);
    for (size_t i = 0; i < code.size(); ++i) {
        if (is_jump(code[i])) found[target_of(code[i], i)] = true;
        if (may_skip(code[i])) found[i + 2] = true;
    }
    return found;
}

void Rewriting::carry(const Instruction& instruction, size_t at) {
    if (is_jump(instruction))
        put_jump(instruction, target_of(instruction, at));
    else
        put(instruction);
}

void Rewriting::finish() {
    next();
    for (const auto& [at, target] : jumps_)
        code[at].d = static_cast<int32_t>(places_[target]) - static_cast<int32_t>(at) - 1;
}

}  // namespace fronteira::compile
