// SPDX-License-Identifier: MIT
#include "conformance/secrets.hpp"

#include <algorithm>

namespace fronteira::conformance {

using namespace core;

namespace {

class Changer {
 public:
    Changer(const State& state, int seat, Random& random, Alteration how)
        : before_(state),
          layout_(state.layout()),
          after_(state),
          seat_(seat),
          random_(random),
          how_(how) {}

    std::vector<Secret> run() {
        if (how_ == Alteration::values) {
            after_.seed(random_.next());
            note(generator_secret);
        }
        for (size_t id = 0; id < layout_.columns().size(); ++id)
            change_column(static_cast<ColumnId>(id));
        for (size_t deck = 0; deck < layout_.decks().size(); ++deck)
            change_deck(static_cast<int>(deck));
        return std::move(secrets_);
    }

 private:
    void change_column(ColumnId id) {
        const PlacedColumn& column = layout_.column(id);
        std::vector<int32_t> rows, values;
        for (int32_t row = 0; row < column.rows; ++row) {
            if (before_.can_see(column, row, seat_)) continue;
            rows.push_back(row);
            values.push_back(how_ == Alteration::values ? random_.between(column.min, column.max)
                                                        : before_.get(id, row));
        }
        if (how_ == Alteration::places)
            for (size_t i = values.size(); i > 1; --i)
                std::swap(values[i - 1], values[random_.below(static_cast<uint32_t>(i))]);
        for (size_t i = 0; i < rows.size(); ++i) {
            after_.set(id, rows[i], values[i]);
            if (!sees_as_before(id, rows[i])) after_.set(id, rows[i], before_.get(id, rows[i]));
        }
        note("column `" + column.name + "`");
    }

    /// Whether the seat sees the same of what is shown to whom this column names: cells and hands.
    bool sees_as_before(ColumnId named, int32_t row) const {
        const auto sees_in = [&](const PlacedColumn& column, int32_t at) {
            return before_.can_see(column, at, seat_) == after_.can_see(column, at, seat_);
        };
        const auto sees_cell = [&](const PlacedColumn& column) {
            if (column.sight_id != named) return true;
            if (!sees_in(column, row)) return false;
            if (column.sight != Sight::near) return true;
            const auto around = layout_.board().neighbours(row);
            return std::all_of(around.begin(), around.end(),
                               [&](int32_t at) { return sees_in(column, at); });
        };
        const auto sees_hand = [&](const PlacedDeck& deck) {
            const auto number = static_cast<int>(&deck - layout_.decks().data());
            return deck.sight_id != named ||
                   before_.can_see_zone(number, Layout::hand(row), seat_) ==
                       after_.can_see_zone(number, Layout::hand(row), seat_);
        };
        return std::all_of(layout_.columns().begin(), layout_.columns().end(), sees_cell) &&
               std::all_of(layout_.decks().begin(), layout_.decks().end(), sees_hand);
    }

    void change_deck(int deck) {
        std::vector<int32_t> unseen;
        int32_t at = layout_.deck(deck).cards;
        for (int zone = 0; zone < layout_.zones(); ++zone)
            for (int i = 0; i < before_.zone_size(deck, zone); ++i, ++at)
                if (!before_.can_see_zone(deck, zone, seat_)) unseen.push_back(at);
        for (size_t i = unseen.size(); i > 1; --i) {
            const int32_t here = unseen[i - 1];
            const int32_t there = unseen[random_.below(static_cast<uint32_t>(i))];
            const int32_t card = after_.cell(here);
            after_.write(here, after_.cell(there));
            after_.write(there, card);
        }
        note("deck `" + layout_.deck(deck).deck.id + "`");
    }

    /// Takes down what was written since the last note.
    void note(std::string name) {
        Secret secret{std::move(name), {}};
        for (; noted_ < after_.changes().size(); ++noted_) {
            const int32_t cell = after_.changes()[noted_].cell;
            if (cell < layout_.state_cells() && after_.cell(cell) != before_.cell(cell))
                secret.written.emplace_back(cell, after_.cell(cell));
        }
        if (!secret.written.empty()) secrets_.push_back(std::move(secret));
    }

    const State& before_;
    const Layout& layout_;
    State after_;
    int seat_;
    Random& random_;
    Alteration how_;
    size_t noted_ = 0;
    std::vector<Secret> secrets_;
};

}  // namespace

std::vector<Secret> other_secrets(const State& state, int seat, Random& random, Alteration how) {
    return Changer(state, seat, random, how).run();
}

}  // namespace fronteira::conformance
