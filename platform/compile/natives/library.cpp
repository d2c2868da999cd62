// SPDX-License-Identifier: MIT
// What Lua's own libraries do beside lists and texts: numbers made whole, arguments, and the order
// of a list.
#include "compile/fractions.hpp"
#include "compile/natives.hpp"
#include "compile/natives/sort.hpp"

#include <cmath>

namespace fronteira::compile {
namespace {

/// Gives a number that was made whole; Lua gives one without room as a fraction.
bool give_whole(NativeCall& call, double (*made_whole)(double)) {
    const Value number = call.at(0);
    if (!is_number(number) || !call.machine.charge(1)) return false;
    if (is(number, Tag::integer)) return call.give(number);
    const double whole = made_whole(number.fraction());
    int64_t found = 0;
    return is_whole(Value::fraction(&whole), found) && call.give(Value::integer(found));
}
bool floor(NativeCall& call) {
    return give_whole(call, std::floor);
}
bool ceil(NativeCall& call) {
    return give_whole(call, std::ceil);
}
/// Of a number that has a fraction Lua has nothing to give.
bool to_integer(NativeCall& call) {
    int64_t found = 0;
    if (!is_number(call.at(0)) || !is_whole(call.at(0), found)) return false;
    return call.machine.charge(1) && call.give(Value::integer(found));
}

const char* type_name(const Value& value) {
    switch (value.tag()) {
        case Tag::nil:
            return "nil";
        case Tag::boolean:
            return "boolean";
        case Tag::integer:
        case Tag::fraction:
            return "number";
        case Tag::text:
            return "string";
        case Tag::table:
            return value.table()->named ? "userdata" : "table";
        case Tag::native:
        case Tag::function:
        case Tag::closure:
            return "function";
        case Tag::opaque:
            return nullptr;
        default:
            return "userdata";
    }
}

bool type(NativeCall& call) {
    const char* name = call.count == 0 ? nullptr : type_name(call.at(0));
    if (name == nullptr || !call.machine.charge(1)) return false;
    return call.give(Value::word(call.machine.program().name(name)));
}

/// Gives the arguments from that one on.
bool give_from(NativeCall& call, int64_t first) {
    for (int64_t i = first; i < call.count; ++i) call.give(call.arguments[i]);
    return true;
}

bool require_true(NativeCall& call) {
    return call.count > 0 && call.at(0).truth() && call.machine.charge(1) && give_from(call, 0);
}

bool select(NativeCall& call) {
    const Value from = call.at(0);
    if (!call.machine.charge(1 + call.count / 8)) return false;
    if (is(from, Tag::text) && from.text()->text == "#")
        return call.give(Value::integer(call.count - 1));
    return is(from, Tag::integer) && from.number() >= 1 && give_from(call, from.number());
}

/// More than so many are an error in Lua.
bool has_room(const NativeCall& call, size_t results) {
    constexpr size_t most_unpacked = 250;
    return results <= most_unpacked && call.machine.has_room(call.results, results);
}

/// Of all seats, spaces or regions.
bool unpack_all(NativeCall& call, Tag held) {
    const int32_t rows = call.machine.rows(held);
    if (!has_room(call, static_cast<size_t>(rows)) || !call.machine.charge(1 + rows)) return false;
    for (int32_t row = 0; row < rows; ++row) call.give(Value::handle(held, row));
    return true;
}

bool unpack(NativeCall& call) {
    const Value list = call.at(0);
    if (call.count == 1 && is(list, Tag::container))
        return unpack_all(call, static_cast<Tag>(list.number()));
    if (call.count != 1 || !is(list, Tag::table)) return false;
    const Table& table = *list.table();
    if (table.has_gaps() || table.named || !has_room(call, table.list.size())) return false;
    if (!call.machine.charge(1 + static_cast<int64_t>(table.list.size()))) return false;
    for (const Value& value : table.list)
        if (is(value, Tag::opaque)) return false;
    for (const Value& value : table.list) call.give(value);
    return true;
}

constexpr Native library_table[] = {
    {"math.floor", floor, true},          {"math.ceil", ceil, true},
    {"math.tointeger", to_integer, true}, {"type", type, true},
    {"assert", require_true, true},       {"select", select, true},
    {"table.unpack", unpack, true},       {"table.sort", sort_list, true},
};

}  // namespace

std::span<const Native> library_natives() {
    return library_table;
}

}  // namespace fronteira::compile
