// SPDX-License-Identifier: MIT
#pragma once

#include "compile/code.hpp"
#include "compile/handle_types.hpp"

#include <string>
#include <string_view>

namespace fronteira::compile {

/// What kind of value stands somewhere, as far as the text of a function says.
struct ValueKind {
    enum class Is : uint8_t {
        unknown,
        number,
        fraction,
        text,
        flag,
        list,
        function,
        handle
    } is = Is::unknown;
    Tag handle = Tag::nil;
    bool sure = true;       ///< else it goes by a name that a table may have as well, `name`
    std::string name = {};  ///< of the field that was read
};

/// "a number", "a seat", for a sentence.
std::string said(const ValueKind& kind);

/// Whether it can be calculated with.
inline bool is_number(const ValueKind& kind) {
    return kind.is == ValueKind::Is::number || kind.is == ValueKind::Is::fraction;
}

/// What kinds of values stand in the registers of a function. All are lent. `of_move`: its
/// parameters have the kinds that their names have among the values of moves; of a helper they may
/// merely be called so.
class ValueKinds {
 public:
    ValueKinds(Program& program, const Proto& proto, bool of_move)
        : program_(program), proto_(proto), types_(program, proto), of_move_(of_move) {}

    const HandleTypes& types() const { return types_; }
    /// Of what stands there before the instruction at `at`.
    ValueKind in(size_t at, int in_register) const;
    /// The same of what is calculated with or compared: `match.seat` is a list. A function that is
    /// not called is unknown, because others tell of it.
    ValueKind operand(size_t at, int in_register) const;
    ValueKind of_constant(int number) const;
    /// The handle that surely stands in a register; nil when that is not known.
    Tag handle_in(size_t at, int in_register) const;
    /// Whether what a method of a handle has just given stands there, and is a list.
    bool is_list(size_t at, int in_register) const;
    /// Whether `match.seat` or its like stands there.
    bool is_rows(size_t at, int in_register) const;
    /// Whether the variable of a loop `for i = 0, ...` stands there.
    bool begins_at_zero(size_t at, int in_register) const;

 private:
    bool is_parameter(size_t at, int in_register, int steps = 0) const;
    bool is_call_of(size_t at, Code call, const char* global) const;
    ValueKind of_field(size_t at, Code code) const;
    ValueKind given_in(size_t at, int in_register) const;
    ValueKind of_method(size_t at, Code call, std::string_view method) const;
    ValueKind of_parameter(const std::string& name) const;
    static ValueKind of_slot(core::Slot::Type type);
    ValueKind of_answer(const core::Phase& question, size_t place) const;
    Program& program_;
    const Proto& proto_;
    const HandleTypes types_;
    const bool of_move_;
};

}  // namespace fronteira::compile
