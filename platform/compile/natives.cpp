// SPDX-License-Identifier: MIT
#include "compile/natives.hpp"

#include <vector>

namespace fronteira::compile {
namespace {

std::vector<Native> all_natives() {
    std::vector<Native> all;
    for (const auto group : {list_natives(), where_natives(), cell_natives(), flow_natives(),
                             card_natives(), board_natives()})
        all.insert(all.end(), group.begin(), group.end());
    for (Native& one : all) one.of_match = std::string_view(one.name).starts_with("Match:");
    return all;
}

const std::vector<Native> natives = all_natives();

}  // namespace

const Native& native_function(int number) {
    return natives[static_cast<size_t>(number)];
}

std::optional<int> find_native(std::string_view name) {
    for (size_t i = 1; i < natives.size(); ++i)
        if (natives[i].name == name) return static_cast<int>(i);
    return std::nullopt;
}

}  // namespace fronteira::compile
