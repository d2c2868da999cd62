// SPDX-License-Identifier: MIT
// Seats, spaces and regions.
#include "compile/natives.hpp"
#include "core/board/path.hpp"

#include <algorithm>
#include <bit>

namespace fronteira::compile {
namespace {

const core::SeatIndex* index_of(NativeCall& call, int argument) {
    const Value name = call.at(argument);
    if (!is(name, Tag::text)) return nullptr;
    const Member& member = call.machine.program().member(*name.text(), Tag::space);
    if (member.is != Member::Is::column || member.placed->index < 0) return nullptr;
    if (member.placed->sight != core::Sight::all &&
        call.machine.setting().eyes != Setting::all_eyes)
        return nullptr;
    if (!call.machine.look_at_all(*member.placed)) return nullptr;
    return &call.machine.layout().indexes()[static_cast<size_t>(member.placed->index)];
}

/// Of a kind that the map has; whether an unknown one is misspelt is decided in Lua.
std::optional<int> link_kind(NativeCall& call, int argument) {
    const Value name = call.at(argument);
    const int kind =
        is(name, Tag::text) ? call.machine.program().known(*name.text()).link_kind : -1;
    return kind < 0 ? std::nullopt : std::optional(kind);
}

/// The same of a tag.
std::optional<int> tag_of(NativeCall& call, const Value& name) {
    const int tag = is(name, Tag::text) ? call.machine.program().known(*name.text()).tag : -1;
    return tag < 0 ? std::nullopt : std::optional(tag);
}

bool give_spaces(NativeCall& call, std::span<const int32_t> spaces) {
    if (!call.machine.charge(static_cast<int64_t>(spaces.size()))) return false;
    Table& list = call.machine.fresh_table();
    for (const int32_t space : spaces) list.list.push_back(Value::of(Tag::space, space));
    return call.give(Value::list(&list));
}

bool next(NativeCall& call) {
    if (!is(call.at(0), Tag::seat)) return false;
    return call.give(
        Value::of(Tag::seat, (call.at(0).index() + 1) % call.machine.layout().seats()));
}

bool seat_count(NativeCall& call) {
    const core::SeatIndex* index = index_of(call, 1);
    if (index == nullptr || !is(call.at(0), Tag::seat)) return false;
    const int32_t seat = call.at(0).index();
    return call.give(Value::integer(call.machine.state().count(*index, seat)));
}

/// Leaves in a list of spaces those that carry the tag. False if Lua has to decide.
bool keep_tagged(NativeCall& call, Table& list, const Value& name) {
    if (is(name, Tag::nil)) return true;
    const auto tag = tag_of(call, name);
    if (!tag) return false;
    std::erase_if(list.list,
                  [&](const Value& space) { return !board(call).tagged(space.index(), *tag); });
    return true;
}

bool seat_spaces(NativeCall& call) {
    const core::SeatIndex* index = index_of(call, 1);
    const Value tag = call.at(2);
    if (index == nullptr || !is(call.at(0), Tag::seat)) return false;
    if (!is(tag, Tag::nil) && !is(tag, Tag::text)) return false;
    const core::State& state = call.machine.state();
    const int32_t seat = call.at(0).index();
    const int words = state.layout().words(), count = state.count(*index, seat);
    if (!call.machine.charge(words + count)) return false;
    Table& list = call.machine.fresh_table();
    list.list.resize(static_cast<size_t>(count));
    Value* next = list.list.data();
    for (int word = 0; word < words; ++word) {
        for (uint32_t held = state.held_word(*index, seat, word); held != 0; held &= held - 1)
            *next++ = Value::of(Tag::space, word * 32 + std::countr_zero(held));
    }
    return keep_tagged(call, list, tag) && call.give(Value::list(&list));
}

bool seat_regions(NativeCall& call) {
    const core::SeatIndex* index = index_of(call, 1);
    if (index == nullptr || !is(call.at(0), Tag::seat)) return false;
    if (!call.machine.charge(board(call).region_count())) return false;
    Table& list = call.machine.fresh_table();
    for (int region = 0; region < board(call).region_count(); ++region)
        if (call.machine.state().is_whole(*index, region, call.at(0).index()))
            list.list.push_back(Value::of(Tag::region, region));
    return call.give(Value::list(&list));
}

bool linked(NativeCall& call) {
    if (!is(call.at(0), Tag::space) || !is(call.at(1), Tag::space)) return false;
    const int from = call.at(0).index(), to = call.at(1).index();
    if (is(call.at(2), Tag::nil)) return call.give(Value::boolean(board(call).linked(from, to)));
    const auto kind = link_kind(call, 2);
    return kind && call.give(Value::boolean(board(call).linked(from, to, *kind)));
}

bool neighbours(NativeCall& call) {
    if (!is(call.at(0), Tag::space)) return false;
    const int space = call.at(0).index();
    if (is(call.at(1), Tag::nil)) return give_spaces(call, board(call).neighbours(space));
    const auto kind = link_kind(call, 1);
    return kind && give_spaces(call, board(call).neighbours(space, *kind));
}

bool toward(NativeCall& call) {
    const auto kind = link_kind(call, 1);
    if (!kind || !is(call.at(0), Tag::space)) return false;
    return call.give(Value::handle(Tag::space, board(call).toward(call.at(0).index(), *kind)));
}

bool ray(NativeCall& call) {
    const auto kind = link_kind(call, 1);
    const Value most = call.at(2);
    if (!kind || !is(call.at(0), Tag::space)) return false;
    if (!is(most, Tag::nil) && !is(most, Tag::integer)) return false;
    const int64_t all = board(call).space_count();
    const int64_t steps = is(most, Tag::nil) ? all : std::clamp<int64_t>(most.number(), 0, all);
    Table& list = call.machine.fresh_table();
    core::each_on_ray(board(call), call.at(0).index(), *kind, static_cast<int>(steps),
                      [&](int space) { list.list.push_back(Value::of(Tag::space, space)); });
    return call.machine.charge(static_cast<int64_t>(list.list.size())) &&
           call.give(Value::list(&list));
}

bool within(NativeCall& call) {
    const Value steps = call.at(1);
    if (!is(call.at(0), Tag::space) || !is(steps, Tag::integer)) return false;
    const int64_t all = board(call).space_count();
    if (!call.machine.charge(all / 8)) return false;
    const auto found = core::within(board(call), call.at(0).index(),
                                    static_cast<int>(std::clamp<int64_t>(steps.number(), 0, all)));
    return call.machine.charge(core::links_from(board(call), found) / 8) &&
           give_spaces(call, found);
}

bool tagged(NativeCall& call) {
    const auto tag = tag_of(call, call.at(1));
    if (!tag || !is(call.at(0), Tag::space)) return false;
    return call.give(Value::boolean(board(call).tagged(call.at(0).index(), *tag)));
}

bool region_spaces(NativeCall& call) {
    const Value tag = call.at(1);
    if (!is(call.at(0), Tag::region) || !(is(tag, Tag::nil) || is(tag, Tag::text))) return false;
    const auto spaces = board(call).spaces_in(call.at(0).index());
    if (!call.machine.charge(static_cast<int64_t>(spaces.size()))) return false;
    Table& list = call.machine.fresh_table();
    for (const int32_t space : spaces) list.list.push_back(Value::of(Tag::space, space));
    return keep_tagged(call, list, tag) && call.give(Value::list(&list));
}

bool region_count(NativeCall& call) {
    const core::SeatIndex* index = index_of(call, 1);
    const Value holder = call.at(2);
    if (index == nullptr || !is(call.at(0), Tag::region)) return false;
    if (!is(holder, Tag::nil) && !is(holder, Tag::seat)) return false;
    const int32_t seat = is(holder, Tag::nil) ? core::none : holder.index();
    return call.give(
        Value::integer(call.machine.state().count_in(*index, call.at(0).index(), seat)));
}

constexpr Native board_table[] = {
    {"Seat:next", next, true},
    {"Seat:count", seat_count},
    {"Seat:spaces", seat_spaces},
    {"Seat:regions", seat_regions},
    {"Space:linked", linked, true},
    {"Space:neighbours", neighbours, true},
    {"Space:toward", toward, true},
    {"Space:ray", ray, true},
    {"Space:within", within, true},
    {"Space:tagged", tagged, true},
    {"Region:spaces", region_spaces, true},
    {"Region:count", region_count},
};

}  // namespace

std::span<const Native> board_natives() {
    return board_table;
}

}  // namespace fronteira::compile
