// SPDX-License-Identifier: MIT
#pragma once

#include "core/layout.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <utility>
#include <vector>

namespace fronteira::compile {

struct Function;
struct Name;
struct Table;
struct Value;

/// What a value is. Handles come in the order of script::HandleType, from `match` on.
enum class Tag : uint8_t {
    nil,
    boolean,
    integer,
    text,
    match,
    seat,
    space,
    region,
    card,
    container,  ///< `match.space` and its like: `number` is the tag of what it holds
    table,
    native,    ///< number of a native function
    function,  ///< a function that needs nothing of those around it
    closure,   ///< a table: the function, then the values that it took along
    opaque,    ///< something that only Lua itself can handle
};

/// A value as a compiled function holds it: what two equal ones have in common is equal bits.
struct Value {
    Tag tag = Tag::nil;
    union {
        int64_t number = 0;  ///< of an integer or handle, a card with its deck; 0 or 1
        const Name* text;
        Table* table;
        const Function* function;
    };

    static Value nil() { return {}; }
    static Value of(Tag tag, int64_t number) {
        Value value;
        value.tag = tag;
        value.number = number;
        return value;
    }
    static Value integer(int64_t number) { return of(Tag::integer, number); }
    static Value boolean(bool yes) { return of(Tag::boolean, yes ? 1 : 0); }
    static Value word(const Name* name) {
        Value value;
        value.tag = Tag::text;
        value.text = name;
        return value;
    }
    static Value list(Table* table, Tag tag = Tag::table) {
        Value value;
        value.tag = tag;
        value.table = table;
        return value;
    }
    static Value code(const Function* function) {
        Value value;
        value.tag = Tag::function;
        value.function = function;
        return value;
    }
    /// A row, or nil where there is none.
    static Value handle(Tag tag, int32_t index) { return index < 0 ? nil() : of(tag, index); }
    static Value card(int deck, int32_t index) {
        return index < 0 ? nil() : of(Tag::card, int64_t{deck} << 32 | index);
    }

    bool truth() const { return tag > Tag::boolean || number != 0; }
    bool is_handle() const { return tag >= Tag::match && tag <= Tag::card; }
    int32_t index() const { return static_cast<int32_t>(number); }
    int deck() const { return static_cast<int>(number >> 32); }
    friend bool operator==(const Value& a, const Value& b) {
        return a.tag == b.tag && a.number == b.number;
    }
};

/// A table of a script: what stands at 1, 2, 3, ... and what stands elsewhere.
struct Table {
    std::vector<Value> list;
    std::vector<std::pair<Value, Value>> others;
    bool frozen = false;  ///< of a file of the ruleset: reading is all that can be done
    bool strict = false;  ///< what is not in it may not even be asked for
    size_t number = 0;    ///< among those made since a function was called from outside

    Value at(const Value& key) const {
        if (key.tag == Tag::integer && static_cast<uint64_t>(key.number - 1) < list.size())
            return list[static_cast<size_t>(key.number - 1)];
        for (const auto& [known, value] : others)
            if (known == key) return value;
        return {};
    }
    /// False when the order of what it holds would depend on how Lua keeps its tables.
    bool put(const Value& key, const Value& value);
    bool has_gaps() const;
};

/// What a name means behind a dot, for one kind of handle.
struct Member {
    enum class Is : uint8_t {
        nothing,
        column,
        native,
        container,
        number,
        region,
        x,
        y,
        size,
        me,
        turn,
        round,
        printed,  ///< an attribute of the map or a card
        lua,      ///< answered by Lua alone
    };
    Is is = Is::nothing;
    core::ColumnId column = -1;
    int16_t native = -1;
    Tag held = Tag::nil;  ///< by a container
    const core::PlacedColumn* placed = nullptr;
    const std::vector<const Name*>* words = nullptr;  ///< of a column of choices
};

/// A text. There is one of each, so that two are equal when they stand at the same place.
struct Name {
    std::string text;
    mutable bool known = false;               ///< what it means was looked up
    mutable std::array<Member, 5> members{};  ///< by kind of handle
    const Member& member(Tag handle) const {
        return members[static_cast<size_t>(handle) - static_cast<size_t>(Tag::match)];
    }
    mutable int link_kind = -1;  ///< what it names else; -1: nothing
    mutable int tag = -1;
    mutable int deck = -1;
    mutable std::vector<std::vector<Value>> printed;  ///< spaces, regions, then each deck's cards
};

}  // namespace fronteira::compile
