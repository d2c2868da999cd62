// SPDX-License-Identifier: MIT
// Every file in fixtures/lua/hostile tries one way out of the sandbox, named after its row in the
// list of escapes, and says in a comment how it must end.
#include "sandbox/sandbox_runs.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iterator>

namespace fronteira::script {
namespace {

namespace fs = std::filesystem;

const fs::path folder = fs::path(FRONTEIRA_SOURCE_DIR) / "tests/fixtures/lua/hostile";

std::vector<std::string> hostile_files() {
    std::vector<std::string> names;
    for (const auto& entry : fs::directory_iterator(folder))
        names.push_back(entry.path().stem().string());
    std::sort(names.begin(), names.end());
    return names;
}

std::string read(const std::string& name) {
    std::ifstream file(folder / (name + ".lua"), std::ios::binary);
    return {std::istreambuf_iterator<char>(file), {}};
}

/// What stands behind `mark` on its line; empty when no line has it.
std::string noted(const std::string& source, const std::string& mark) {
    const size_t start = source.find(mark);
    if (start == std::string::npos) return {};
    return source.substr(start + mark.size(), source.find('\n', start) - start - mark.size());
}

/// A budget for a quick test; a fixture that needs more to reach its own end says so.
Limits limits_for(const std::string& source) {
    const std::string wanted = noted(source, "-- instructions: ");
    Limits limits;
    limits.instructions = wanted.empty() ? 500'000 : std::stoll(wanted);
    return limits;
}

struct Verdict {
    std::string text;
    std::string code;
    int64_t spent = 0;
    std::vector<std::string> printed;
    bool operator==(const Verdict&) const = default;
};

Verdict judge(const std::string& name, const std::string& source) {
    Sandbox box("hostile", limits_for(source));
    Verdict verdict;
    Result<void> result = box.load(source, name + ".lua");
    if (result) result = box.call(0, 0);
    EXPECT_EQ(lua_gettop(box.lua()), 0) << "values were left behind";
    if (!result) {
        EXPECT_EQ(result.error().size(), 1u);
        verdict.text = to_text(result.error().front());
        verdict.code = result.error().front().code;
    }
    verdict.spent = box.spent();
    verdict.printed = box.printed();
    const bool mortal = verdict.code == "script.budget" || verdict.code == "script.memory";
    EXPECT_EQ(box.dead(), mortal);
    if (mortal) {
        EXPECT_FALSE(run(box, "return 1")) << "a dead sandbox ran";
    }
    return verdict;
}

bool is_clean(const std::string& text) {
    return std::none_of(text.begin(), text.end(), [](char c) {
        const auto code = static_cast<unsigned char>(c);
        return code < 0x20 || code == 0x7f;
    });
}

/// A neighbour that computes something it can be checked by.
class Canary {
 public:
    Canary() : box_("canary") {
        EXPECT_TRUE(run(box_, R"(
            local sums = {}
            return function(n)
              local sum = 0
              for key, value in pairs({ b = 2, a = 1, [3] = 3 }) do sum = sum * 7 + value + #tostring(key) end
              sums[#sums + 1] = n
              return sum + n + #("abc"):rep(n) + #sums
            end)",
                        1));
    }
    lua_Integer sing(lua_Integer n) {
        lua_pushvalue(box_.lua(), 1);
        lua_pushinteger(box_.lua(), n);
        if (!box_.call(1, 1)) return -1;
        const lua_Integer answer = lua_tointeger(box_.lua(), -1);
        lua_pop(box_.lua(), 1);
        return answer;
    }

 private:
    Sandbox box_;
};

class HostileScript : public testing::TestWithParam<std::string> {};

TEST_P(HostileScript, EndsAsExpectedEveryTimeAndHarmsNobody) {
    const std::string source = read(GetParam());
    Canary canary;
    // By hand: ((3 + 1) * 7 + 1 + 1) * 7 + 2 + 1 = 213, then n = 5, 15 letters, calls so far.
    EXPECT_EQ(canary.sing(5), 213 + 5 + 15 + 1);
    const Verdict first = judge(GetParam(), source);
    EXPECT_EQ(first.code, noted(source, "-- expect: ")) << first.text;
    EXPECT_EQ(judge(GetParam(), source), first);
    EXPECT_EQ(judge(GetParam(), source), first);
    EXPECT_EQ(canary.sing(5), 213 + 5 + 15 + 2);

    EXPECT_TRUE(is_clean(first.text)) << first.text;
    EXPECT_LE(first.text.size(), 4096u + 200u);
    EXPECT_LE(first.printed.size(), 100u);
    for (const std::string& line : first.printed) {
        EXPECT_TRUE(is_clean(line)) << line;
        EXPECT_LE(line.size(), 200u);
        EXPECT_EQ(line.find("0x"), std::string::npos) << line;
    }
}

INSTANTIATE_TEST_SUITE_P(All, HostileScript, testing::ValuesIn(hostile_files()),
                         [](const auto& instance) { return instance.param; });

}  // namespace
}  // namespace fronteira::script
