// SPDX-License-Identifier: MIT
#include "match/notation.hpp"
#include "match/word.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <optional>

namespace fronteira::match {
namespace {

using core::Slot;
using Words = std::vector<std::string_view>;

constexpr size_t longest_move = 4096;

/// The words of a person's line, blanks between them dropped.
Words words_of(std::string_view text) {
    Words words;
    for (size_t at = text.find_first_not_of(" \t"); at != std::string_view::npos;
         at = text.find_first_not_of(" \t", at)) {
        const size_t end = std::min(text.find_first_of(" \t", at), text.size());
        words.push_back(text.substr(at, end - at));
        at = end;
    }
    return words;
}

/// What one word of a slot may be, by name.
std::vector<std::string_view> names_of(const core::Rules& rules, const Slot& slot) {
    std::vector<std::string_view> names;
    if (slot.type == Slot::Type::space)
        for (int i = 0; i < rules.board->space_count(); ++i)
            names.push_back(rules.board->space(i).id);
    if (slot.type == Slot::Type::region)
        for (int i = 0; i < rules.board->region_count(); ++i)
            names.push_back(rules.board->region(i).id);
    if (slot.type == Slot::Type::choice) names.assign(slot.choices.begin(), slot.choices.end());
    if (slot.type == Slot::Type::card)
        for (const Card& card : rules.layout.deck(slot.deck).deck.cards) names.push_back(card.id);
    return names;
}

const char* noun(Slot::Type type) {
    switch (type) {
        case Slot::Type::space:
            return "space";
        case Slot::Type::region:
            return "region";
        case Slot::Type::card:
            return "card";
        default:
            return "choice";
    }
}

std::optional<int32_t> find_name(const std::vector<std::string_view>& names,
                                 std::string_view word) {
    for (const std::string& wanted : {std::string(word), small_letters(word)})
        if (auto found = std::find(names.begin(), names.end(), wanted); found != names.end())
            return static_cast<int32_t>(found - names.begin());
    return std::nullopt;
}

/// Reads the values of one kind of move.
class ValueParser {
 public:
    ValueParser(const core::Rules& rules, int16_t kind)
        : rules_(rules), kind_(rules.moves[static_cast<size_t>(kind)]), given_(kind_.slots.size()) {
        move_.kind = kind;
    }

    /// With `part`, values may be missing.
    Result<PartMove> run(const Words& words, bool part) {
        Words unnamed;
        for (size_t i = 1; i < words.size(); ++i) {
            const size_t equals = words[i].find('=');
            if (equals == std::string_view::npos)
                unnamed.push_back(words[i]);
            else
                give_by_name(words[i].substr(0, equals), words[i].substr(equals + 1));
        }
        give_in_order(unnamed);
        PartMove read_so_far;
        for (size_t i = 0; i < kind_.slots.size(); ++i) {
            read_so_far.given.push_back(!part || !given_[i].empty());
            if (read_so_far.given.back()) read(kind_.slots[i], given_[i]);
        }
        if (!faults_.empty()) return fail(std::move(faults_));
        read_so_far.move = move_;
        return read_so_far;
    }

 private:
    void fault(const char* code, std::string message, std::string hint = {}) {
        faults_.push_back(error_at({}, code, std::move(message), std::move(hint)));
    }

    void give_by_name(std::string_view name, std::string_view value) {
        std::vector<std::string_view> names;
        for (const Slot& slot : kind_.slots) names.push_back(slot.name);
        const auto slot = find_name(names, name);
        if (!slot) {
            const std::string near = spelling::did_you_mean(name, names);
            return fault("move.unknown_value",
                         "move " + cited(kind_.name) + " has no value " + cited(name),
                         near.empty() ? "write " + cited(usage(kind_)) : near);
        }
        auto& given = given_[static_cast<size_t>(*slot)];
        if (!given.empty())
            return fault("move.value_twice", cited(name) + " is given twice", "keep one of them");
        given = split(value, ',');
    }

    /// Cards without a name may be parted by blanks too.
    void give_in_order(const Words& unnamed) {
        size_t next = 0;
        for (size_t i = 0; i < kind_.slots.size() && next < unnamed.size(); ++i) {
            const Slot& slot = kind_.slots[i];
            if (!given_[i].empty()) continue;
            given_[i] = split(unnamed[next++], ',');
            if (slot.type != Slot::Type::card) continue;
            const auto cards = names_of(rules_, slot);
            while (next < unnamed.size() && given_[i].size() < static_cast<size_t>(slot.most) &&
                   find_name(cards, unnamed[next]))
                given_[i].push_back(unnamed[next++]);
        }
        for (; next < unnamed.size(); ++next)
            fault("move.too_many_values",
                  "move " + cited(kind_.name) + " has no place for " + cited(unnamed[next]),
                  "write " + cited(usage(kind_)));
    }

    void read(const Slot& slot, const Words& given) {
        if (slot.type == Slot::Type::card) return read_cards(slot, given);
        if (given.empty())
            return fault("move.missing_value",
                         "move " + cited(kind_.name) + " needs " + cited(slot.name),
                         "write " + cited(usage(kind_)));
        if (given.size() > 1)
            return fault("move.many_values", cited(slot.name) + " takes one value",
                         "keep one of them");
        const auto value = read_word(slot, given.front());
        if (value) move_.values[static_cast<size_t>(slot.offset)] = *value;
    }

    void read_cards(const Slot& slot, const Words& given) {
        const auto first = move_.values.begin() + slot.offset;
        std::fill_n(first, slot.most, core::none);
        const bool no_card = given.size() == 1 && given.front() == "-";
        const size_t count = no_card ? 0 : given.size();
        if (count < static_cast<size_t>(slot.least) || count > static_cast<size_t>(slot.most))
            return fault("move.card_count",
                         cited(slot.name) + " takes " + std::to_string(slot.least) +
                             (slot.most == slot.least ? "" : " to " + std::to_string(slot.most)) +
                             (slot.most == 1 ? " card, not " : " cards, not ") +
                             std::to_string(count),
                         "write " + cited(usage(kind_)));
        for (size_t i = 0; i < count; ++i)
            if (const auto card = read_word(slot, given[i]))
                first[static_cast<std::ptrdiff_t>(i)] = *card;
    }

    std::optional<int32_t> read_word(const Slot& slot, std::string_view word) {
        if (slot.type == Slot::Type::number) return read_number(slot, word);
        if (slot.type == Slot::Type::seat) return read_seat(slot, word);
        const auto names = names_of(rules_, slot);
        if (auto found = find_name(names, word)) return found;
        if (slot.type == Slot::Type::choice && word.substr(0, 1) == "#")
            if (const auto place = number(word.substr(1));
                place && *place >= 0 && static_cast<size_t>(*place) < names.size())
                return place;
        fault("move.unknown_name", std::string("no ") + noun(slot.type) + " " + cited(word),
              spelling::did_you_mean(small_letters(word), names));
        return std::nullopt;
    }

    std::optional<int32_t> read_number(const Slot& slot, std::string_view word) {
        const auto value = number(word);
        if (!value)
            fault("move.bad_number", cited(slot.name) + " is a whole number, not " + cited(word));
        return value;
    }

    std::optional<int32_t> read_seat(const Slot& slot, std::string_view word) {
        const int seats = rules_.layout.seats();
        const auto value = number(word);
        if (value && *value >= 1 && *value <= seats) return *value - 1;
        fault("move.bad_seat", cited(slot.name) + " is a seat from 1 to " + std::to_string(seats) +
                                   ", not " + cited(word));
        return std::nullopt;
    }

    const core::Rules& rules_;
    const core::MoveKind& kind_;
    Move move_;
    std::vector<Words> given_;
    Diagnostics faults_;
};

std::vector<int16_t> kinds_named(const core::Rules& rules, std::string_view word,
                                 const std::vector<int16_t>& among) {
    std::vector<int16_t> kinds;
    for (const std::string& name : {std::string(word), small_letters(word)}) {
        for (const int16_t kind : among)
            if (rules.moves[static_cast<size_t>(kind)].name == name) kinds.push_back(kind);
        if (!kinds.empty()) break;
    }
    return kinds;
}

std::vector<int16_t> all_kinds(const core::Rules& rules) {
    std::vector<int16_t> kinds;
    for (size_t i = 0; i < rules.moves.size(); ++i) kinds.push_back(static_cast<int16_t>(i));
    return kinds;
}

tl::unexpected<Diagnostics> unknown_kind(const core::Rules& rules, std::string_view word,
                                         const std::vector<int16_t>& offered) {
    std::vector<std::string_view> names;
    for (const int16_t kind : offered) names.push_back(rules.moves[static_cast<size_t>(kind)].name);
    std::string hint = spelling::did_you_mean(small_letters(word), names);
    if (hint.empty()) {
        std::sort(names.begin(), names.end());
        names.erase(std::unique(names.begin(), names.end()), names.end());
        for (const std::string_view name : names)
            hint += (hint.empty() ? "one of " : ", ") + cited(name);
    }
    return fail(error_at({}, "move.unknown_kind", "no move " + cited(word), std::move(hint)));
}

Result<PartMove> parse(const core::Rules& rules, std::string_view text, const core::Phase* now,
                       bool part) {
    if (text.size() > longest_move)
        return fail(error_at({}, "move.too_long", "the move is longer than 4096 characters"));
    const Words words = words_of(text);
    if (words.empty()) return fail(error_at({}, "move.empty", "there is no move in the line"));

    std::vector<int16_t> kinds;
    if (now != nullptr) kinds = kinds_named(rules, words.front(), now->moves);
    if (kinds.empty()) kinds = kinds_named(rules, words.front(), all_kinds(rules));
    if (kinds.empty())
        return unknown_kind(rules, words.front(), now != nullptr ? now->moves : all_kinds(rules));

    auto first = ValueParser(rules, kinds.front()).run(words, part);
    for (size_t i = 1; !first && i < kinds.size(); ++i)
        if (auto other = ValueParser(rules, kinds[i]).run(words, part)) return other;
    return first;
}

}  // namespace

Result<Move> parse_move(const core::Rules& rules, std::string_view text, const core::Phase* now) {
    auto whole = parse(rules, text, now, false);
    if (!whole) return fail(std::move(whole.error()));
    return whole->move;
}

Result<PartMove> parse_part(const core::Rules& rules, std::string_view text,
                            const core::Phase* now) {
    return parse(rules, text, now, true);
}

}  // namespace fronteira::match
