// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"

#include <string>
#include <vector>

/// Words to declare a ruleset by hand in a test.
namespace fronteira::support {

core::Column integer(core::Entity entity, const std::string& name, int32_t min, int32_t max,
                     int32_t initial = 0);
core::Column flag(core::Entity entity, const std::string& name);
/// A column that points at seats, spaces, regions; nothing at first.
core::Column pointer(core::Entity entity, const std::string& name, core::Kind kind);
core::Column choice(core::Entity entity, const std::string& name,
                    const std::vector<std::string>& choices);
core::Column card_of(core::Entity entity, const std::string& name, const std::string& deck);
core::Column secret(core::Column column, core::Sight sight, const std::string& by = "");

/// `count` cards c0, c1, ... that carry `value` 1, 2, ...
Deck plain_deck(const std::string& id, int count);

/// Expressions and clauses of one ruleset, whose layout must stand already.
class Words {
 public:
    explicit Words(core::Rules& rules) : rules_(rules) {}

    int32_t number(int32_t value);
    int32_t me();
    int32_t slot(int offset);
    /// The cell of a column in the row that another expression gives; row 0 without one.
    int32_t column(core::Entity entity, const std::string& name, int32_t row = -1);
    int32_t cards(const std::string& deck, int32_t seat);
    int32_t count(const std::string& column, int32_t seat);
    /// How many rows pass.
    int32_t rows(core::Entity entity, std::vector<core::Test> tests);
    int32_t combine(core::Expression::Op op, int32_t left, int32_t right = -1);

    /// A clause on the candidate's own row of a column of spaces, seats, regions or the match.
    core::Test test(core::Test::Op op, core::Entity entity, const std::string& name,
                    int32_t operand = -1);
    /// A clause on the candidate itself.
    core::Test test(core::Test::Op op, int32_t operand);
    core::Test tagged(const std::string& tag);

    core::ColumnId id(core::Entity entity, const std::string& name) const;

 private:
    core::Rules& rules_;
};

core::Slot space_slot(const std::string& name, std::vector<core::Test> tests);
core::Slot linked_slot(const std::string& name, int linked_to, std::vector<core::Test> tests,
                       std::vector<uint8_t> kinds = {});
core::Slot seat_slot(const std::string& name, std::vector<core::Test> tests);
core::Slot region_slot(const std::string& name, std::vector<core::Test> tests);
core::Slot choice_slot(const std::string& name, std::vector<std::string> choices);
core::Slot number_slot(int32_t from, int32_t upto);
core::Slot card_slot(int deck, core::Zone zone, int least, int most, int where = -1);

core::MoveKind move_kind(const std::string& name, std::vector<core::Slot> slots, int effect);
/// A move whose only effect is to finish the phase.
core::MoveKind finishing_move(const std::string& name);

}  // namespace fronteira::support
