// SPDX-License-Identifier: MIT
#include "script/doubts/known_names.hpp"

namespace fronteira::script {

KnownNames::KnownNames(const core::Rules& rules, const RulesetSource& source) {
    of(Thing::zone) = {"pile", "discard", "aside"};
    know(Thing::tag, rules.board->tags());
    know(Thing::link, rules.board->link_kinds());
    know_named(Thing::die, rules.dice);
    know_named(Thing::question, rules.phases);
    know_named(Thing::move, rules.moves);
    know_named(Thing::column, rules.layout.columns());
    for (const core::PlacedColumn& column : rules.layout.columns())
        if (column.entity == core::Entity::space && column.kind == core::Kind::seat)
            of(Thing::holder).insert(column.name);
    for (const core::PlacedDeck& deck : rules.layout.decks()) of(Thing::deck).insert(deck.deck.id);
    know_fields(rules);
    if (!source.elsewhere) return;
    const NamesElsewhere& more = source.elsewhere();
    know(Thing::tag, more.tags);
    know(Thing::link, more.links);
    for (const auto* names : {&more.of_spaces, &more.of_regions, &more.others})
        know(Thing::field, *names);
}

/// What the entries of a list can be asked for: columns, what is printed, and what every handle
/// answers.
void KnownNames::know_fields(const core::Rules& rules) {
    know_named(Thing::field, rules.layout.columns());
    for (const char* name : {"id", "number", "standing", "placing", "region", "x", "y"})
        of(Thing::field).insert(name);
    const auto know_printed = [&](const auto& attributes) {
        for (const auto& [name, value] : attributes) of(Thing::field).insert(name);
    };
    const core::Board& board = *rules.board;
    for (int i = 0; i < board.space_count(); ++i) know_printed(board.space(i).attributes);
    for (int i = 0; i < board.region_count(); ++i) know_printed(board.region(i).attributes);
    for (const core::PlacedDeck& deck : rules.layout.decks())
        for (const Card& card : deck.deck.cards) know_printed(card.attributes);
}

}  // namespace fronteira::script
