// SPDX-License-Identifier: MIT
#pragma once

#include "compile/translation/rewriting.hpp"

#include <optional>
#include <vector>

namespace fronteira::compile {

/// A call of which it is known what is called: the instruction that loads the function, or takes a
/// method of an object, and the instructions of the arguments behind it.
struct CallSite {
    /// Where an argument comes from.
    struct Argument {
        int in_register = 0;              ///< it stands there when the call is made
        const Value* constant = nullptr;  ///< null unless it is one
        std::optional<int> variable;      ///< a register that it is copied from
    };

    size_t first = 0;  ///< the instruction that loads the function,
    size_t call = 0;   ///< and the call
    int place = 0;     ///< the register of the function, and of the first result
    int results = 0;
    int object = -1;                  ///< of a method: the register of its object,
    const Name* method = nullptr;     ///< and its name; null for a function
    Value function;                   ///< otherwise
    std::vector<Argument> arguments;  ///< without the object
    bool open = false;  ///< it has as many as what comes before gives, and `arguments` is empty
    bool bare = false;  ///< nothing but constants and variables is loaded in between
};

/// Which instruction loads the function that a call calls, or takes a method of an object, where
/// that is known: nothing but arguments may stand between them, and no jump may lead there.
std::optional<size_t> load_of_called(const Function& function, const std::vector<bool>& led_to,
                                     size_t call);

/// What is known of the call at `call`; nothing where a jump leads into it, or a method is called
/// with an open number of values. `led_to` is what targets() says.
std::optional<CallSite> call_site(const Function& function, const std::vector<bool>& led_to,
                                  size_t call);

}  // namespace fronteira::compile
