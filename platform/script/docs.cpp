// SPDX-License-Identifier: MIT
#include "script/docs.hpp"

#include <fronteira/text.hpp>

#include "script/binding.hpp"
#include "script/specs/spec_state.hpp"

#include <vector>

namespace fronteira::script {
namespace {

struct Chapter {
    const char* title;
    const char* sentence;
    std::span<const Binding> bindings;
};

std::vector<Chapter> chapters() {
    return {
        {"Words of declarations", "Globals of the files in rules/ while they are loaded.",
         declaration_bindings()},
        {"Numbers and sets", "Globals of the files in rules/, for effects.", cell_bindings()},
        {"Match", "The first argument of every effect.", match_bindings()},
        {"Chance", "Dice and lots of a Match, for effects.", chance_bindings()},
        {"Decks", "What a Match does with cards.", card_bindings()},
        {"Seats, spaces, regions, cards",
         "Besides these, each has its columns as fields; spaces and regions also have the "
         "attributes of the map, and cards what is printed on them: nil where only others have it. "
         "Asking for what no map of the mods has is an error.",
         handle_bindings()},
        {"Bots", "A bot's view is a read-only Match with these functions.", bot_bindings()},
        {"Specs", "Globals of tests/*_spec.lua.", spec_bindings()},
        {"Games in specs", "What a Game can do besides a Match.", game_bindings()},
    };
}

/// `seat: Seat, count?: integer` as parameter lines and as a list of names.
struct Parameter {
    std::string name;
    std::string type;
};

std::vector<Parameter> parameters(std::string_view text) {
    std::vector<Parameter> found;
    while (!text.empty()) {
        const size_t comma = text.find(", ");
        const std::string_view one = text.substr(0, comma);
        const size_t colon = one.find(": ");
        found.push_back({std::string(one.substr(0, colon)), std::string(one.substr(colon + 2))});
        text = comma == std::string_view::npos ? "" : text.substr(comma + 2);
    }
    return found;
}

std::string plain(std::string name) {
    if (!name.empty() && name.back() == '?') name.pop_back();
    return name;
}

std::string stub(const Binding& binding) {
    const std::string owner = binding.owner;
    std::string text = std::string("\n---") + binding.sentence + "\n";
    if (binding.function == nullptr)
        return owner.empty()
                   ? text + "---@type " + binding.result + "\n" + binding.name + " = nil\n"
                   : text;
    std::string names;
    for (const Parameter& parameter : parameters(binding.parameters)) {
        text += "---@param " + parameter.name + " " + parameter.type + "\n";
        add_item(names, plain(parameter.name));
    }
    if (*binding.result != '\0') text += std::string("---@return ") + binding.result + "\n";
    return text + "function " + (owner.empty() ? "" : owner + ":") + binding.name + "(" + names +
           ") end\n";
}

/// Fields belong to the head of their class.
std::string class_head(const std::string& owner, const std::vector<Chapter>& all) {
    const bool is_match = owner == "Game" || owner == "View";
    std::string text = "\n---@class " + owner + (is_match ? ": Match" : "") + "\n";
    for (const Chapter& chapter : all)
        for (const Binding& binding : chapter.bindings)
            if (binding.owner == owner && binding.function == nullptr)
                text += std::string("---@field ") + binding.name + " " + binding.result + " " +
                        binding.sentence + "\n";
    return text + "local " + owner + " = {}\n";
}

}  // namespace

std::string lua_stubs() {
    const std::vector<Chapter> all = chapters();
    std::string text =
        "---@meta\n-- Written by `fronteira docs` from the registered bindings; do not edit.\n";
    for (const char* owner : {"Match", "Seat", "Space", "Region", "Card", "View", "Game"})
        text += class_head(owner, all);
    for (const Chapter& chapter : all)
        for (const Binding& binding : chapter.bindings)
            if (binding.function != nullptr || *binding.owner == '\0') text += stub(binding);
    return text;
}

std::string lua_reference() {
    std::string text =
        "# The Lua API\n\nWritten by `fronteira docs` from the registered bindings; do not edit.\n";
    for (const Chapter& chapter : chapters()) {
        text += std::string("\n## ") + chapter.title + "\n\n" + chapter.sentence + "\n\n";
        for (const Binding& binding : chapter.bindings) {
            const std::string owner = binding.owner;
            text += "- `" +
                    (owner.empty() ? "" : owner + (binding.function == nullptr ? "." : ":")) +
                    binding.name;
            if (binding.function != nullptr) text += std::string("(") + binding.parameters + ")";
            if (*binding.result != '\0') text += std::string(": ") + binding.result;
            text += std::string("` — ") + binding.sentence + "\n";
        }
    }
    return text;
}

std::set<std::string> names_in_reference() {
    std::set<std::string> names;
    for (const Chapter& chapter : chapters())
        for (const Binding& binding : chapter.bindings) names.insert(binding.name);
    return names;
}

}  // namespace fronteira::script
