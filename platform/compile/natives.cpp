// SPDX-License-Identifier: MIT
#include "compile/natives.hpp"

#include <vector>

namespace fronteira::compile {
namespace {

std::vector<Native> all_natives() {
    std::vector<Native> all;
    for (const auto group : {list_natives(), library_natives(), text_natives(), where_natives(),
                             cell_natives(), flow_natives(), card_natives(), board_natives()})
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

std::vector<std::pair<std::string, int>> free_natives() {
    std::vector<std::pair<std::string, int>> free;
    for (size_t i = 0; i < natives.size(); ++i) {
        const std::string name = natives[i].name;
        if (!name.empty() && name.find(':') == std::string::npos)
            free.emplace_back(name, static_cast<int>(i));
    }
    return free;
}

}  // namespace fronteira::compile
