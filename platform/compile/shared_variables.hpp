// SPDX-License-Identifier: MIT
#pragma once

#include "compile/reused.hpp"
#include "compile/value.hpp"

#include <vector>

namespace fronteira::compile {

/// A variable that a function shares with those made inside it. It stands in a register for as long
/// as it is in scope, and here afterwards.
struct Shared {
    Value* at;
    Value value;
};

/// The shared variables of one run of the machine.
class SharedVariables {
 public:
    /// The one that stands in a register, the same for everybody who asks while it is in scope.
    /// Null where there are more than Lua should be spared.
    Shared* of(Value* in_register);
    /// What stands in this register or behind it goes out of scope.
    void close(const Value* from) {
        while (!open_.empty() && open_.back()->at >= from) leave_register();
    }
    /// A run begins, whatever was left of the last one.
    void clear() {
        all_.clear();
        open_.clear();
    }

 private:
    void leave_register();

    Reused<Shared> all_;
    std::vector<Shared*> open_;  ///< in the order of their registers
};

}  // namespace fronteira::compile
