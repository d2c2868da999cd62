// SPDX-License-Identifier: MIT
// Functions whose sums, branches and loops are drawn by lot do what Lua does.
#include "bodies.hpp"

#include <functional>

namespace fronteira::script {
namespace {

TEST(FunctionsByLot, DoWhatLuaDoes) {
    const std::vector<std::string> numbers = {"n",       "a",  "b", "match.a",       "on.armies",
                                              "3",       "-2", "0", "match.me.gold", "#list",
                                              "twice(a)"};
    const std::vector<std::string> signs = {" + ", " - ", " * ", " // ", " % ", " & "};
    const std::vector<std::string> comparisons = {" < ", " <= ", " == ", " ~= ", " > ", " >= "};
    Random random{7};
    const auto any = [&](const std::vector<std::string>& from) {
        return from[random.below(static_cast<uint32_t>(from.size()))];
    };
    const auto sum = [&] {
        return "(" + any(numbers) + any(signs) + any(numbers) + any(signs) + any(numbers) + ")";
    };
    std::function<std::string(int)> block = [&](int depth) {
        std::string text;
        for (uint32_t i = 0; i <= random.below(3); ++i) switch (random.below(depth > 0 ? 7 : 4)) {
                case 0:
                    text += "a = " + sum() + " % 100 ";
                    break;
                case 1:
                    text += "b = " + any(numbers) + any(comparisons) + any(numbers) + " and " +
                            sum() + " % 50 or a ";
                    break;
                case 2:
                    text += "match.a = " + sum() + " ";
                    break;
                case 3:
                    text += "on.armies = " + sum() + " % 900 ";
                    break;
                case 4:
                    text += "if " + sum() + any(comparisons) + any(numbers) + " then " +
                            block(depth - 1) + "else " + block(depth - 1) + "end ";
                    break;
                case 5:
                    text +=
                        "for i = " + any(numbers) + ", 6 do b = b + i " + block(depth - 1) + "end ";
                    break;
                default:
                    text += "for _, s in ipairs(on:neighbours()) do a = a + s.armies " +
                            block(depth - 1) + "end ";
            }
        return text;
    };
    for (uint64_t number = 0; number < 150; ++number) {
        const std::string body = "local a, b = 1, n " + block(3) + "match.b = (a + b) % 1000";
        ASSERT_EQ(difference(body, number + 1), "") << body;
    }
}

}  // namespace
}  // namespace fronteira::script
