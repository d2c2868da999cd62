// SPDX-License-Identifier: MIT
#include "compile/natives/pairs.hpp"

#include "compile/natives.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

constexpr size_t most_fields = 64;  // each is looked for among the others at its turn
constexpr size_t most_listed = 10000;

/// Numbers, texts, booleans, then what belongs to the match.
int kind_of(const Value& key) {
    if (is(key, Tag::integer)) return 0;
    if (is(key, Tag::text)) return 1;
    return is(key, Tag::boolean) ? 2 : 3;
}

/// Whether keys are walked in that order, which is Lua's: see script/library/sorted_pairs.cpp.
bool key_precedes(const Value& a, const Value& b) {
    if (kind_of(a) != kind_of(b)) return kind_of(a) < kind_of(b);
    if (is(a, Tag::text)) return a.text()->text < b.text()->text;
    return a.tag() != b.tag() ? a.tag() < b.tag() : a.number() < b.number();
}

/// Texts are compared to be put in order.
int64_t cost_of(const Table& table) {
    int64_t cost = 10 + 8 * static_cast<int64_t>(table.list.size() + table.others.size());
    for (const auto& [key, value] : table.others)
        if (is(key, Tag::text)) cost += static_cast<int64_t>(key.text()->text.size() / 8);
    return cost;
}

bool has_a_place(const Value& key) {
    return is(key, Tag::integer) || is(key, Tag::text) || is(key, Tag::boolean) || key.is_handle();
}

/// The keys of a table, in order, behind what stands in `keys`; false where only Lua can say.
bool read_keys(const Table& table, std::vector<Value>& keys) {
    const auto from = static_cast<std::ptrdiff_t>(keys.size());
    for (size_t i = 0; i < table.list.size(); ++i)
        keys.push_back(Value::integer(static_cast<int64_t>(i) + 1));
    for (const auto& [key, value] : table.others) {
        if (!has_a_place(key)) return false;
        keys.push_back(key);
    }
    if (!table.others.empty()) std::sort(keys.begin() + from, keys.end(), key_precedes);
    return true;
}

}  // namespace

void put_in_order(Table& table) {
    const auto precedes = [](const auto& a, const auto& b) {
        return key_precedes(a.first, b.first);
    };
    table.ordered = std::all_of(table.others.begin(), table.others.end(),
                                [](const auto& entry) { return has_a_place(entry.first); });
    if (table.ordered) std::sort(table.others.begin(), table.others.end(), precedes);
}

bool pairs(NativeCall& call) {
    const Value of = call.at(0);
    if (!is(of, Tag::table) || of.table()->strict || of.table()->named) return false;
    const Table& table = *of.table();
    if (table.list.size() > most_listed || table.others.size() > most_fields) return false;
    if (!call.machine.charge(cost_of(table))) return false;
    Table& walk = call.machine.fresh_table();
    walk.list = {Value::of(Tag::native, next_pair_number), Value::integer(3), of};
    return (table.ordered || read_keys(table, walk.list)) &&
           call.give(Value::list(&walk, Tag::closure));
}

namespace {

/// Of a table that nobody writes, whose keys need not be looked for. `next`: counts from 3, as
/// where keys stand behind what the closure took along.
bool next_in_order(NativeCall& call, const Table& table, Value& next) {
    if (!call.machine.charge(2)) return false;
    const auto at = static_cast<size_t>(next.number()) - 3;
    if (at >= table.list.size() + table.others.size()) return call.give(Value::nil());
    next = Value::integer(next.number() + 1);
    const bool listed = at < table.list.size();
    const Value key = listed ? Value::integer(static_cast<int64_t>(at) + 1)
                             : table.others[at - table.list.size()].first;
    const Value value = listed ? table.list[at] : table.others[at - table.list.size()].second;
    call.give(key);
    return !is(value, Tag::opaque) && call.give(value);
}

}  // namespace

bool next_pair(NativeCall& call) {
    if (call.taken == nullptr) return false;
    std::vector<Value>& walk = call.taken->list;
    const Table& table = *walk[2].table();
    if (table.ordered) return next_in_order(call, table, walk[1]);
    for (auto next = static_cast<size_t>(walk[1].number()); next < walk.size(); ++next) {
        if (!call.machine.charge(2)) return false;
        const Value value = table.at(walk[next]);
        if (is(value, Tag::nil)) continue;  // it was removed on the way
        walk[1] = Value::integer(static_cast<int64_t>(next) + 1);
        call.give(walk[next]);
        return !is(value, Tag::opaque) && call.give(value);
    }
    walk[1] = Value::integer(static_cast<int64_t>(walk.size()));
    return call.machine.charge(2) && call.give(Value::nil());
}

}  // namespace fronteira::compile
