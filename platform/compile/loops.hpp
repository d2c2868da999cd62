// SPDX-License-Identifier: MIT
#pragma once

#include "compile/machine.hpp"
#include "compile/reckon.hpp"

namespace fronteira::compile {

/// Puts the next entry of what `ipairs` goes along, and its number, into the variables of the loop.
/// Writes nothing unless there is one. Where it is unknown, the loop's own function must be called.
inline Machine::Step Machine::step_along(Value* loop) const {
    const Value list = loop[1], before = loop[2];
    if (loop[0] != Value::of(Tag::native, step_along_number) || before.tag() != Tag::integer)
        return Step::unknown;
    if (!can_be_walked(list)) return Step::unknown;
    const auto next = static_cast<uint64_t>(before.number());
    Value entry;
    if (list.tag() == Tag::table) {
        const std::vector<Value>& entries = list.table()->list;
        if (next >= entries.size()) return next == entries.size() ? Step::end : Step::unknown;
        entry = entries[next];
        if (entry.tag() == Tag::opaque) return Step::unknown;
    } else {
        const auto held = static_cast<Tag>(list.number());
        const auto count = static_cast<uint64_t>(rows(held));
        if (next >= count) return next == count ? Step::end : Step::unknown;
        entry = Value::of(held, before.number());
    }
    loop[2] = loop[4] = Value::integer(before.number() + 1);
    loop[5] = entry;
    return Step::entry;
}

/// Prepares a loop over numbers; false where only Lua can.
inline bool Machine::begin_loop(Value* a, bool& none) {
    const Value limit = a[1], step = a[2];
    if (a->tag() != Tag::integer || limit.tag() != Tag::integer || step.tag() != Tag::integer ||
        step.number() == 0)
        return false;
    none = step.number() > 0 ? a->number() > limit.number() : a->number() < limit.number();
    a[3] = *a;
    // How often it goes round again, as in Lua: what is added can never run over.
    return none || fit((limit.number() - a->number()) / step.number(), a[1]);
}

}  // namespace fronteira::compile
