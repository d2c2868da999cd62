// SPDX-License-Identifier: MIT
// What Lua itself brings: numbers and lists.
#include "compile/fractions.hpp"
#include "compile/natives.hpp"
#include "compile/natives/pairs.hpp"

#include <cstdlib>

namespace fronteira::compile {
namespace {

bool absolute(NativeCall& call) {
    const Value value = call.at(0);
    return is(value, Tag::integer) && Value::fits(std::abs(value.number())) &&
           call.give(Value::integer(std::abs(value.number())));
}

bool extreme(NativeCall& call, bool largest) {
    if (call.count == 0 || !call.machine.charge(1 + call.count)) return false;
    Value best = call.at(0);
    for (int i = 0; i < call.count; ++i) {
        const Value one = call.at(i);
        if (!is_number(one)) return false;
        if (largest ? in_order(best, one) < 0 : in_order(one, best) < 0) best = one;
    }
    return call.give(best);
}
bool smallest(NativeCall& call) {
    return extreme(call, false);
}
bool largest(NativeCall& call) {
    return extreme(call, true);
}

/// The list at that argument, if it may be changed.
Table* own_list(NativeCall& call, int argument = 0) {
    const Value list = call.at(argument);
    if (!is(list, Tag::table)) return nullptr;
    if (list.table()->frozen) call.machine.outdate();
    const bool small = list.table()->list.size() < 30000 && list.table()->others.empty();
    return list.table()->frozen || !small ? nullptr : list.table();
}

bool insert(NativeCall& call) {
    Table* table = own_list(call);
    if (table == nullptr || !call.machine.charge(2)) return false;
    const auto size = static_cast<int64_t>(table->list.size());
    if (call.count == 2) return table->put(Value::integer(size + 1), call.at(1));
    const Value place = call.at(1);
    if (call.count != 3 || !is(place, Tag::integer) || is(call.at(2), Tag::nil)) return false;
    if (place.number() < 1 || place.number() > size + 1) return false;
    if (!call.machine.charge(2 * (size + 1 - place.number()))) return false;
    table->list.insert(table->list.begin() + place.number() - 1, call.at(2));
    return true;
}

bool remove(NativeCall& call) {
    Table* table = own_list(call);
    if (table == nullptr || table->list.empty() || !call.machine.charge(2)) return false;
    const auto size = static_cast<int64_t>(table->list.size());
    const Value place = call.count < 2 ? Value::integer(size) : call.at(1);
    if (!is(place, Tag::integer) || place.number() < 1 || place.number() > size) return false;
    if (!call.machine.charge(2 * (size - place.number()))) return false;
    const Value removed = table->list[static_cast<size_t>(place.number() - 1)];
    table->list.erase(table->list.begin() + place.number() - 1);
    return call.give(removed);
}

bool pick_one(NativeCall& call, Table& list, Value& picked) {
    const auto size = static_cast<int32_t>(list.list.size());
    if (!call.machine.charge(size)) return false;
    const int32_t number = writer(call)->roll(size);
    if (number < 1 || number > size) return false;  // a loaded die
    const auto at = list.list.begin() + (number - 1);
    picked = *at;
    list.list.erase(at);
    return true;
}

bool pick(NativeCall& call) {
    Table* list = own_list(call, 1);
    const Value count = call.at(2);
    if (list == nullptr || writer(call) == nullptr) return false;
    Value picked;
    if (is(count, Tag::nil))
        return !list->list.empty() && pick_one(call, *list, picked) && call.give(picked);
    if (!is(count, Tag::integer)) return false;
    Table& all = call.machine.fresh_table();
    for (int64_t left = count.number(); left > 0 && !list->list.empty(); --left) {
        if (!pick_one(call, *list, picked)) return false;
        all.list.push_back(picked);
    }
    return call.give(Value::list(&all));
}

/// All seats, spaces or regions hold each of their kind.
bool contains_of_all(NativeCall& call, Tag held) {
    const Value value = call.at(1);
    if (value.is_handle() && value.tag() != held) return false;  // two kinds
    if (is(value, Tag::opaque) || !call.machine.charge(call.machine.rows(held))) return false;
    return call.give(Value::boolean(value.tag() == held));
}

bool contains(NativeCall& call) {
    const Value list = call.at(0);
    if (call.count == 2 && is(list, Tag::container))
        return contains_of_all(call, static_cast<Tag>(list.number()));
    if (call.count < 2 || !is(list, Tag::table) || list.table()->has_gaps()) return false;
    if (is(call.at(1), Tag::opaque)) return false;
    const std::vector<Value>& values = list.table()->list;
    if (!call.machine.charge(static_cast<int64_t>(values.size()))) return false;
    bool found = false;
    for (const Value& value : values) {
        if (is(value, Tag::opaque)) return false;
        const bool two_kinds =
            value.is_handle() && call.at(1).is_handle() && value.tag() != call.at(1).tag();
        if (two_kinds && !found) return false;
        found = found || equal(value, call.at(1));
    }
    return call.give(Value::boolean(found));
}

bool next_entry(NativeCall& call) {
    const Value list = call.at(0), before = call.at(1);
    if (!is(before, Tag::integer) || !can_be_walked(list) || !call.machine.charge(1)) return false;
    const Value number = Value::integer(before.number() + 1);
    Value found;
    if (is(list, Tag::table)) {
        const Table& table = *list.table();
        if (!call.machine.charge(static_cast<int64_t>(table.others.size() / 16))) return false;
        found = table.at(number);
        if (is(found, Tag::opaque)) return false;
    } else {
        if (number.number() < 1) return false;
        const auto held = static_cast<Tag>(list.number());
        if (number.number() <= call.machine.rows(held))
            found = Value::of(held, number.number() - 1);
    }
    if (is(found, Tag::nil)) return call.give(found);
    call.give(number);
    return call.give(found);
}

bool along(NativeCall& call) {
    const Value list = call.at(0);
    if (!can_be_walked(list) || !call.machine.charge(1)) return false;
    call.give(Value::of(Tag::native, step_along_number));
    call.give(list);
    return call.give(Value::integer(0));
}

constexpr Native list_table[] = {
    {"", next_entry, true},       {"", next_pair, true},          {"pairs", pairs, true},
    {"ipairs", along, true},      {"math.abs", absolute, true},   {"math.max", largest, true},
    {"math.min", smallest, true}, {"table.insert", insert, true}, {"table.remove", remove, true},
    {"contains", contains, true}, {"Match:pick", pick},
};

}  // namespace

std::span<const Native> list_natives() {
    return list_table;
}

}  // namespace fronteira::compile
