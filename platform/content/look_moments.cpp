// SPDX-License-Identifier: MIT
#include "content/look_moments.hpp"

#include "content/look_dress.hpp"
#include "content/reading/table_reader.hpp"

#include <algorithm>

namespace fronteira::content {
namespace {

using Fields = LookNames::Kinds;

/// One of the fields, of one of some kinds; any when there are none.
void read_field(const Cursor& at, const Fields& fields, const std::set<std::string>& kinds,
                const std::string& needs, const LookUp& up) {
    up.word(at, keys_of(fields), "field");
    const std::string* name = at.value.as_string();
    const auto found = name == nullptr ? fields.end() : fields.find(*name);
    if (found == fields.end() || found->second.empty()) return;
    const auto good = [&](const std::string& kind) { return kinds.contains(kind); };
    if (std::none_of(found->second.begin(), found->second.end(), good))
        at.error("wrong_field", in_quotes(*name) + " is a " + *found->second.begin(),
                 needs + " is needed");
}

void read_arrow_and_pulse(TableReader& in, const Fields& fields, const LookUp& up) {
    in.with("arrow", [&](const Cursor& ends) {
        const Array* items = ends.value.as_array();
        if (!items || items->size() != 2) return ends.expected("two fields");
        for (size_t i = 0; i < items->size(); ++i)
            read_field(Cursor(ends, i, (*items)[i]), fields, {"space"}, "a space", up);
    });
    in.with("pulse", [&](const Cursor& one) {
        read_field(one, fields, {"space", "region"}, "a space or a region", up);
    });
}

void read_exchanges(const Cursor& at, const std::string& move, const Fields& slots) {
    read_yes_or_no(at);
    const auto is_space = [](const auto& slot) { return slot.second.contains("space"); };
    const bool* said = at.value.as_bool();
    if (said == nullptr || !*said || slots.empty()) return;
    if (std::count_if(slots.begin(), slots.end(), is_space) < 2)
        at.error("no_exchange", in_quotes(move) + " is not a move of two spaces",
                 "it says that a move exchanges what stands on its two spaces");
}

}  // namespace

void read_event(const Cursor& at, const LookUp& up) {
    TableReader in(at);
    read_arrow_and_pulse(in, {}, up);
    in.with("show", [&](const Cursor& one) { up.word(one, {}, "field"); });
}

void read_move(const Cursor& at, const std::string& move, const LookUp& up) {
    const auto found = up.names().moves.find(move);
    const Fields slots = found == up.names().moves.end() ? Fields() : found->second;
    TableReader in(at);
    read_arrow_and_pulse(in, slots, up);
    in.with("confirm", [](const Cursor& one) { read_yes_or_no(one); });
    in.with("exchanges", [&](const Cursor& one) { read_exchanges(one, move, slots); });
}

}  // namespace fronteira::content
