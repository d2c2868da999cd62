// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <string>
#include <vector>

namespace fronteira::script {

/// Bytes write the body of an effect, in what of Lua is compiled and a little beyond. It works on
/// `match`, the space `on` and the number `n`, on the columns of WrittenFunction::state and the
/// helpers before it. Each choice eats a byte; no bytes are the shortest way to an end. All loops
/// end.
class WrittenFunction {
 public:
    WrittenFunction(const unsigned char* data, size_t size) : at_(data), end_(data + size) {}

    std::string body() { return block(3); }

    /// What state.lua returns, and what stands in the file before the effect.
    static constexpr const char* state = R"(return {
  space = { owner = seat, armies = int(-1000, 1000), kind = choice { "sea", "land", "hill" } },
  seat = { gold = int(0, 50) },
  match = { a = int(-2000000000, 2000000000), b = int(-2000000000, 2000000000), on = flag, here = space },
  decks = { "tale" },
})";
    static constexpr const char* helpers = R"(
local list, words = { 3, 1, 2 }, { sea = 1, land = 2, hill = 3 }
local function twice(x) return 2 * x end
local function both(x, y) return y, x end
local function count_down(n) if n <= 0 then return 0 end return 1 + count_down(n - 1) end
local function pick(a, b, c)
  if a > b then return b, a end
  for i = 1, 3 do if c and i > c % 4 then return i end end
  return twice(a)
end
local function through(a) return pick(a, twice(3), a) end
local function mark(space, n) if space then space.armies = n return space end end
)";

 private:
    int choose(int of) { return at_ == end_ ? 0 : *at_++ % of; }
    bool coin() { return choose(2) == 1; }
    template <size_t count>
    std::string one_of(const char* const (&words)[count]) {
        return words[choose(static_cast<int>(count))];
    }

    std::string block(int depth) {
        const size_t outer = numbers_.size();
        std::string text;
        for (int i = choose(4); i >= 0; --i) text += statement(depth) + ";\n";
        numbers_.resize(outer);
        return text;
    }

    std::string statement(int depth) {
        switch (choose(depth > 0 ? 30 : 16)) {
            case 0:
                return "match.a = " + number(2);
            case 1:
                return "match.b = (" + number(3) + ") % 1000";
            case 2:
                return "match.on = " + condition(2);
            case 3:
                return "on.armies = on.armies + " + number(1);
            case 4:
                return "on.owner = " + seat();
            case 5:
                return "on.kind = " + kind();
            case 6:
                return "match.here = " + std::string(coin() ? "on" : "nil");
            case 7:
                return seat() + ".gold = (" + number(2) + ") % 51";
            case 8:
                return "match:tell(\"said\", { n = " + number(1) + ", who = " + seat() + " })";
            case 9:
                return local();
            case 10:
                return "match.a, match.b = both(" + number(1) + ", " + number(1) + ")";
            case 11:
                return coin() ? "do return end" : "match.here.armies = 1";
            case 12:
                return "match.here = mark(" + std::string(coin() ? "on" : "match.here") + ", " +
                       number(1) + ")";
            case 13:
                return "transfer(" + seat() + ", " + seat() + ", \"gold\", " + number(1) + ")";
            case 14:
                return "transfer(on, " +
                       std::string(coin() ? "on" : "match.here or match.space[1]") +
                       ", \"armies\", " + number(1) + ")";
            case 15:
                return coin() ? "match:finish_phase()"
                              : "match:tell(\"said\", { who = match.turn })";
            case 16:
                return "if " + condition(2) + " then\n" + block(depth - 1) +
                       (coin() ? "else\n" + block(depth - 1) : "") + "end";
            case 17:
            case 18:
                return counted(depth);
            case 19:
                return "for _, each in ipairs(" + spaces() + ") do each.armies = each.armies + " +
                       number(1) + " if " + condition(1) + " then break end end";
            case 20:
                return "for key, value in pairs(words) do match.a = (match.a + value * " +
                       number(1) + ") % 999 if key == \"land\" then " + statement(0) + " end end";
            case 21:
                return "for key, value in pairs(list) do match.b = (match.b * key + value) % 999 "
                       "end";
            case 22:
                return "match.a, match.b = pick(" + number(1) + ", " + number(1) + ")";
            case 23:
                return repeated(depth);
            case 24:
                return "local counts = {} for _, each in ipairs(" + spaces() +
                       ") do counts[each.kind] = (counts[each.kind] or 0) + " + number(1) +
                       " end for key, count in pairs(counts) do match.a = (match.a * 3 + count) % "
                       "999 if key == \"land\" then counts.sea = nil end end";
            case 25:
                return "local held = {} for _, each in ipairs(match.space) do local owner = "
                       "each.owner if owner then held[owner] = (held[owner] or 0) + " +
                       number(1) +
                       " end end for who, sum in pairs(held) do match.b = (match.b * 3 + sum + "
                       "who.number) % 999 end";
            case 26:
                return sorted();
            case 27:
            case 28:
                return shared(depth);
            default:
                return "for _, who in ipairs(match.seat) do who.gold = (who.gold + " + number(1) +
                       ") % 51 end";
        }
    }

    std::string sorted() {
        const std::string list = coin() ? "on:neighbours()" : "match.me:spaces \"owner\"";
        const std::string less = "one.armies * " + number(1) + " > other.armies + " + number(1);
        return "local order = " + list + " table.sort(order, function(one, other) return " + less +
               " end) match.here = order[" + (coin() ? "1" : "#order") + "]";
    }

    std::string local() {
        const std::string value = number(2);
        const std::string name = "v" + std::to_string(numbers_.size());
        numbers_.push_back(name);
        return "local " + name + " = " + value;
    }

    /// A variable and functions that share it, called where it is written, too, and afterwards.
    std::string shared(int depth) {
        const std::string name = "v" + std::to_string(numbers_.size());
        std::string text = "local " + name + " = " + number(1) + "\n";
        numbers_.push_back(name);
        const std::string more = "more_" + name;
        text += "local function " + more + "(x) " + (coin() ? block(depth - 1) : "") + name +
                " = (" + name + " + " + number(1) + ") % 1000 return " +
                (coin() ? name : "function() " + name + " = " + name + " + x return x end") +
                " end\n";
        if (coin())
            text += "where(match.space, function(s) " + more + "(s.armies) return true end) ";
        if (coin())
            text += "for i = 1, 3 do local own = i " + more + "(own) " + name + " = own end ";
        text += "local kept_" + name + " = " + more + "(n) if type(kept_" + name +
                ") == \"function\" then match.a = kept_" + name + "() % 999 end match.b = " + name +
                " % 999";
        return text;
    }

    std::string counted(int depth) {
        const std::string name = "i" + std::to_string(numbers_.size());
        std::string text = "for " + name + " = (" + number(1) + ") % 4, (" + number(1) + ") % 7" +
                           (coin() ? ", 2" : "") + " do\n";
        numbers_.push_back(name);
        text += block(depth - 1) + "end";
        numbers_.pop_back();
        return text;
    }

    std::string repeated(int depth) {
        const std::string name = "r" + std::to_string(numbers_.size());
        numbers_.push_back(name);
        const std::string inner = block(depth - 1);
        const std::string until = condition(1);
        numbers_.pop_back();
        return "local " + name + " = 0 repeat " + name + " = " + name + " + 1\n" + inner +
               "until " + name + " > 6 or " + until;
    }

    std::string number(int depth) {
        if (depth > 0) switch (choose(27)) {
                case 1:
                case 2: {
                    static constexpr const char* signs[] = {" + ", " - ", " * ", " // ", " % ",
                                                            " & ", " | ", " ~ ", " << ", " >> "};
                    const std::string left = number(depth - 1), sign = one_of(signs);
                    return "(" + left + sign + number(depth - 1) + ")";
                }
                case 3:
                    return "-(" + number(depth - 1) + ")";
                case 4: {
                    const std::string least = number(depth - 1);
                    return "math.min(" + least + ", " + number(depth - 1) + ")";
                }
                case 5:
                    return "math.max(1, " + number(depth - 1) + ")";
                case 6:
                    return "math.abs(" + number(depth - 1) + ")";
                case 7:
                    return "twice(" + number(depth - 1) + ")";
                case 8:
                    return "count_down((" + number(depth - 1) + ") % 20)";
                case 9: {
                    const std::string test = condition(depth - 1), yes = number(depth - 1);
                    return "(" + test + " and " + yes + " or " + number(depth - 1) + ")";
                }
                case 10:
                    return "match:roll(6)";
                case 11:
                    return seat() + ":count \"owner\"";
                case 12:
                    return "#" + spaces();
                case 13:
                    return "(pick(" + number(depth - 1) + ", " + number(depth - 1) + "))";
                case 14:
                    return "through(" + number(depth - 1) + ")";
                case 15: {
                    const std::string most = number(depth - 1);
                    return "math.max(" + most + ", " + number(depth - 1) + ")";
                }
                case 16:
                    return coin() ? "total \"armies\"" : "total \"gold\"";
                case 17:
                    return seat() + ":hand_size \"tale\"";
                case 18:
                    return seat() + ":hand(\"tale\")[" + std::string(coin() ? "1" : "3") +
                           "].number";
                case 19:
                    return "math.floor(" + number(depth - 1) + ")";
                case 20:
                    return "#tostring(" + number(depth - 1) + ")";
                case 21:
                    return "#string.format(\"%d of %s\", " + number(depth - 1) + ", " + kind() +
                           ")";
                case 22: {
                    const std::string first = number(depth - 1);
                    return "(select(2, " + first + ", " + number(depth - 1) + "))";
                }
                case 23: {
                    const std::string whole = coin() ? "math.floor(" : "math.ceil(";
                    return whole + fraction(depth) + ")";
                }
                case 24:
                    return fraction(depth);
                case 25:
                    return "~" + number(depth - 1);
                default:
                    break;
            }
        if (!numbers_.empty() && coin())
            return numbers_[static_cast<size_t>(choose(static_cast<int>(numbers_.size())))];
        static constexpr const char* plain[] = {"n",
                                                "1",
                                                "0",
                                                "-3",
                                                "2147483647",
                                                "36028797018963967",  // 2^55 - 1
                                                "-36028797018963967",
                                                "4611686018427387904",  // 2^62
                                                "match.a",
                                                "match.b",
                                                "on.armies",
                                                "match.me.gold",
                                                "list[1]",
                                                "words[on.kind]",
                                                "match.round"};
        return one_of(plain);
    }

    std::string fraction(int depth) {
        static constexpr const char* signs[] = {" / ", " * 0.5 + ", " // 0.25 - ", " % 1.5 * "};
        const std::string left = number(depth - 1), sign = one_of(signs);
        return "(" + left + sign + number(depth - 1) + ")";
    }

    std::string condition(int depth) {
        static constexpr const char* signs[] = {" == ", " ~= ", " < ", " <= ", " > ", " >= "};
        if (depth > 0) switch (choose(8)) {
                case 1: {
                    const std::string left = condition(depth - 1);
                    return left + (coin() ? " and " : " or ") + condition(depth - 1);
                }
                case 2:
                    return "not (" + condition(depth - 1) + ")";
                case 3:
                    return "on.owner == " + seat();
                case 4:
                    return "on.kind == " + kind();
                case 5:
                    return "match.here == " + std::string(coin() ? "on" : "nil");
                case 6:
                    return "match.on";
                default:
                    break;
            }
        const int within = depth > 0 ? 1 : 0;  // Lua takes no more than 190 levels
        const std::string left = number(within), sign = one_of(signs);
        return left + sign + number(within);
    }

    std::string seat() {
        static constexpr const char* seats[] = {"match.me",        "match.turn",
                                                "match.seat[2]",   "(on.owner or match.me)",
                                                "match.me:next()", "on.owner"};
        return one_of(seats);
    }
    std::string kind() {
        static constexpr const char* kinds[] = {"\"sea\"",           "\"land\"",
                                                "on.kind",           "\"sky\"",
                                                "(\"SEA\"):lower()", "string.sub(\"island\", 3)"};
        return one_of(kinds);
    }
    std::string spaces() {
        static constexpr const char* lists[] = {"match.space", "on:neighbours()",
                                                "match.me:spaces(\"owner\")"};
        return one_of(lists);
    }

    const unsigned char* at_;
    const unsigned char* end_;
    std::vector<std::string> numbers_;  ///< locals that hold one, innermost last
};

}  // namespace fronteira::script
