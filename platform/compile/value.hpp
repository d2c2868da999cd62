// SPDX-License-Identifier: MIT
#pragma once

#include "core/state/layout.hpp"

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fronteira::compile {

struct Function;
struct Name;
struct Shared;
struct Table;

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
    fraction,  ///< a number that Lua keeps as one with a fraction, as 3 / 2 and 4 / 2
    shared,    ///< a variable that a closure took along and shares: in no register
    opaque,    ///< something that only Lua itself can handle
};

/// A value as a compiled function holds it, in one word: what kind of thing it is in the lowest
/// byte, which one processors take out at no cost, and which one in the others. Two are equal when
/// their bits are; of fractions only equal() can tell.
class Value {
 public:
    constexpr Value() = default;

    static Value nil() { return {}; }
    static Value of(Tag tag, int64_t number) {
        Value value;
        value.bits_ = static_cast<uint64_t>(number) << tag_bits | static_cast<uint64_t>(tag);
        return value;
    }
    /// Of a number that fits.
    static Value integer(int64_t number) { return of(Tag::integer, number); }
    /// Whether a number has room beside its tag; Lua goes on with what has none.
    static bool fits(int64_t number) { return number >= least_number && number <= most_number; }
    /// Of any number.
    static Value whole(int64_t number) {
        return fits(number) ? integer(number) : of(Tag::opaque, 0);
    }
    /// What two integers come to; false when there is no room for it.
    static bool sum(const Value& a, const Value& b, Value& into) {
        int64_t bits = 0;
        if (__builtin_add_overflow(static_cast<int64_t>(a.bits_), b.untagged(), &bits))
            return false;
        into = of_bits(bits);
        return true;
    }
    static bool difference(const Value& a, const Value& b, Value& into) {
        int64_t bits = 0;
        if (__builtin_sub_overflow(static_cast<int64_t>(a.bits_), b.untagged(), &bits))
            return false;
        into = of_bits(bits);
        return true;
    }
    static Value boolean(bool yes) { return of(Tag::boolean, yes ? 1 : 0); }
    static Value word(const Name* name) { return pointing(Tag::text, name); }
    static Value list(Table* table, Tag tag = Tag::table) { return pointing(tag, table); }
    static Value share(Shared* variable) { return pointing(Tag::shared, variable); }
    static Value fraction(const double* number) { return pointing(Tag::fraction, number); }
    static Value code(const Function* function) { return pointing(Tag::function, function); }
    /// A row, or nil where there is none.
    static Value handle(Tag tag, int32_t index) { return index < 0 ? nil() : of(tag, index); }
    static Value card(int deck, int32_t index) {
        return index < 0 ? nil() : of(Tag::card, int64_t{deck} << 32 | index);
    }

    Tag tag() const { return static_cast<Tag>(bits_ & tag_mask); }
    /// Of an integer or handle, a card with its deck; 0 or 1.
    int64_t number() const { return static_cast<int64_t>(bits_) >> tag_bits; }
    const Name* text() const { return pointed<const Name>(); }
    double fraction() const { return *pointed<const double>(); }
    Shared* shared() const { return pointed<Shared>(); }
    Table* table() const { return pointed<Table>(); }
    const Function* function() const { return pointed<const Function>(); }

    bool truth() const { return bits_ > static_cast<uint64_t>(Tag::boolean); }
    bool is_handle() const { return tag() >= Tag::match && tag() <= Tag::card; }
    int32_t index() const { return static_cast<int32_t>(number()); }
    int deck() const { return static_cast<int>(number() >> 32); }
    uint64_t bits() const { return bits_; }
    friend bool operator==(const Value& a, const Value& b) { return a.bits_ == b.bits_; }

 private:
    static constexpr int tag_bits = 8;
    static constexpr uint64_t tag_mask = (uint64_t{1} << tag_bits) - 1;
    static constexpr int64_t most_number = (int64_t{1} << (63 - tag_bits)) - 1;
    static constexpr int64_t least_number = -most_number - 1;

    static Value of_bits(int64_t bits) {
        Value value;
        value.bits_ = static_cast<uint64_t>(bits);
        return value;
    }
    /// The bits of an integer without its tag, which are so many times the number.
    int64_t untagged() const { return static_cast<int64_t>(bits_ & ~tag_mask); }

    /// Addresses of a process have no more than 56 bits.
    static Value pointing(Tag tag, const void* to) {
        return of(tag, static_cast<int64_t>(reinterpret_cast<uintptr_t>(to)));
    }
    template <class Thing>
    Thing* pointed() const {
        return reinterpret_cast<Thing*>(static_cast<uintptr_t>(bits_ >> tag_bits));
    }

    uint64_t bits_ = 0;
};

inline bool both_whole(const Value& one, const Value& other) {
    return one.tag() == Tag::integer && other.tag() == Tag::integer;
}

/// A table of a script: what stands at 1, 2, 3, ... and what stands elsewhere. Names of fields are
/// few and are put among the others by whoever makes a table; what else stands there is put().
struct Table {
    static constexpr size_t fewest_placed = 64;  ///< fewer are looked through as fast

    std::vector<Value> list;
    std::vector<std::pair<Value, Value>> others;
    std::vector<uint32_t> places;  ///< where other keys than texts stand, from 1, by their bits
    size_t placed = 0;             ///< of the others, when `places` was up to date
    size_t whole_keys = 0;         ///< of the others
    bool frozen = false;           ///< of a file of the ruleset: reading is all that can be done
    bool ordered = false;          ///< frozen, and the others stand as `pairs` walks them
    bool strict = false;           ///< what is not in it may not even be asked for
    bool named = false;  ///< the options, or a library: nothing but its fields can be asked for

    Value at(const Value& key) const {
        if (key.tag() == Tag::integer && static_cast<uint64_t>(key.number() - 1) < list.size())
            return list[static_cast<size_t>(key.number() - 1)];
        const size_t found = find(key);
        return found < others.size() ? others[found].second : Value{};
    }
    /// Among the others; how many these are when it is not there.
    size_t find(const Value& key) const {
        if (is_placed(key)) return find_placed(key);
        size_t found = 0;
        while (found < others.size() && !(others[found].first == key)) ++found;
        return found;
    }
    /// Whether the key is found without looking at all others.
    bool is_placed(const Value& key) const {
        return others.size() >= fewest_placed && placed == others.size() && key.tag() != Tag::text;
    }
    /// False when the order of what it holds would depend on how Lua keeps its tables.
    bool put(const Value& key, const Value& value);
    /// Of a key that is not there.
    void add_other(const Value& key, const Value& value) {
        others.emplace_back(key, value);
        if (key.tag() == Tag::integer) ++whole_keys;
    }
    /// Whether it is anything else than a list from 1 on, with or without fields.
    bool has_gaps() const { return named || whole_keys > 0; }
    /// What held much is given back: a machine keeps its tables from run to run.
    void clear() {
        empty(list);
        empty(others);
        empty(places);
        placed = whole_keys = 0;
        ordered = false;
    }

 private:
    static constexpr size_t most_kept_bytes = 4096;

    template <class Held>
    static void empty(std::vector<Held>& held) {
        held.clear();
        if (held.capacity() * sizeof(Held) > most_kept_bytes) std::vector<Held>().swap(held);
    }
    size_t find_placed(const Value& key) const;
    void place_last();
    void take_following();
};

/// Whether `ipairs` goes along it.
inline bool can_be_walked(const Value& value) {
    return value.tag() == Tag::container || (value.tag() == Tag::table && !value.table()->named);
}

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
        seat_id,
        printed,  ///< an attribute of the map or a card
        lua,      ///< answered by Lua alone
    };
    Is is = Is::nothing;
    Tag of = Tag::nil;    ///< what stands before the dot, for a column or another cell
    Tag held = Tag::nil;  ///< by a container, or by a column's cells, if their numbers say all
    bool secret = false;  ///< not everyone sees all of the column
    bool kept = false;    ///< by the platform: it is only read
    int16_t native = -1;
    core::ColumnId column = -1;
    int32_t offset = 0;  ///< of the column's first cell, or of the only one
    // What a cell of the column can be, where writing it is all there is to do; else nothing.
    int32_t least = 0;
    int32_t most = -1;
    const core::PlacedColumn* placed = nullptr;
    const std::vector<const Name*>* words = nullptr;  ///< of a column of choices
    const Name* name = nullptr;

    bool takes(int64_t cell) const { return cell >= least && cell <= most; }
};

/// A text. There is one of each, so that two are equal when they stand at the same place.
struct Name {
    explicit Name(std::string_view said);

    std::string text;
    bool plain;                               ///< of ASCII that can be shown
    bool passing = false;                     ///< put together by a function that ran
    bool counted = false;                     ///< whenever that is done
    mutable bool known = false;               ///< what it means was looked up
    mutable std::array<Member, 5> members{};  ///< by kind of handle
    const Member& member(Tag handle) const {
        return members[static_cast<size_t>(handle) - static_cast<size_t>(Tag::match)];
    }
    mutable int space = -1;  ///< what it names else; -1: nothing
    mutable int region = -1;
    mutable int link_kind = -1;
    mutable int tag = -1;
    mutable int deck = -1;
    mutable int of_text = -1;  ///< the function that a text answers to it
    // The words that it was last found among, and where: most are among the same ones always.
    mutable const std::vector<const Name*>* among = nullptr;
    mutable int32_t place = -1;
    mutable std::vector<std::vector<Value>> printed;  ///< spaces, regions, then each deck's cards
};

}  // namespace fronteira::compile
