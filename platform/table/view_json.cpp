// SPDX-License-Identifier: MIT
#include "table/view_json.hpp"

#include "table/value_json.hpp"

namespace fronteira::table {
namespace {

using core::Entity;
using core::Layout;

class ViewWriter {
 public:
    ViewWriter(const Layout& layout, std::span<const int32_t> seen, std::span<const int32_t> before)
        : layout_(layout), seen_(seen), before_(before) {}

    Json run() {
        Json view = Json::object();
        if (before_.empty())
            for (const char* part : {"match", "seats", "spaces", "regions", "decks"})
                view[part] = Json::object();
        for (const core::PlacedColumn& column : layout_.columns()) write(column, view);
        for (const core::PlacedDeck& deck : layout_.decks()) {
            Json now = zones(deck, seen_);
            if (before_.empty() || now != zones(deck, before_))
                view["decks"][deck.deck.id] = std::move(now);
        }
        return view;
    }

 private:
    void write(const core::PlacedColumn& column, Json& view) const {
        for (int32_t row = 0; row < column.rows; ++row) {
            const auto at = static_cast<size_t>(column.offset + row);
            if (!before_.empty() && before_[at] == seen_[at]) continue;
            thing(column.entity, row, view)[column.name] = value_json(layout_, column, seen_[at]);
        }
    }

    Json& thing(Entity entity, int32_t row, Json& view) const {
        switch (entity) {
            case Entity::seat:
                return view["seats"][std::to_string(row + 1)];
            case Entity::space:
                return view["spaces"][layout_.board().space(row).id];
            case Entity::region:
                return view["regions"][layout_.board().region(row).id];
            case Entity::match:
                break;
        }
        return view["match"];
    }

    Json zones(const core::PlacedDeck& deck, std::span<const int32_t> cells) const {
        Json zones{{"hands", Json::object()}};
        int32_t card = deck.cards;
        for (int zone = 0; zone < layout_.zones(); ++zone) {
            const int32_t size = cells[static_cast<size_t>(deck.sizes + zone)];
            Json cards = stack(
                deck, cells.subspan(static_cast<size_t>(card), static_cast<size_t>(size)), zone);
            card += size;
            if (zone >= core::first_hand)
                zones["hands"][std::to_string(zone - core::first_hand + 1)] = std::move(cards);
            else
                zones[zone == core::pile      ? "pile"
                      : zone == core::discard ? "discard"
                                              : "aside"] = std::move(cards);
        }
        return zones;
    }

    /// The cards that lie in a zone, or only how many. A pile is never seen, empty or not.
    static Json stack(const core::PlacedDeck& deck, std::span<const int32_t> cells, int zone) {
        if (zone == core::pile) return cells.size();
        Json cards = Json::array();
        for (const int32_t card : cells) {
            if (card == core::hidden) return cells.size();
            cards.push_back(deck.deck.cards[static_cast<size_t>(card)].id);
        }
        return cards;
    }

    const Layout& layout_;
    std::span<const int32_t> seen_;
    std::span<const int32_t> before_;
};

}  // namespace

Json view_json(const Layout& layout, std::span<const int32_t> seen,
               std::span<const int32_t> before) {
    return ViewWriter(layout, seen, before).run();
}

}  // namespace fronteira::table
