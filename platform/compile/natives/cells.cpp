// SPDX-License-Identifier: MIT
// Numbers and sets that change.
#include "compile/natives.hpp"

namespace fronteira::compile {
namespace {

const Member* column_of(NativeCall& call, const Value& row, int name, core::Kind kind) {
    if (!row.is_handle() || is(row, Tag::card) || !is(call.at(name), Tag::text)) return nullptr;
    const Member& member = call.machine.program().member(*call.at(name).text(), row.tag());
    const bool suits =
        member.is == Member::Is::column && member.placed->kind == kind && !member.kept;
    return suits && writer(call) != nullptr ? &member : nullptr;
}

const Member* number_of(NativeCall& call, const Value& row, int name) {
    return column_of(call, row, name, core::Kind::integer);
}

bool change(NativeCall& call, const Member& member, const Value& row, int64_t amount,
            int64_t& value) {
    core::State& state = writer(call)->mutable_state();
    call.machine.look_at(*member.placed, row.index());
    value = state.cell(member.placed->offset + row.index()) + amount;
    return value >= member.placed->min && value <= member.placed->max &&
           state.set(*member.placed, row.index(), static_cast<int32_t>(value));
}

bool add_seat(NativeCall& call, const Value& row, int seat) {
    const Member* member = column_of(call, row, 1, core::Kind::seats);
    if (member == nullptr) return false;
    core::State& state = writer(call)->mutable_state();
    const int32_t before = state.cell(member->placed->offset + row.index());
    return state.set(*member->placed, row.index(), before | 1 << seat);
}

bool add(NativeCall& call) {
    const Value row = call.at(0), amount = call.at(2);
    if (is(amount, Tag::seat)) return add_seat(call, row, amount.index());
    const Member* member = number_of(call, row, 1);
    if (member == nullptr || !is(amount, Tag::integer)) return false;
    int64_t value = 0;
    return core::fits_a_cell(amount.number()) &&
           change(call, *member, row, amount.number(), value) && call.give(Value::integer(value));
}

bool transfer(NativeCall& call) {
    const Value from = call.at(0), to = call.at(1), amount = call.at(3);
    const Member* source = number_of(call, from, 2);
    const Member* target = number_of(call, to, 2);
    if (source == nullptr || target == nullptr || !is(amount, Tag::integer)) return false;
    int64_t value = 0;
    return amount.number() >= 0 && amount.number() <= INT32_MAX &&
           change(call, *source, from, -amount.number(), value) &&
           change(call, *target, to, amount.number(), value);
}

const core::PlacedColumn* of_many(NativeCall& call, core::ColumnId& id) {
    if (!is(call.at(0), Tag::text)) return nullptr;
    for (const Tag tag : {Tag::space, Tag::region, Tag::seat}) {
        const Member& member = call.machine.program().member(*call.at(0).text(), tag);
        if (member.is != Member::Is::column) continue;
        id = member.column;
        return member.placed;
    }
    return nullptr;
}

bool total(NativeCall& call) {
    core::ColumnId id = -1;
    const core::PlacedColumn* column = of_many(call, id);
    const Setting& setting = call.machine.setting();
    if (column == nullptr || column->kind != core::Kind::integer ||
        !call.machine.charge(column->rows / 8))
        return false;
    int64_t sum = 0;
    if (!call.machine.look_at_all(*column)) return false;
    for (int32_t row = 0; row < column->rows; ++row) {
        const int32_t cell = setting.eyes == Setting::all_eyes
                                 ? setting.state->cell(column->offset + row)
                                 : setting.state->seen(id, row, setting.eyes);
        if (cell == core::hidden) return false;
        sum += cell;
    }
    return call.give(Value::integer(sum));
}

bool clear(NativeCall& call) {
    core::ColumnId id = -1;
    const core::PlacedColumn* column = of_many(call, id);
    if (column == nullptr || writer(call) == nullptr || call.machine.layout().is_kept(id) ||
        !call.machine.charge(column->rows / 8))
        return false;
    writer(call)->mutable_state().reset(id);
    return true;
}

constexpr Native cell_table[] = {
    {"add", add},
    {"transfer", transfer},
    {"total", total},
    {"clear", clear},
};

}  // namespace

std::span<const Native> cell_natives() {
    return cell_table;
}

}  // namespace fronteira::compile
