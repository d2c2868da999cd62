// SPDX-License-Identifier: MIT
// What seats, spaces, regions and cards can be asked.
#include "core/board/path.hpp"
#include "script/binding.hpp"
#include "script/bindings/handle_arguments.hpp"
#include "script/sandbox/sandbox.hpp"
#include "script/whole_number.hpp"

#include <algorithm>
#include <bit>
#include <iterator>

namespace fronteira::script {
namespace {

int seat_hand(lua_State* lua) {
    const Handle& seat = check_handle(lua, 1, HandleType::seat);
    const int deck = check_deck(lua, 2);
    const Host& host = host_of(lua);
    if (host.eyes != Host::all_eyes &&
        !played_state(lua).can_see_zone(deck, core::Layout::hand(seat.index), host.eyes)) {
        lua_newtable(lua);
        return 1;
    }
    if (host.writer != nullptr)
        host.writer->look_at_zone(deck, core::Layout::hand(seat.index), host.seat);
    const auto cards = played_state(lua).zone(deck, core::Layout::hand(seat.index));
    Sandbox::charge(lua, static_cast<int64_t>(cards.size()));
    lua_createtable(lua, static_cast<int>(cards.size()), 0);
    for (size_t i = 0; i < cards.size(); ++i) {
        push_card(lua, host, deck, cards[i]);
        lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
    }
    return 1;
}

int seat_hand_size(lua_State* lua) {
    const Handle& seat = check_handle(lua, 1, HandleType::seat);
    lua_pushinteger(
        lua, played_state(lua).zone_size(check_deck(lua, 2), core::Layout::hand(seat.index)));
    return 1;
}

int seat_next(lua_State* lua) {
    const Handle& seat = check_handle(lua, 1, HandleType::seat);
    push_handle(lua, host_of(lua), HandleType::seat,
                (seat.index + 1) % host_of(lua).rules->layout.seats());
    return 1;
}

int seat_count(lua_State* lua) {
    const Handle& seat = check_handle(lua, 1, HandleType::seat);
    lua_pushinteger(lua, played_state(lua).count(check_index(lua, 2), seat.index));
    return 1;
}

int seat_spaces(lua_State* lua) {
    const Handle& seat = check_handle(lua, 1, HandleType::seat);
    const core::SeatIndex& index = check_index(lua, 2);
    const core::State& state = played_state(lua);
    const core::Board& board = state.layout().board();
    const bool all = lua_isnoneornil(lua, 3);
    const std::optional<int> marked = all ? std::nullopt : check_tag(lua, 3);
    Sandbox::charge(lua, state.layout().words() + state.count(index, seat.index));
    lua_newtable(lua);
    if (!all && !marked) return 1;
    lua_Integer length = 0;
    for (int word = 0; word < state.layout().words(); ++word)
        for (uint32_t held = state.held_word(index, seat.index, word); held != 0;
             held &= held - 1) {
            const int space = word * 32 + std::countr_zero(held);
            if (marked && !board.tagged(space, *marked)) continue;
            push_handle(lua, host_of(lua), HandleType::space, space);
            lua_rawseti(lua, -2, ++length);
        }
    return 1;
}

int seat_regions(lua_State* lua) {
    const Handle& seat = check_handle(lua, 1, HandleType::seat);
    const core::SeatIndex& index = check_index(lua, 2);
    const core::State& state = played_state(lua);
    const core::Board& board = state.layout().board();
    Sandbox::charge(lua, board.region_count());
    lua_newtable(lua);
    lua_Integer length = 0;
    for (int region = 0; region < board.region_count(); ++region)
        if (state.is_whole(index, region, seat.index)) {
            push_handle(lua, host_of(lua), HandleType::region, region);
            lua_rawseti(lua, -2, ++length);
        }
    return 1;
}

int space_linked(lua_State* lua) {
    const Handle& from = check_handle(lua, 1, HandleType::space);
    const Handle& to = check_handle(lua, 2, HandleType::space);
    const core::Board& board = *host_of(lua).rules->board;
    lua_pushboolean(lua, lua_isnoneornil(lua, 3)
                             ? board.linked(from.index, to.index)
                             : board.linked(from.index, to.index, check_link_kind(lua, 3)));
    return 1;
}

/// Whoever calls has paid for them.
int push_paid_spaces(lua_State* lua, std::span<const int32_t> spaces) {
    lua_createtable(lua, static_cast<int>(spaces.size()), 0);
    for (size_t i = 0; i < spaces.size(); ++i) {
        push_handle(lua, host_of(lua), HandleType::space, spaces[i]);
        lua_rawseti(lua, -2, static_cast<lua_Integer>(i) + 1);
    }
    return 1;
}

int push_spaces(lua_State* lua, std::span<const int32_t> spaces) {
    Sandbox::charge(lua, static_cast<int64_t>(spaces.size()));
    return push_paid_spaces(lua, spaces);
}

int space_neighbours(lua_State* lua) {
    const Handle& space = check_handle(lua, 1, HandleType::space);
    const core::Board& board = *host_of(lua).rules->board;
    if (lua_isnoneornil(lua, 2)) return push_spaces(lua, board.neighbours(space.index));
    return push_spaces(lua, board.neighbours(space.index, check_link_kind(lua, 2)));
}

int space_toward(lua_State* lua) {
    const Handle& space = check_handle(lua, 1, HandleType::space);
    push_handle(lua, host_of(lua), HandleType::space,
                host_of(lua).rules->board->toward(space.index, check_link_kind(lua, 2)));
    return 1;
}

int space_ray(lua_State* lua) {
    const Handle& space = check_handle(lua, 1, HandleType::space);
    const core::Board& board = *host_of(lua).rules->board;
    const lua_Integer most = optional_whole(lua, 3, board.space_count());
    return push_spaces(
        lua, core::ray(board, space.index, check_link_kind(lua, 2),
                       static_cast<int>(std::clamp<lua_Integer>(most, 0, board.space_count()))));
}

int space_within(lua_State* lua) {
    const Handle& space = check_handle(lua, 1, HandleType::space);
    const core::Board& board = *host_of(lua).rules->board;
    const lua_Integer steps = check_whole(lua, 2);
    Sandbox::charge(lua, board.space_count() / 8);
    const auto spaces =
        core::within(board, space.index,
                     static_cast<int>(std::clamp<lua_Integer>(steps, 0, board.space_count())));
    Sandbox::charge(lua, core::links_from(board, spaces) / 8);
    return push_spaces(lua, spaces);
}

int space_tagged(lua_State* lua) {
    const Handle& space = check_handle(lua, 1, HandleType::space);
    const core::Board& board = *host_of(lua).rules->board;
    const auto tag = check_tag(lua, 2);
    lua_pushboolean(lua, tag && board.tagged(space.index, *tag));
    return 1;
}

int region_spaces(lua_State* lua) {
    const Handle& region = check_handle(lua, 1, HandleType::region);
    const core::Board& board = *host_of(lua).rules->board;
    const auto spaces = board.spaces_in(region.index);
    if (lua_isnoneornil(lua, 2)) return push_spaces(lua, spaces);
    const std::optional<int> tag = check_tag(lua, 2);
    std::vector<int32_t> tagged;
    Sandbox::charge(lua, static_cast<int64_t>(spaces.size()));
    std::copy_if(spaces.begin(), spaces.end(), std::back_inserter(tagged),
                 [&](int32_t space) { return tag && board.tagged(space, *tag); });
    return push_paid_spaces(lua, tagged);
}

int region_count(lua_State* lua) {
    const Handle& region = check_handle(lua, 1, HandleType::region);
    lua_pushinteger(
        lua, played_state(lua).count_in(check_index(lua, 2), region.index, check_holder(lua, 3)));
    return 1;
}

constexpr Binding handle_functions[] = {
    {"Seat", "id", "", "string", "`seat 1`, `seat 2`, ...", nullptr},
    {"Seat", "number", "", "integer", "From 1.", nullptr},
    {"Seat", "standing", "", "integer", "1 while the seat takes part, 0 once it is retired.",
     nullptr},
    {"Seat", "placing", "", "integer", "The final rank from 1, or 0 while it is open.", nullptr},
    {"Seat", "hand", "deck: string", "Card[]",
     "The cards of that deck in its hand, oldest first; an empty list for those who may not see "
     "it.",
     seat_hand},
    {"Seat", "hand_size", "deck: string", "integer", "How many cards of that deck it holds.",
     seat_hand_size},
    {"Seat", "next", "", "Seat", "The seat to its left, retired or not.", seat_next},
    {"Seat", "count", "column: string", "integer", "How many spaces hold this seat in that column.",
     seat_count},
    {"Seat", "spaces", "column: string, tag?: string", "Space[]",
     "The spaces that hold this seat in that column (and carry the tag), in the order of the map.",
     seat_spaces},
    {"Seat", "regions", "column: string", "Region[]",
     "The regions that have spaces, all of which hold this seat in that column.", seat_regions},
    {"Space", "id", "", "string", "Its id on the map.", nullptr},
    {"Space", "region", "", "Region?", "The region it belongs to.", nullptr},
    {"Space", "x", "", "integer?", "Its column on a grid, from 1.", nullptr},
    {"Space", "y", "", "integer?", "Its row on a grid, from 1 at the top.", nullptr},
    {"Space", "linked", "to: Space, kind?: string", "boolean",
     "Whether a link (of that kind) leads from here to there.", space_linked},
    {"Space", "neighbours", "kind?: string", "Space[]",
     "Where its links (of that kind) lead, in the order of the map.", space_neighbours},
    {"Space", "toward", "kind: string", "Space?",
     "The space that a link of that kind leads to: on a grid, the neighbour to the `north` or "
     "another side.",
     space_toward},
    {"Space", "ray", "kind: string, most?: integer", "Space[]",
     "The spaces met one after the other along links of that kind, nearest first, as far as they "
     "lead or at most that many.",
     space_ray},
    {"Space", "within", "steps: integer", "Space[]",
     "The spaces that can be reached by that many links, nearest first, without itself.",
     space_within},
    {"Space", "tagged", "tag: string", "boolean", "Whether it carries the tag.", space_tagged},
    {"Region", "id", "", "string", "Its id on the map.", nullptr},
    {"Region", "size", "", "integer", "How many spaces it has.", nullptr},
    {"Region", "spaces", "tag?: string", "Space[]",
     "Its spaces (those that carry the tag), in the order of the map.", region_spaces},
    {"Region", "count", "column: string, seat: Seat?", "integer",
     "How many of its spaces hold the seat (or nobody) in that column.", region_count},
    {"Card", "id", "", "string", "Its id in the deck; other fields are what is printed on it.",
     nullptr},
};

}  // namespace

std::span<const Binding> handle_bindings() {
    return handle_functions;
}

}  // namespace fronteira::script
