// SPDX-License-Identifier: MIT
#include "cli/options/limits.hpp"
#include "cli/reports/json.hpp"
#include "cli/terminal/columns.hpp"
#include "cli/terminal/say.hpp"
#include "cli/verbs/verbs.hpp"
#include "plugin/pairings.hpp"
#include "runtime/games/game.hpp"

#include <CLI/CLI.hpp>

#include <algorithm>
#include <map>

namespace fronteira::cli {
namespace {

std::string english(const LocalText& text) {
    return text_in(text, "en");
}

Json list_mods(const runtime::Installation& installation) {
    Json list = Json::array();
    for (const Mod& mod : installation.mods().mods())
        list.push_back({{"id", mod.id},
                        {"name", english(mod.name)},
                        {"version", mod.version},
                        {"licence", mod.licence},
                        {"depends", mod.depends},
                        {"folder", mod.folder.string()}});
    return list;
}

Json option_json(const Option& option) {
    Json json{{"id", option.id},
              {"type", option.type_word()},
              {"default", runtime::to_text(option, option.initial)},
              {"help", english(option.help)}};
    if (option.type == Option::Type::integer) json["range"] = {option.min, option.max};
    if (option.type == Option::Type::choice) json["choices"] = option.choices;
    return json;
}

Json list_rulesets(const runtime::Installation& installation) {
    Json list = Json::array();
    for (const Mod& mod : installation.mods().mods())
        for (const RulesetEntry& ruleset : mod.rulesets) {
            Json options = Json::array();
            for (const Option& option : ruleset.options) options.push_back(option_json(option));
            list.push_back({{"id", ruleset.id},
                            {"name", english(ruleset.name)},
                            {"version", mod.version},
                            {"mod", mod.id},
                            {"players", {ruleset.min_players, ruleset.max_players}},
                            {"map", ruleset.default_map},
                            {"like", ruleset.like},
                            {"options", options}});
        }
    return list;
}

Json list_maps(const runtime::Installation& installation) {
    Json list = Json::array();
    for (const Mod& mod : installation.mods().mods())
        for (const std::string& id : mod.maps) {
            Json map{{"id", id}, {"mod", mod.id}};
            if (const auto loaded = runtime::load_map(installation, mod.id + "/" + id, &mod)) {
                map["spaces"] = loaded->board->space_count();
                map["regions"] = loaded->board->region_count();
                map["good"] = true;
            } else {
                map["good"] = false;
            }
            list.push_back(std::move(map));
        }
    return list;
}

Json list_bots(const runtime::Installation& installation) {
    Json list = Json::array();
    for (const Mod& mod : installation.mods().mods())
        for (const std::string& id : mod.bots)
            list.push_back({{"id", id}, {"mod", mod.id}, {"kind", "lua"}});
    for (const plugin::LoadedPlugin& plugin : installation.plugins().plugins())
        for (const std::string& id : plugin.bots)
            list.push_back({{"id", id}, {"plugin", plugin.id}, {"kind", "native"}});
    return list;
}

Json list_plugins(const runtime::Installation& installation) {
    Json list = Json::array();
    for (const plugin::LoadedPlugin& plugin : installation.plugins().plugins()) {
        Json pairs = Json::array();
        if (const PairingFormat* format = plugin::pairing_of(plugin))
            pairs.push_back(format->name());
        list.push_back({{"id", plugin.id},
                        {"bots", plugin.bots},
                        {"reads", plugin.importers},
                        {"writes", plugin.exporters},
                        {"pairs", pairs},
                        {"path", plugin.path.string()}});
    }
    return list;
}

/// One line a format, whether it is read, written, or both.
Json list_formats(const runtime::Installation& installation) {
    std::map<std::string, Json> by_id;
    const auto take = [&by_id](const auto& handlers, const char* what) {
        for (const auto& [id, handler] : handlers) {
            const FileFormat format = handler->format();
            Json& json = by_id[id];
            if (json.is_null())
                json = {{"id", id},
                        {"name", format.name},
                        {"suffixes", Json::array()},
                        {"reads", false},
                        {"writes", false}};
            for (const std::string& suffix : format.suffixes)
                if (auto& known = json["suffixes"];
                    std::find(known.begin(), known.end(), suffix) == known.end())
                    known.push_back(suffix);
            json[what] = true;
        }
    };
    take(installation.plugins().importers(), "reads");
    take(installation.plugins().exporters(), "writes");
    Json list = Json::array();
    for (auto& [id, json] : by_id) list.push_back(std::move(json));
    return list;
}

std::string cell(const Json& value) {
    if (value.is_string()) return value.get<std::string>();
    if (!value.is_array()) return value.dump();
    std::string text;
    // Two numbers are from and to, `2-6`; the rest is a list.
    const char* between = !value.empty() && value[0].is_number() ? "-" : " ";
    for (const Json& item : value) text += (text.empty() ? "" : between) + cell(item);
    return text;
}

/// The objects of a list as a table of some of their keys.
void print_table(const Json& list, const std::vector<std::string>& keys) {
    std::vector<std::vector<std::string>> rows{keys};
    for (const Json& item : list) {
        rows.emplace_back();
        for (const std::string& key : keys)
            rows.back().push_back(item.contains(key) ? cell(item[key]) : "");
    }
    say(aligned(rows));
}

struct Listed {
    const char* name;
    Json (*list)(const runtime::Installation&);
    std::vector<std::string> keys;
};

const std::vector<Listed>& kinds() {
    static const std::vector<Listed> all = {
        {"rulesets", list_rulesets, {"id", "name", "version", "mod", "players", "map", "like"}},
        {"mods", list_mods, {"id", "name", "version", "folder"}},
        {"maps", list_maps, {"id", "mod", "spaces", "regions"}},
        {"bots", list_bots, {"id", "kind", "mod", "plugin"}},
        {"plugins", list_plugins, {"id", "bots", "reads", "writes", "pairs", "path"}},
        {"formats", list_formats, {"id", "name", "suffixes", "reads", "writes"}}};
    return all;
}

struct ListOptions {
    std::string kind = "rulesets";
    bool json = false;
};

void list(const ListOptions& options, Context& context) {
    for (const Listed& kind : kinds()) {
        if (kind.name != options.kind) continue;
        const Json found = kind.list(context.installation());
        if (options.json)
            print(found);
        else
            print_table(found, kind.keys);
    }
}

}  // namespace

void add_list(CLI::App& app, Context& context) {
    auto options = std::make_shared<ListOptions>();
    CLI::App* verb =
        app.add_subcommand("list", "List what is installed: games, mods, maps, bots, plugins");
    std::vector<std::string> names;
    for (const Listed& kind : kinds()) names.emplace_back(kind.name);
    one_of(verb->add_option("kind", options->kind,
                            "rulesets (default), mods, maps, bots, plugins or formats"),
           names);
    verb->add_flag("--json", options->json, "As JSON");
    verb->callback([options, &context] { list(*options, context); });
}

}  // namespace fronteira::cli
