// SPDX-License-Identifier: MIT
#include "compile/natives/events.hpp"

#include "compile/machine.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

bool event_field(const core::Match& match, const Value& value, core::EventField& field) {
    using core::Kind;
    field.value = value.index();
    switch (value.tag()) {
        case Tag::text:
            field = {};
            field.kind = Kind::choice;
            field.word = value.text()->text;
            return true;
        case Tag::boolean:
            field.kind = Kind::flag;
            return true;
        case Tag::integer:
            field.kind = Kind::integer;
            field.value = static_cast<int32_t>(value.number());
            return true;
        case Tag::seat:
            field.kind = Kind::seat;
            return true;
        case Tag::space:
            field.kind = Kind::space;
            return true;
        case Tag::region:
            field.kind = Kind::region;
            return true;
        case Tag::card:
            field = match.card_field({}, value.deck(), value.index());
            return true;
        default:
            return false;
    }
}

/// Whether Lua would not complain: fields have names, and values that can be told. Of letters that
/// are not plain it judges itself.
bool can_be_told(const Value& fields) {
    if (fields.tag() == Tag::nil) return true;
    if (fields.tag() != Tag::table || fields.table()->named || !fields.table()->list.empty())
        return false;
    return std::all_of(
        fields.table()->others.begin(), fields.table()->others.end(), [](const auto& field) {
            const Tag value = field.second.tag();
            if (value == Tag::integer && !core::fits_a_cell(field.second.number())) return false;
            return field.first.tag() == Tag::text && field.first.text()->plain &&
                   value != Tag::match && (value != Tag::text || field.second.text()->plain) &&
                   value >= Tag::boolean && value <= Tag::card;
        });
}

/// As Lua charges it: for the bytes of the event, whether anybody listens or not.
bool charge_for_event(NativeCall& call, const Name& name, const Value& fields) {
    const auto bytes_of = [](const Value& value) {
        return value.tag() == Tag::text ? value.text()->text.size() : 0;
    };
    size_t bytes = sizeof(core::Event) + name.text.size();
    if (fields.tag() == Tag::table)
        for (const auto& [key, value] : fields.table()->others)
            bytes += sizeof(core::EventField) + bytes_of(key) + bytes_of(value);
    return bytes <= core::most_event_bytes &&  // or Lua complains
           call.machine.charge(core::cost_of_telling(bytes));
}

}  // namespace

bool tell(NativeCall& call) {
    core::Match* match = call.machine.setting().writer;
    const Value name = call.at(1), fields = call.at(2), audience = call.at(3);
    if (match == nullptr || name.tag() != Tag::text || !can_be_told(fields)) return false;
    if (call.count > 3 && audience.tag() != Tag::seat) return false;
    if (!name.text()->plain) return false;
    if (!charge_for_event(call, *name.text(), fields)) return false;
    if (!match->listening()) return true;
    core::Event event;
    event.name = name.text()->text;
    if (fields.tag() == Tag::table) {
        event.fields.reserve(fields.table()->others.size());
        for (const auto& [key, value] : fields.table()->others) {
            core::EventField& field = event.fields.emplace_back();
            if (!event_field(*match, value, field)) return false;
            field.name = key.text()->text;
        }
    }
    std::sort(event.fields.begin(), event.fields.end(),
              [](const auto& a, const auto& b) { return a.name < b.name; });
    if (audience.tag() == Tag::seat) event.audience = 1u << audience.index();
    match->tell(std::move(event));
    return true;
}

}  // namespace fronteira::compile
