// SPDX-License-Identifier: MIT
#include "page/tape.hpp"

#include "match/last_move.hpp"
#include "table/value_json.hpp"

#include <algorithm>

namespace fronteira::page {
namespace {

using core::Slot;
using match::Session;

template <class Write>
void write_list(Bytes& bytes, const std::vector<size_t>& cells, const Write& write) {
    bytes.number(static_cast<uint32_t>(cells.size()));
    size_t before = 0;
    for (const size_t cell : cells) {
        bytes.number(static_cast<uint32_t>(cell - before));
        write(cell);
        before = cell;
    }
}

}  // namespace

void TapeWriter::frame(const Session& session, size_t move) {
    write_move(session, move);
    write_cells(sight_.look(session));
    write_events(session, move);
}

void TapeWriter::write_move(const Session& session, size_t number) {
    match::LastMove last(session, -1, number);
    bytes_.number(static_cast<uint32_t>(last.seat() + 1));
    uint32_t viewers = 0;
    for (int viewer = -1; viewer < sight_.seats(); ++viewer)
        if (last.look_through(viewer).is_open()) viewers |= bit_of(viewer);
    bytes_.number(viewers);
    // When the match is over, who looks through all eyes learns of every move.
    if (last.move().kind < 0 || (viewers == 0 && !sight_.over())) return bytes_.number(0);
    bytes_.number(static_cast<uint32_t>(last.move().kind + 1));
    for (const Slot& slot : rules_.moves[static_cast<size_t>(last.move().kind)].slots)
        write_slot(slot, last.move());
}

void TapeWriter::write_slot(const Slot& slot, const Move& move) {
    const int32_t* values = move.values.data() + slot.offset;
    if (slot.type != Slot::Type::card) return bytes_.integer(values[0]);
    const auto chosen =
        std::count_if(values, values + slot.most, [](int32_t card) { return card != core::none; });
    bytes_.number(static_cast<uint32_t>(chosen));
    for (int i = 0; i < slot.most; ++i)
        if (values[i] != core::none) bytes_.integer(values[i]);
}

void TapeWriter::write_cells(const std::vector<size_t>& touched) {
    std::vector<size_t> changes, sights;
    for (const size_t cell : touched) {
        if (shown_[cell].value != sight_[cell].value) changes.push_back(cell);
        if (shown_[cell].viewers != sight_[cell].viewers) sights.push_back(cell);
        shown_[cell] = sight_[cell];
    }
    write_list(bytes_, changes, [&](size_t cell) { bytes_.integer(sight_[cell].value); });
    write_list(bytes_, sights, [&](size_t cell) { bytes_.number(sight_[cell].viewers); });
}

void TapeWriter::write_events(const Session& session, size_t number) {
    std::vector<const core::Event*> told;
    for (const auto& numbered : match::LastMove(session, -1, number).events())
        if (sight_.viewers_of(numbered.event.audience) != 0) told.push_back(&numbered.event);
    bytes_.number(static_cast<uint32_t>(told.size()));
    for (const core::Event* event : told) write_event(*event);
}

void TapeWriter::write_event(const core::Event& event) {
    bytes_.word(event.name);
    const uint32_t audience = sight_.viewers_of(event.audience);
    bytes_.number(audience);
    bytes_.number(static_cast<uint32_t>(event.fields.size()));
    for (const core::EventField& field : event.fields) {
        const uint32_t viewers = audience & sight_.viewers_of(field.seen_by);
        bytes_.word(field.name);
        bytes_.word(word_of(field.kind));
        bytes_.number(static_cast<uint32_t>(field.deck + 1));
        bytes_.number(viewers);
        if (viewers == 0) continue;
        if (field.kind == core::Kind::choice)
            bytes_.word(field.word);
        else
            bytes_.integer(field.value);
    }
}

}  // namespace fronteira::page
