// SPDX-License-Identifier: MIT
#include "core/chance/die.hpp"

#include "core/match.hpp"

namespace fronteira::core {
namespace {

EventField word(std::string name, std::string text) {
    EventField field{std::move(name), Kind::choice, 0, -1, ~uint32_t{0}};
    field.word = std::move(text);
    return field;
}

EventField shown(const Face& face) {
    if (!face.word.empty()) return word("face", face.word);
    return {"face", Kind::integer, face.number, -1, ~uint32_t{0}};
}

}  // namespace

const Face* throw_die(Match& match, const Die& die, int seat) {
    const Face* face = match.roll(die);
    if (face == nullptr || !match.listening()) return face;
    Event event;
    event.name = "die";
    event.fields = {word("die", die.name), shown(*face)};
    if (match.state().cell(cell_depth) > 0)
        event.fields.push_back({"seat", Kind::seat, seat, -1, ~uint32_t{0}});
    match.tell(std::move(event));
    return face;
}

}  // namespace fronteira::core
