// SPDX-License-Identifier: MIT
// Bytes write declarations, nested and joined at will: they become rules whose match begins and
// goes on for some moves, or diagnostics.
#include "core/board.hpp"
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
        std::string text = "local n, r, s = 1, space {}, finish_phase\n";
        for (int i = choose(4) * choose(30); i > 0; --i) text += shared();
        text += "return { turn = { phase \"p\" { enter = { " + (coin() ? steps() : "") + " },\n";
        if (coin()) text += "when = { total = " + comparison() + " },\n";
        for (int i = 1 + choose(3); i > 0; --i)
            text += "move \"m" + std::to_string(i) + "\" { " + slots() + "effect = " + steps() +
                    ", when = { [" + number() + "] = " + number() + " } },\n";
        return text + "move \"rest\" { effect = finish_phase } } }, asked = { question \"q\" { " +
               answer() +
               " }, question \"w\" { \"yes\", \"no\" }, phase \"later\" { move \"n\" { " + slots() +
               "effect = finish_phase } } } }";
    }

 private:
    int choose(int of) { return at_ == end_ ? 0 : *at_++ % of; }
    bool coin() { return choose(2) == 1; }
    static std::string call(const std::string& word, const std::string& one,
                            const std::string& two = "") {
        return word + "(" + one + (two.empty() ? "" : ", " + two) + ")";
    }

    std::string shared() {
        const int form = choose(3);
        if (form == 0) return "n = n + " + number() + "\n";
        if (form == 1) return "r = " + rows() + "\n";
        return "s = { s, " + step() + " }\n";
    }
    std::string comparison() {
        static constexpr const char* comparisons[] = {"at_least", "at_most", "is_not", "contains"};
        if (coin()) return number();
        return call(comparisons[choose(4)], number());
    }
    std::string clause() {
        static constexpr const char* columns[] = {"armies", "owner", "allies", "secret", "kind"};
        return std::string(columns[choose(5)]) + " = " +
               (choose(8) == 1 ? "someone_else" : comparison());
    }
    /// What a question is answered by.
    std::string answer() { return coin() ? "n = number {}" : slots(); }
    /// An effect in Lua that asks, perhaps again and again.
    std::string asking() {
        static constexpr const char* seats[] = {"match.me", "match.seat[2]", "match.me:next()"};
        const std::string times = std::to_string(1 + choose(5));
        return "function(match) for i = 1, " + times + " do local got = match:ask(" +
               seats[choose(3)] + ", \"" +
               (coin()   ? "q"
                : coin() ? "w"
                         : "later") +
               "\"" + (coin() ? ", 0, i" : "") + ") match.total = i if got == \"no\" then " +
               (coin() ? "match:finish_phase() " : "match:draw_game() ") + "end end end";
    }
    std::string rows() {
        switch (choose(4)) {
            case 0:
                return "space { " + clause() + " }";
            case 1:
                return "region { all_spaces = { " + clause() + ", armies = " + number() + " } }";
            case 2:
                return "seat { is = " + number() + " }";
            default:
                return "r";
        }
    }
    std::string number() {
        switch (choose(20)) {
            case 16:
                return call("hand_size", "\"cards\"");
            case 17:
                return call("cards_left", "\"cards\"");
            case 18:
                return call("regions_of", "\"owner\"", number());
            case 19:
                return coin() ? "turn_seat" : "round";
            case 1:
                return "n";
            case 2:
                return "me";
            case 3:
                return call("armies_of", coin() ? "this" : "\"a\"");
            case 4:
                return "(" + number() + " + " + number() + ")";
            case 5:
                return "(" + number() + " - " + number() + ")";
            case 6:
                return "(" + number() + " * " + number() + ")";
            case 7:
                return "(" + number() + " // " + number() + ")";
            case 8:
                return call("least", number(), number());
            case 9:
                return call("most", number(), number());
            case 10:
                return call("count_of", rows());
            case 11:
                return call("count_of", "\"owner\"", number());
            case 12:
                return call("sum_of", "\"armies\"");
            case 13:
                return call("attribute_of", "\"bonus\"", call("region_of", "\"a\""));
            case 14:
                return "total_of(match)";
            case 15:
                return call("value_of", "\"a\"");
            default:
                return "1";
        }
    }
    std::string row() { return coin() ? "this" : "\"a\""; }
    std::string step() {
        switch (choose(13)) {
            case 12:
                return call("deal", "\"cards\"", number());
            case 1:
                return call("raise", "\"armies\", " + row(), number());
            case 2:
                return call("put", "\"owner\", " + row(), number());
            case 3:
                return call("shift", "\"armies\", \"a\", " + row(), number());
            case 4:
                return call("contest", "\"armies\", \"a\", " + row() + ", " + number(), number());
            case 5:
                return call("reset", "\"armies\"");
            case 6:
                return call("tell", "\"told\"", "{ n = " + number() + " }");
            case 7:
                return asking();
            case 8:
                return call("for_each", rows(), steps());
            case 9:
                return call("only_if", "{ [" + number() + "] = " + number() + ", total = 0 }",
                            steps());
            case 10:
                return "function(match) match.total = match.total + 1 end";
            case 11:
                return "s";
            default:
                return "finish_phase";
        }
    }
    std::string steps() {
        if (!coin()) return step();
        std::string list = "{ ";
        for (int i = choose(6); i >= 0; --i) list += step() + ", ";
        return list + "}";
    }
    std::string slots() {
        std::string text;
        for (int i = 0, count = choose(5); i < count; ++i) {
            static constexpr const char* kinds[] = {
                "space", "seat", "region", "linked \"a\"", "cards \"cards\"", "choice"};
            const int kind = i == 0 ? 0 : choose(6);
            text += std::string(1, static_cast<char>('a' + i)) + " = ";
            text += std::string(kinds[kind]) + " { ";
            if (kind == 4) text += "count = " + std::to_string(1 + choose(3));
            if (kind == 5) text += "\"yes\", \"no\"";
            if (kind < 4 && coin()) text += coin() ? clause() : "is = " + number();
            text += " },\n";
        }
        if (coin()) text += "open = true,\n";
        if (coin()) text += "z = number { from = " + number() + ", upto = " + number() + " },\n";
        return text;
    }

    const unsigned char* at_;
    const unsigned char* end_;
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
               "match = { total = int(0, 99) }, decks = { \"cards\" } }";
    };
    source.decks = {small_deck()};
    const auto rules = script::Ruleset::load(source);
    if (rules)
        play(**rules);
    else if (rules.error().empty())
        std::abort();
    return 0;
}
