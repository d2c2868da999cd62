// SPDX-License-Identifier: MIT
#include "runtime/games/look.hpp"

#include "content/toml/toml_file.hpp"
#include "runtime/mods/mod_reader.hpp"

namespace fronteira::runtime {
namespace {

using nlohmann::json;

json as_json(const content::Value& value) {
    if (const auto* table = value.as_table()) {
        json object = json::object();
        for (const content::Entry& entry : table->entries) object[entry.key] = as_json(entry.value);
        return object;
    }
    if (const auto* array = value.as_array()) {
        json list = json::array();
        for (const content::Value& item : *array) list.push_back(as_json(item));
        return list;
    }
    if (const auto* flag = value.as_bool()) return *flag;
    if (const auto* integer = value.as_integer()) return *integer;
    if (const auto* number = value.as_float()) return *number;
    if (const auto* text = value.as_string()) return *text;
    return {};
}

}  // namespace

json look_of(const std::vector<const Mod*>& mods) {
    json look = json::object();
    for (const Mod* mod : mods)
        if (const auto text = read_mod_file(*mod, "look.toml"))
            if (const auto read = content::parse_toml(*text, "look.toml"))
                look.merge_patch(as_json(*read));
    return look;
}

}  // namespace fronteira::runtime
