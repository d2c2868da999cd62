// SPDX-License-Identifier: MIT
#pragma once

#include "compile/fractions.hpp"
#include "compile/value.hpp"

#include <algorithm>

namespace fronteira::compile {

/// The value of a cell that is not hidden, as Lua sees it; false for kinds that take more than a
/// look (cards, sets of seats).
inline bool plain_value(const Member& member, int32_t cell, Value& into) {
    switch (member.placed->kind) {
        case core::Kind::integer:
            into = Value::integer(cell);
            return true;
        case core::Kind::flag:
            into = Value::boolean(cell != 0);
            return true;
        case core::Kind::choice:
            into = Value::word((*member.words)[static_cast<size_t>(cell)]);
            return true;
        case core::Kind::seat:
            into = Value::handle(Tag::seat, cell);
            return true;
        case core::Kind::space:
            into = Value::handle(Tag::space, cell);
            return true;
        case core::Kind::region:
            into = Value::handle(Tag::region, cell);
            return true;
        default:
            return false;
    }
}

/// The cell that a value means in a column of such a kind; false when it means none.
inline bool plain_cell(const Member& member, const Value& value, int32_t& into) {
    const auto handle = [&](Tag tag) {
        into = value.tag() == Tag::nil ? core::none : value.index();
        return value.tag() == Tag::nil || value.tag() == tag;
    };
    switch (member.placed->kind) {
        case core::Kind::integer:
            if (int64_t whole = 0; is_number(value) && is_whole(value, whole)) {
                into = static_cast<int32_t>(whole);
                return whole == into && into != core::hidden;
            }
            return false;
        case core::Kind::flag:
            into = value.truth() ? 1 : 0;
            return value.tag() <= Tag::boolean;
        case core::Kind::choice: {
            if (value.tag() != Tag::text) return false;
            const Name& word = *value.text();
            if (word.among != member.words) {
                const auto found = std::find(member.words->begin(), member.words->end(), &word);
                word.among = member.words;
                word.place = found == member.words->end()
                                 ? -1
                                 : static_cast<int32_t>(found - member.words->begin());
            }
            into = word.place;
            return into >= 0;
        }
        case core::Kind::seat:
            return handle(Tag::seat);
        case core::Kind::space:
            return handle(Tag::space);
        case core::Kind::region:
            return handle(Tag::region);
        default:
            return false;
    }
}

/// Whether a cell of the column can ever be the value. What is hidden is nil.
inline bool may_be(const Member& column, const Value& value) {
    if (value.tag() == Tag::nil) return true;
    switch (column.placed->kind) {
        case core::Kind::integer:
            return is_number(value);
        case core::Kind::flag:
            return value.tag() == Tag::boolean;
        case core::Kind::choice: {
            int32_t word = 0;
            return plain_cell(column, value, word);
        }
        case core::Kind::seat:
            return value.tag() == Tag::seat;
        case core::Kind::space:
            return value.tag() == Tag::space;
        case core::Kind::region:
            return value.tag() == Tag::region;
        case core::Kind::card:
            return value.tag() == Tag::card;
        case core::Kind::seats:
            break;
    }
    return false;
}

/// The same, where a number is within the column's bounds.
inline bool may_hold(const Member& column, const Value& value) {
    const bool number = column.placed->kind == core::Kind::integer && value.tag() == Tag::integer;
    return may_be(column, value) && (!number || (value.number() >= column.placed->min &&
                                                 value.number() <= column.placed->max));
}

}  // namespace fronteira::compile
