// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <initializer_list>
#include <optional>
#include <vector>

namespace fronteira::compile {

/// What kind of handle stands in a register, as far as the text of a function says: it is the
/// match, a value of a move by its name, what one of these shows behind a dot, or an entry of a
/// list that it gives. All are lent.
class HandleTypes {
 public:
    HandleTypes(Program& program, const Proto& proto);

    /// What stands there before the instruction at `at`; nil when that is not known.
    Tag of(size_t at, int in_register) const { return of(at, in_register, 0); }
    /// The same where a wrong guess does no harm: an entry of a list of cards is one, too.
    Tag likely(size_t at, int in_register) const;
    /// The instruction that gave the register what stands there at `at`: with nothing that leads in
    /// between, or as the beginning of a variable that never changes; or -1.
    int filled_by(size_t at, int in_register) const;
    /// The column or other member that the `getfield` at `at` reads of a known handle; else null.
    const Member* read_by(size_t at) const;
    /// The name of the parameter that stands in a register, behind the match, and never changes;
    /// else null.
    const std::string* parameter(size_t at, int in_register) const;
    /// The text that was loaded into a register; null when something else was.
    const std::string* text_in(size_t at, int in_register) const;
    /// Whether a number stands in the register: what is reckoned, counted, or counts a loop.
    bool is_number(size_t at, int in_register) const;
    /// Whether true or false, or what a comparison gives, stands in the register.
    bool is_truth(size_t at, int in_register) const;
    /// Whether the register holds a variable there.
    bool is_variable(size_t at, int in_register) const;
    /// A list in a register, before the instruction at `at`.
    struct ListAt {
        size_t at;
        int in_register;
    };
    /// Of which list the register holds an entry, taken by its place or in a loop over `ipairs`.
    std::optional<ListAt> list_of(size_t at, int in_register) const;
    /// The name of the parameter that stands in a register, if moves have cards of that name alone;
    /// else null.
    const std::string* cards_given(size_t at, int in_register) const;
    /// Whether a card stands there, as an entry of such a parameter (`of_move`: there are some), or
    /// of what `hand` and `cards` give, or as what `deal` gives.
    bool is_card(size_t at, int in_register, bool of_move) const;
    /// The method that the call at `at` calls; null where it is none.
    const std::string* method_called(size_t at) const;

 private:
    static constexpr int most_steps = 20;  // from one register to the next
    /// The second variable of a loop: after what that keeps for itself, and the place.
    static constexpr int entry_of_loop = 5;
    Tag of(size_t at, int in_register, int steps) const;
    Tag of_container(size_t at, int in_register, int steps) const;
    Tag of_list(size_t at, int in_register, int steps) const;
    std::optional<size_t> loop_of(size_t at, int in_register) const;
    bool is_along(size_t loop) const;
    bool is_counter(const Proto::Local& local, int in_register) const;
    Tag of_entry(size_t at, int variable_number, int steps) const;
    int method_taken(size_t at) const;
    ListAt source_of(ListAt list) const;
    bool is_given_by(const ListAt& where, std::initializer_list<const char*> names) const;
    Tag given_by(size_t at, int steps) const;
    const Member* read_by(size_t at, int steps) const;
    Tag of_parameter(size_t at, int in_register) const;

    /// Functions are followed as long as that costs no more than so much for each instruction.
    static constexpr int64_t looks_at_each = 200;
    bool look() const { return --looks_ >= 0; }

    Program& program_;
    const Proto& proto_;
    const std::vector<bool> targets_;
    const std::vector<bool> joins_;
    mutable int64_t looks_;
};

/// The kind of handle that a member is, or nil.
Tag held_by(const Member& member);
/// What a slot of that type holds, where that is a handle other than a card; else nil.
Tag held_by(core::Slot::Type type);

}  // namespace fronteira::compile
