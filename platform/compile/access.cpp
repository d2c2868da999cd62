// SPDX-License-Identifier: MIT
// What stands behind a dot or between brackets, read and written.
#include "compile/machine.hpp"
#include "compile/plain_cells.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

constexpr size_t longest_list = 30000;  // a longer one may be too long for Lua
constexpr size_t most_others = 8000;    // some things look at each of them

}  // namespace

/// With what says who sees it.
void Machine::note_read(const core::PlacedColumn& column, int row) {
    note_cell(column.offset + row);
    if (column.opened_by_id >= 0) note_cell(layout().column(column.opened_by_id).offset);
    if (column.sight == core::Sight::column)
        note_cell(layout().column(column.sight_id).offset + row);
    if (column.sight == core::Sight::near) note_more();
}

bool Machine::read_column(Value& into, const Member& member, int row) {
    if (read_ != nullptr) note_read(*member.placed, row);
    look_at(*member.placed, row);
    const int32_t cell = setting_->eyes == Setting::all_eyes
                             ? state().cell(member.placed->offset + row)
                             : state().seen(member.column, row, setting_->eyes);
    if (cell != core::hidden && plain_value(member, cell, into)) return true;
    return as_value(*this, member, cell, into);
}

/// `object.name`, whatever it is.
[[gnu::noinline]] bool Machine::get(const Instruction& now, Value* base, const Name& name) {
    const Value object = base[now.b];
    if (object.is_handle() && name.known) {
        const Member& member = name.member(object.tag());
        if (member.is == Member::Is::column) {
            if (const int32_t* cell = cell_of(member, object))
                if (plain_value(member, *cell, base[now.a])) return true;
        } else if (member.is == Member::Is::printed) {
            const Value& printed = program_.printed(name, object);
            if (printed.tag() < Tag::table) {
                base[now.a] = printed;
                return true;
            }
        }
    }
    return index(base[now.a], object, name);
}

[[gnu::noinline]] bool Machine::change(const Member& member, const Value& object, int32_t cell) {
    return written_->set(*member.placed, object.index(), cell);
}

[[gnu::noinline]] bool Machine::set_other(const Member& member, const Value& object,
                                          const Value& value) {
    int32_t cell = 0;
    return as_cell(*this, member, value, cell) && put(member, object, cell);
}

/// Other keys than 1, 2, 3, ... are looked for one after the other, and paid for.
bool Machine::look_up(Value& into, const Table& table, const Value& key) {
    if (key.tag() == Tag::fraction) return false;  // 2.0 is the key 2
    into = table.at(key);
    return charge(table.is_placed(key)
                      ? 0
                      : static_cast<int64_t>(table.others.size() / keys_per_unit)) &&
           into.tag() != Tag::opaque && (into.tag() != Tag::nil || !table.strict);
}

/// `object.name`
[[gnu::noinline]] bool Machine::index(Value& into, const Value& object, const Name& name) {
    if (object.tag() == Tag::table) return look_up(into, *object.table(), Value::word(&name));
    if (object.tag() == Tag::text) {
        into = Value::of(Tag::native, program_.known(name).of_text);
        return name.of_text >= 0;
    }
    if (object.tag() == Tag::container) return index(into, object, Value::word(&name));
    if (!object.is_handle()) return false;
    const Member& member = program_.member(name, object.tag());
    const core::Board& board = *program_.rules().board;
    const int32_t row = object.index();
    switch (member.is) {
        case Member::Is::column:
            return read_column(into, member, row);
        case Member::Is::native:
            into = Value::of(Tag::native, member.native);
            return true;
        case Member::Is::container:
            into = Value::of(Tag::container, static_cast<int64_t>(member.held));
            return true;
        case Member::Is::number:
            into = Value::integer(row + 1);
            return true;
        case Member::Is::region:
            into = Value::handle(Tag::region, board.region_of(row));
            return true;
        case Member::Is::x:
            into = Value::integer(row % board.grid_width() + 1);
            return true;
        case Member::Is::y:
            into = Value::integer(row / board.grid_width() + 1);
            return true;
        case Member::Is::size:
            into = Value::integer(static_cast<int64_t>(board.spaces_in(row).size()));
            return true;
        case Member::Is::me:
            note_me();
            into = Value::handle(Tag::seat, setting_->seat);
            return true;
        case Member::Is::turn:
            note_cell(core::cell_turn_seat);
            into = Value::handle(Tag::seat, state().cell(core::cell_turn_seat));
            return true;
        case Member::Is::round:
            note_cell(core::cell_round);
            into = Value::integer(state().cell(core::cell_round));
            return true;
        case Member::Is::seat_id:
            into = program_.seat_id(row);
            return true;
        case Member::Is::printed:
            into = program_.printed(name, object);
            if (into.tag() == Tag::table) {  // another one each time, as in Lua
                if (!make_room(into.table()->list.size())) return false;
                Table& copy = fresh_table();
                copy.list = into.table()->list;
                into = Value::list(&copy);
            }
            return into.tag() != Tag::opaque;
        case Member::Is::nothing:
            into = Value::nil();
            return object.tag() != Tag::match && object.tag() != Tag::seat;  // Lua complains
        case Member::Is::lua:
            if (!program_.is_elsewhere(name, object.tag())) break;
            into = Value::nil();
            return true;
    }
    return false;
}

/// `object[key]`
[[gnu::noinline]] bool Machine::index(Value& into, const Value& object, const Value& key) {
    if (object.tag() == Tag::table) return look_up(into, *object.table(), key);
    if (object.tag() == Tag::container) {
        const auto held = static_cast<Tag>(object.number());
        int found = -1;
        if (key.tag() == Tag::text && held != Tag::seat) {
            const Name& id = program_.known(*key.text());
            found = held == Tag::space ? id.space : id.region;
        }
        if (key.tag() == Tag::integer && key.number() >= 1 && key.number() <= rows(held))
            found = static_cast<int>(key.number()) - 1;
        into = Value::handle(held, found);
        return true;
    }
    return key.tag() == Tag::text && index(into, object, *key.text());
}

[[gnu::noinline]] bool Machine::write(const Value& object, const Value& key, const Value& value) {
    if (object.tag() == Tag::table) {
        Table& table = *object.table();
        if (table.frozen) outdate();
        const bool known = table.is_placed(key) && value.tag() != Tag::nil;  // or all are moved up
        const size_t looked_at = known ? 0 : table.others.size() / keys_per_unit;
        return !table.frozen && table.list.size() < longest_list &&
               table.others.size() < most_others && charge(static_cast<int64_t>(looked_at)) &&
               table.put(key, value);
    }
    if (!object.is_handle() || key.tag() != Tag::text || written_ == nullptr) return false;
    const Member& member = program_.member(*key.text(), object.tag());
    int32_t cell = 0;
    return member.is == Member::Is::column && !member.kept && as_cell(*this, member, value, cell) &&
           written_->set(*member.placed, object.index(), cell);
}

/// `#of`
[[gnu::noinline]] bool Machine::measure(const Value& of, Value& into) const {
    if (of.tag() == Tag::text) {
        into = Value::integer(static_cast<int64_t>(of.text()->text.size()));
    } else if (of.tag() == Tag::container) {
        into = Value::integer(rows(static_cast<Tag>(of.number())));
    } else {
        if (of.tag() != Tag::table || of.table()->has_gaps()) return false;
        into = Value::integer(static_cast<int64_t>(of.table()->list.size()));
    }
    return true;
}

[[gnu::noinline]] bool Machine::fill_list(Table& list, const Instruction& now, const Value* a) {
    int count = now.b != 0 ? now.b : static_cast<int>(top_ - a) - 1;
    if (list.list.size() != now.c || list.has_gaps()) return false;  // there was a hole
    if (!make_room(static_cast<size_t>(std::max(count, 0)))) return false;
    while (count > 0 && a[count].tag() == Tag::nil) --count;
    for (int i = 1; i <= count; ++i) {
        if (a[i].tag() == Tag::nil) return false;
        list.list.push_back(a[i]);
    }
    return true;
}

[[gnu::noinline]] bool Machine::join(Value& into, const Value* parts, int count) {
    std::string text;
    for (int i = 0; i < count; ++i) {
        if (parts[i].tag() == Tag::text)
            text += parts[i].text()->text;
        else if (parts[i].tag() == Tag::integer)
            text += std::to_string(parts[i].number());
        else
            return false;
    }
    const Name* name = make_text(text);
    if (name == nullptr) return false;
    into = Value::word(name);
    return charge(static_cast<int64_t>(text.size()));
}

[[gnu::noinline]] bool Machine::make_closure(const Function::Inner& inner, const Table* taken,
                                             Value* base, int at) {
    if (!make_room(inner.captures.size())) return false;
    Table& closure = fresh_table();
    closure.list.push_back(Value::code(inner.function.get()));
    for (const auto& [from, shared] : inner.captures) {
        Shared* const variable = shared ? shared_.of(base + from) : nullptr;
        if (shared && variable == nullptr) return false;
        if (shared)
            closure.list.push_back(Value::share(variable));
        else if (from == at)
            closure.list.push_back(Value::list(&closure, Tag::closure));  // it calls itself
        else
            closure.list.push_back(from >= 0 ? base[from]
                                             : taken->list[static_cast<size_t>(-from)]);
    }
    base[at] = Value::list(&closure, Tag::closure);
    return true;
}

}  // namespace fronteira::compile
