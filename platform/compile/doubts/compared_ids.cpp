// SPDX-License-Identifier: MIT
#include "compile/doubts/compared_ids.hpp"

#include "compile/code.hpp"
#include "compile/doubts/value_kinds.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

bool is_card(const core::Layout& layout, const std::string& id) {
    return std::any_of(layout.decks().begin(), layout.decks().end(), [&](const auto& deck) {
        const auto& cards = deck.deck.cards;
        return std::any_of(cards.begin(), cards.end(),
                           [&](const Card& card) { return card.id == id; });
    });
}

bool is_called(const core::Rules& rules, Tag handle, const std::string& id) {
    if (handle == Tag::space) return rules.board->find_space(id).has_value();
    if (handle == Tag::region) return rules.board->find_region(id).has_value();
    return handle != Tag::card || is_card(rules.layout, id);
}

}  // namespace

void find_compared_ids(const Examined& in) {
    constexpr size_t most_looked_at = 2000;  // instructions of a function
    const ValueKinds kinds(in.program, in.proto, in.of_move);
    for (size_t at = 0; at < std::min(in.proto.code.size(), most_looked_at); ++at) {
        const Code code(in.proto.code[at]);
        const std::string* id = code.op() == Op::eqk ? in.proto.text_if(code.b()) : nullptr;
        const int filled = id == nullptr ? -1 : in.types.filled_by(at, code.a());
        if (filled < 0) continue;
        const auto by = static_cast<size_t>(filled);
        const Code read(in.proto.code[by]);
        if (read.op() != Op::getfield || in.proto.text(read.c()) != "id") continue;
        const Tag handle = kinds.handle_in(by, read.b());
        if (!is_called(in.program.rules(), handle, *id))
            in.add({Doubt::Of::id, "", 0, *id, nullptr, handle, {}}, at);
    }
}

}  // namespace fronteira::compile
