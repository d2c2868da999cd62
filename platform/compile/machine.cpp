// SPDX-License-Identifier: MIT
#include "compile/machine.hpp"

#include "compile/natives.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

constexpr size_t stack_size = 16384;

}  // namespace

void SlotArguments::add(const core::Slot& slot) {
    using Type = core::Slot::Type;
    const Tag tag = slot.type == Type::number   ? Tag::integer
                    : slot.type == Type::space  ? Tag::space
                    : slot.type == Type::seat   ? Tag::seat
                    : slot.type == Type::region ? Tag::region
                                                : Tag::nil;
    plain = plain && tag != Tag::nil;
    all.push_back({&slot, static_cast<uint32_t>(slot.offset), tag});
}

Machine::Machine(Program& program)
    : program_(program), stack_(stack_size), stack_end_(stack_.data() + stack_size) {}

[[gnu::noinline]] bool Machine::take_apart(const SlotArguments& arguments, const Move& move,
                                           Value* into) {
    return std::all_of(arguments.all.begin(), arguments.all.end(),
                       [&](const auto& one) { return as_value(*this, *one.slot, move, *into++); });
}

Table& Machine::fresh_table() {
    if (used_tables_ == tables_.size()) tables_.push_back(std::make_unique<Table>());
    if (used_tables_ == most_tables) budget_ = -1;  // which ends the run
    return *tables_[used_tables_++];
}

void Machine::empty_tables() {
    if (tables_.size() > most_kept) tables_.clear();
    const size_t kept = std::min(used_tables_, tables_.size());
    for (size_t i = 0; i < kept; ++i) tables_[i]->clear();
    used_tables_ = 0;
}

int Machine::rows(Tag of) const {
    return of == Tag::seat    ? layout().seats()
           : of == Tag::space ? program_.rules().board->space_count()
                              : program_.rules().board->region_count();
}

int Machine::call(Value* slot, int arguments) {
    const Value called = *slot;
    if (called.tag() == Tag::native)
        return call_native(static_cast<int>(called.number()), slot, arguments);
    if (called.tag() == Tag::function)
        return way_out_.noted(*called.function(),
                              execute(*called.function(), nullptr, slot, arguments));
    if (called.tag() != Tag::closure) return -1;
    const Value first = called.table()->list[0];
    if (first.tag() == Tag::native)
        return call_native(static_cast<int>(first.number()), slot, arguments, called.table());
    return way_out_.noted(*first.function(),
                          execute(*first.function(), called.table(), slot, arguments));
}

int Machine::call_native(int number, Value* slot, int arguments, Table* taken) {
    const Native& native = native_function(number);
    if (!native.tells) note_more();
    if (native.of_match && (arguments == 0 || slot[1].tag() != Tag::match)) return -1;
    NativeCall call{*this, slot + 1, arguments, slot, taken};
    return native.function(call) ? call.made : way_out_.noted(number);
}

}  // namespace fronteira::compile
