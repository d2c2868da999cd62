// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/callee.hpp"
#include "compile/handle_types.hpp"

#include <string>
#include <vector>

namespace fronteira::compile {

/// What an upvalue is known to hold for as long as matches are played.
struct Held {
    bool globals = false;
    Value value{};
    const Proto* function = nullptr;  ///< in place of a value: one made inside a function
};

/// What is known of the upvalues of a function inside of another one, of whose upvalues it is
/// `known`: nothing, `T{}`, of variables of that one itself.
template <class T>
std::vector<T> passed_on(const Proto& inner, const std::vector<T>& known) {
    std::vector<T> passed;
    for (const Proto::Upvalue& one : inner.upvalues)
        passed.push_back(one.in_stack ? T{} : known[one.index]);
    return passed;
}

/// What comes into the registers of a function from around it and is known before a match begins:
/// functions of the rules, tables of the file, libraries. All is lent.
class HeldValues {
 public:
    HeldValues(Program& program, const Proto& proto, const HandleTypes& types,
               const std::vector<Held>& of_upvalues, const Callees& callees)
        : program_(program),
          proto_(proto),
          types_(types),
          of_upvalues_(of_upvalues),
          callees_(callees) {}

    /// Whether the instruction at `at` reads a global.
    bool is_global_at(size_t at) const;
    /// The function of the rules that the instruction at `at` brings to be called, or null.
    const Proto* function_at(size_t at) const;
    /// The function of the rules that stands in a register, or null.
    const Proto* function_in(size_t at, int in_register) const;
    /// Whether a function stands in a register.
    bool is_function(size_t at, int in_register) const;
    /// The variable of the file that holds the table which stands in a register, or a table around
    /// that; else null.
    const std::string* table_in(size_t at, int in_register) const;
    /// The library that stands in a register, or empty.
    std::string library_in(size_t at, int in_register) const;
    /// What the functions inside take along, in their order.
    std::vector<std::vector<Held>> inside() const;

 private:
    Held in(size_t at, int in_register) const;
    Held taken_along(size_t at, int in_register) const;

    Program& program_;
    const Proto& proto_;
    const HandleTypes& types_;
    const std::vector<Held>& of_upvalues_;
    const Callees& callees_;
};

}  // namespace fronteira::compile
