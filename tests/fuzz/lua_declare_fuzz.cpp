// SPDX-License-Identifier: MIT
// Bytes write declarations, with conditions and ranges in quotes: they become rules whose match
// begins and goes on for some moves, or diagnostics.
#include "core/board/board.hpp"
#include "script/ruleset.hpp"

#include <cstdlib>
#include <string>

namespace {

using namespace fronteira;

/// Writes a ruleset; each choice eats a byte, and no bytes are the shortest way to an end.
class Writer {
 public:
    Writer(const unsigned char* data, size_t size) : at_(data), end_(data + size) {}

    std::string rules() {
        std::string text = "local on, shared = space \"s\", {}\n";
        text += "return { turn = { phase \"p\" { enter = " + effect("") + ",\n";
        if (coin()) text += "when = \"" + condition(3) + "\",\n";
        for (int i = 1 + choose(3); i > 0; --i) text += move(i) + ",\n";
        return text + "shared, { { move \"rest\" { effect = finish_phase } } } } }, asked = { " +
               "question \"q\" { " + answer() + " }, question \"w\" { \"yes\", \"no\" }, " +
               "phase \"later\" { move \"n\" { effect = finish_phase } } } }";
    }

 private:
    int choose(int of) { return at_ == end_ ? 0 : *at_++ % of; }
    bool coin() { return choose(2) == 1; }
    template <size_t count>
    std::string one_of(const char* const (&words)[count]) {
        return words[choose(static_cast<int>(count))];
    }

    std::string move(int number) {
        begin_names();
        const std::string when = coin() ? "when = \"" + condition(2) + "\", " : "";
        std::string parameters, values = slots(parameters);
        std::string text = "move \"m" + std::to_string(number) + "\" { " + values + when;
        if (coin())
            text += "contest = { \"" + this->number(2) + "\", \"" + this->number(2) + "\" }, ";
        return text + "effect = " + effect(parameters) + " }";
    }

    /// What a question is answered by.
    std::string answer() {
        std::string parameters;
        begin_names();
        return choose(4) != 1 ? "number \"n\"" : slots(parameters);
    }

    /// What may stand behind a dot, columns and others.
    std::string column() {
        static constexpr const char* columns[] = {"armies", "owner",  "allies", "secret",
                                                  "kind",   "points", "region", "amries"};
        return one_of(columns);
    }
    std::string row() {
        static constexpr const char* rows[] = {"a",     "b",     "me",      "turn",
                                               "match", "owner", "a.owner", "a.region"};
        return one_of(rows);
    }
    /// Anything, whether it fits or not.
    std::string value(int depth) {
        if (coin()) return number(depth);
        static constexpr const char* values[] = {"me",  "nil",   "turn",    "'yes'", "true",
                                                 "'x'", "owner", "a.owner", "a",     "option.none"};
        return one_of(values);
    }
    std::string number(int depth) {
        if (depth > 0) switch (choose(12)) {
                case 1:
                    return "(" + number(depth - 1) + " + " + number(depth - 1) + ")";
                case 2:
                    return "(" + number(depth - 1) + " - " + number(depth - 1) + ")";
                case 3:
                    return number(depth - 1) + " * " + number(depth - 1);
                case 4:
                    return number(depth - 1) + " // " + number(depth - 1);
                case 5:
                    return "-" + number(depth - 1) + " % " + number(depth - 1);
                case 6:
                    return "min(" + number(depth - 1) + ", " + number(depth - 1) + ")";
                case 7:
                    return "max(" + number(depth - 1) + ", " + number(depth - 1) + ")";
                case 8:
                    return "count(" + entity() + ", " + condition(depth - 1) + ")";
                case 9:
                    return "sum(" + entity() + ", " + (coin() ? "armies" : column()) + ")";
                default:
                    break;
            }
        static constexpr const char* numbers[] = {"1",
                                                  "7",
                                                  "round",
                                                  "match.points",
                                                  "me:hand_size('cards')",
                                                  "match:cards_left('cards')",
                                                  "#me:regions('owner')",
                                                  "me:count('owner')",
                                                  "2147483647"};
        const int leaf = choose(8);
        if (leaf == 1) return row() + "." + column();
        if (leaf < 4 && inside_) return "armies";
        if (leaf < 6 && !spaces_.empty()) return pointed_at() + ".armies";
        return one_of(numbers);
    }
    std::string seat() {
        if (inside_ && coin()) return "owner";
        if (!spaces_.empty() && coin()) return pointed_at() + ".owner";
        return choose(8) == 1 ? "nil" : "me";
    }
    std::string pointed_at() {
        return std::string(1,
                           spaces_[static_cast<size_t>(choose(static_cast<int>(spaces_.size())))]);
    }
    std::string entity() {
        static constexpr const char* entities[] = {"space", "space",  "space", "space",
                                                   "seat",  "region", "card"};
        return one_of(entities);
    }
    std::string condition(int depth) {
        static constexpr const char* signs[] = {" == ", " ~= ", " < ", " <= ", " > ", " >= "};
        if (depth > 0) switch (choose(8)) {
                case 1:
                    return condition(depth - 1) + " and " + condition(depth - 1);
                case 2:
                    return condition(depth - 1) + " or " + condition(depth - 1);
                case 3:
                    return "not (" + condition(depth - 1) + ")";
                case 4:
                    if (inside_ && !spaces_.empty()) return "linked(" + pointed_at() + ")";
                    break;
                case 5:
                    if (choose(4) != 1) break;
                    return "all(space, " + condition(depth - 1) + ")";
                case 6:
                    if (choose(4) != 1) break;
                    return "contains(" + row() + ".allies, " + row() + ")";
                default:
                    break;
            }
        switch (choose(8)) {
            case 0: {
                const std::string left = seat();
                return left + (coin() ? " == " : " ~= ") + seat();
            }
            case 1:
                if (inside_ || !spaces_.empty())
                    return (inside_ ? "kind" : pointed_at() + ".kind") + " == 'yes'";
                break;
            case 2:
                if (!spaces_.empty()) return "contains(" + pointed_at() + ".allies, me)";
                break;
            case 3: {
                if (choose(4) == 1) return row() + "." + column();
                if (choose(4) != 1) break;
                const std::string left = value(depth), sign = one_of(signs);
                return left + sign + value(depth);
            }
            default:
                break;
        }
        const std::string left = number(depth), sign = one_of(signs);
        return left + sign + number(depth);
    }

    /// An effect that asks, perhaps again and again, or does something else.
    std::string effect(const std::string& parameters) {
        if (choose(3) == 0) return "function(match" + parameters + ") match:finish_phase() end";
        static constexpr const char* seats[] = {"match.me", "match.seat[2]", "match.me:next()"};
        static constexpr const char* asked[] = {"q", "w", "later"};
        const std::string times = std::to_string(1 + choose(5));
        return "function(match" + parameters + ") for i = 1, " + times +
               " do local got = match:ask(" + one_of(seats) + ", \"" + one_of(asked) + "\"" +
               (coin() ? ", 0, i" : "") + ") match.points = i if got == \"no\" then " +
               (coin() ? "match:finish_phase() " : "match:draw_game() ") + "end end end";
    }

    std::string slots(std::string& parameters) {
        std::string text;
        for (int i = 0, count = choose(5); i < count; ++i) {
            static constexpr const char* kinds[] = {"space", "seat", "region", "cards", "choice"};
            const int kind = i == 0 ? 0 : choose(5);
            const std::string name(1, static_cast<char>('a' + i));
            text += std::string(kinds[kind]) + " \"" + name + "\" ";
            inside_ = kind == 0;
            if (kind < 3) text += coin() ? "{}" : "\"" + condition(2) + "\"";
            inside_ = false;
            if (kind == 0) spaces_ += name;
            if (kind == 3)
                text += "{ deck = \"cards\", count = " + std::to_string(1 + choose(3)) + " }";
            if (kind == 4) text += "{ \"yes\", \"no\" }";
            text += ", ";
            if (coin()) parameters += ", " + name;
        }
        if (choose(8) == 1) text += "on, ";
        if (coin()) text += "open = true, ";
        if (coin()) text += "number \"z\" \"" + number(2) + " to " + number(2) + "\", ";
        return text;
    }

    void begin_names() {
        spaces_.clear();
        inside_ = false;
    }

    const unsigned char* at_;
    const unsigned char* end_;
    std::string spaces_;   ///< names of the slots before that point at one
    bool inside_ = false;  ///< a condition of a space, in which its columns stand alone
};

std::shared_ptr<const core::Board> ring() {
    Map map;
    map.id = "ring";
    for (int i = 0; i < 12; ++i) {
        MapSpace space;
        space.id = "s" + std::to_string(i);
        space.region = "r" + std::to_string(i / 6);
        map.spaces.push_back(space);
        map.links.push_back({space.id, "s" + std::to_string((i + 1) % 12), "land", false, {}});
    }
    for (const char* id : {"r0", "r1"}) {
        MapRegion region;
        region.id = id;
        map.regions.push_back(region);
    }
    auto board = core::compile(map);
    if (!board) std::abort();
    return *board;
}

Deck small_deck() {
    Deck deck;
    deck.id = "cards";
    for (const char* id : {"c1", "c2", "c3", "c4", "c5"}) {
        Card card;
        card.id = id;
        deck.cards.push_back(card);
    }
    return deck;
}

void play(script::Ruleset& rules) {
    core::Match match(rules.rules(), rules);
    if (!match.start(1)) return;
    Random random{7};
    for (int moves = 0; moves < 5 && match.over() == core::Over::no; ++moves) {
        const int seat = match.decider();
        if (match.legal(seat).empty()) return;
        const Move move = match.legal(seat).pick(random, match.rules());
        if (!match.check(seat, move).empty()) std::abort();
        if (!match.apply(seat, move)) return;
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
    static const auto board = ring();
    script::RulesetSource source;
    source.mod = source.id = "fuzz";
    source.board = board;
    const std::string init = Writer(data, size).rules();
    source.read = [&](const std::string& file, const std::string&) -> std::optional<std::string> {
        if (file == "rules/init.lua") return init;
        return "return { space = { owner = seat, armies = int(0, 99) { initial = 3 }, "
               "allies = seats, secret = int(0, 9) { seen_by = \"owner\" }, "
               "kind = choice { \"yes\", \"no\" } }, "
               "match = { points = int(0, 99) }, decks = { \"cards\" } }";
    };
    source.decks = {small_deck()};
    const auto rules = script::Ruleset::load(source);
    if (rules)
        play(**rules);
    else if (rules.error().empty())
        std::abort();
    return 0;
}
