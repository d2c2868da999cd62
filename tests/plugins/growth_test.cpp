// SPDX-License-Identifier: MIT
// Four times the bytes take about four times as long, whatever is in them. The figures are printed
// by fronteira_import_bench.
#include "exchange.hpp"
#include "growing.hpp"

#include <algorithm>
#include <ctime>

namespace fronteira::plugin {
namespace {

double seconds_of(const Growing& kind, size_t bytes) {
    const Files files = kind.make(bytes);
    const auto began = std::clock();
    (void)import_from(kind.format, files, kind.file);
    return static_cast<double>(std::clock() - began) / CLOCKS_PER_SEC;
}

class Growth : public testing::TestWithParam<Growing> {};

TEST_P(Growth, OfTheFileMakesTheWorkGrowInProportion) {
    constexpr int tries = 5;  // the least of them is what it costs on a machine that is busy, too
    double small = 0, large = 0;
    for (int i = 0; i < tries; ++i) {
        const double once = seconds_of(GetParam(), 64 << 10);
        const double again = seconds_of(GetParam(), 256 << 10);
        small = i == 0 ? once : std::min(small, once);
        large = i == 0 ? again : std::min(large, again);
        // 16 times would be a search through all that was read, again and again.
        if (large < 10 * small + 0.3) return;
    }
    EXPECT_LT(large, 10 * small + 0.3) << small << " s, then " << large << " s";
}

INSTANTIATE_TEST_SUITE_P(All, Growth, testing::ValuesIn(growing_files()),
                         [](const testing::TestParamInfo<Growing>& one) {
                             std::string name = one.param.name;
                             for (char& c : name)
                                 if (!std::isalnum(static_cast<unsigned char>(c))) c = '_';
                             return name;
                         });

}  // namespace
}  // namespace fronteira::plugin
