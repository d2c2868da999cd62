// SPDX-License-Identifier: MIT
#include "script/doubts/unread_fields.hpp"

#include "script/doubts/rule_texts.hpp"
#include "script/hints/place_in_text.hpp"

#include <string_view>

namespace fronteira::script {
namespace {

/// Whether a name stands in a text once, and no more.
bool stands_once(std::string_view text, std::string_view name) {
    const size_t first = find_word(text, name);
    return first != std::string_view::npos &&
           find_word(text, name, first + 1) == std::string_view::npos;
}

}  // namespace

Diagnostics unread_fields(const RulesetSource& source, const std::vector<NewField>& fields) {
    constexpr size_t most = 10;  // that are told
    Diagnostics warnings;
    if (fields.empty() || !source.module_names) return warnings;
    const std::string all = rule_texts(source);
    for (const NewField& field : fields)
        if (warnings.size() < most && stands_once(all, field.name))
            warnings.push_back(warning_at(
                field.place, "rules.new_field",
                "module `" + field.module + "` had no `" + field.name + "`, and nothing uses it",
                "a replacement must have the name of the function it replaces"));
    return warnings;
}

}  // namespace fronteira::script
