// SPDX-License-Identifier: MIT
#include "runtime/checks/mixed_options.hpp"

#include <fronteira/random.hpp>

#include <set>

namespace fronteira::runtime {

std::vector<OptionValues> mixed_options(const std::vector<Option>& options, int count) {
    constexpr int tries_each = 4;
    Random random{1};
    OptionValues usual;
    for (const Option& option : options) usual[option.id] = option.initial;
    std::set<OptionValues> seen = {usual};
    std::vector<OptionValues> mixed;
    for (int i = 0; i < count * tries_each && static_cast<int>(mixed.size()) < count; ++i) {
        OptionValues values = usual;
        for (const Option& option : options)
            if (option.type != Option::Type::integer)
                values[option.id] = random.between(option.min, option.max);
        if (seen.insert(values).second) mixed.push_back(std::move(values));
    }
    return mixed;
}

}  // namespace fronteira::runtime
