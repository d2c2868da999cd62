// SPDX-License-Identifier: MIT
#include "content/mods/mod_manifest.hpp"

#include <fronteira/seat.hpp>

#include "content/mods/option_reader.hpp"
#include "content/mods/option_value.hpp"
#include "content/mods/version.hpp"
#include "content/reading/table_reader.hpp"

#include <algorithm>
#include <set>

namespace fronteira::content {
namespace {

constexpr Range seats{1, max_seats};
constexpr Range space_counts{1, 65'535};
constexpr size_t most_rulesets = 100;

/// `rules` or `rules/naval`: folders of plain names, never out of the mod.
bool is_inner_folder(std::string_view path) {
    while (true) {
        const size_t end = std::min(path.find('/'), path.size());
        if (!is_identifier(path.substr(0, end))) return false;
        if (end == path.size()) return true;
        path.remove_prefix(end + 1);
    }
}

void read_rules_folder(const Cursor& cursor, std::string& out) {
    const std::string* path = cursor.value.as_string();
    if (!path) return cursor.expected("the name of a folder");
    if (("/" + *path + "/").find("/source/") != std::string::npos)
        cursor.error("bad_folder", in_quotes(*path) + " is not part of the mod",
                     "folders called `source` are for what a mod is made from: rename it");
    else if (is_inner_folder(*path))
        out = *path;
    else
        cursor.error("bad_folder", "expected a folder inside the mod, such as \"rules\", found " +
                                       in_quotes(*path));
}

/// `name` or `mod/name`; `what` is what it names.
void read_part_name(const Cursor& cursor, const std::string& what, std::string& out) {
    const std::string* name = cursor.value.as_string();
    if (!name) return cursor.expected("the name of a " + what);
    const size_t slash = name->find('/');
    const bool good = slash == std::string::npos
                          ? is_identifier(*name)
                          : is_identifier(std::string_view(*name).substr(0, slash)) &&
                                is_identifier(std::string_view(*name).substr(slash + 1));
    if (good)
        out = *name;
    else
        cursor.error("bad_" + what + "_name",
                     "expected `" + what + "` or `mod/" + what + "`, found " + in_quotes(*name));
}

/// Bots of the mods that a mod depends on are its own as well.
void read_bot_name(const Cursor& cursor, std::string& out) {
    const std::string* name = cursor.value.as_string();
    const size_t slash = name == nullptr ? std::string::npos : name->find('/');
    if (slash == std::string::npos) return read(cursor, out, Identifier{});
    cursor.error("bad_id", "a bot is called without its mod, not " + in_quotes(*name),
                 "bot = \"" + name->substr(slash + 1) + "\", of this mod or of one in [depends]");
}

void read_bounds(const Cursor& cursor, int& least, int& most, Range range) {
    constexpr int unread = INT32_MIN;
    int first = unread;
    int second = unread;
    read(cursor, first, second, range);
    if (first == unread || second == unread) return;
    if (first > second)
        return cursor.error("empty_range", "the first number is greater than the second");
    least = first;
    most = second;
}

void read_sizes(const Cursor& cursor, std::vector<int>& sizes) {
    constexpr size_t most = 32;
    const auto* items = cursor.value.as_array();
    if (items == nullptr || items->empty()) return cursor.expected("a list of whole numbers");
    if (items->size() > most)
        return cursor.error("too_many_sizes", "has more than " + std::to_string(most) + " numbers");
    for (size_t i = 0; i < items->size(); ++i)
        read(Cursor(cursor, i, (*items)[i]), sizes.emplace_back(), Range{1, 1000});
}

void read_grid_needs(const Cursor& cursor, GridNeeds& needs) {
    TableReader in(cursor);
    in.with("shape", [&](const Cursor& word) {
        int32_t shape = 0;
        read(word, shape, OneOf{{grid_shape_words.begin(), grid_shape_words.end()}});
        needs.shape = static_cast<MapGrid::Shape>(shape);
    });
    in.with("widths", [&](const Cursor& sizes) { read_sizes(sizes, needs.widths); });
    in.with("heights", [&](const Cursor& sizes) { read_sizes(sizes, needs.heights); });
}

void read_needs(const Cursor& cursor, Needs& needs) {
    TableReader in(cursor);
    in.optional("regions", needs.regions);
    in.optional("connected", needs.connected);
    in.with("spaces", [&](const Cursor& spaces) {
        read_bounds(spaces, needs.min_spaces, needs.max_spaces, space_counts);
    });
    in.with("grid", [&](const Cursor& grid) { read_grid_needs(grid, needs.grid.emplace()); });
    in.optional("space_attributes", needs.space_attributes, Identifier{});
    in.optional("region_attributes", needs.region_attributes, Identifier{});
    in.optional("cards", needs.cards, Identifier{});
    std::map<std::string, int64_t> tags;
    in.optional("tags", tags, Range{1, 65'535});
    for (const auto& [tag, count] : tags) needs.tags[tag] = static_cast<int>(count);
}

/// What only a ruleset of its own says, and a preset takes over.
void refuse_in_preset(const TableReader& in, const Cursor& cursor) {
    for (const char* key : {"rules", "needs"})
        if (in.has(key))
            cursor.error("not_in_preset",
                         std::string("`") + key + "` comes from the ruleset that this one is like",
                         "remove it, or `like`");
}

void read_ruleset(const Cursor& cursor, RulesetEntry& ruleset) {
    ruleset.place = cursor.place();
    TableReader in(cursor);
    in.required("id", ruleset.id, Identifier{});
    in.required("name", ruleset.name);
    in.optional("description", ruleset.description);
    if (in.with("like",
                [&](const Cursor& like) { read_part_name(like, "ruleset", ruleset.like); })) {
        refuse_in_preset(in, cursor);
        ruleset.min_players = ruleset.max_players = 0;
    }
    in.with("set", [&](const Cursor& set) {
        if (ruleset.like.empty())
            set.error("set_without_like", "only a ruleset that is `like` another sets options",
                      "give the option another `default`");
        TableReader settings(set);
        settings.others([&](const Entry& entry, const Cursor& value) {
            // Whether the option can have it is seen when the ruleset that the preset is like is
            // known.
            ruleset.set.push_back({entry.key, read_option_word(value), value.place()});
        });
    });
    in.with("players", [&](const Cursor& players) {
        read_bounds(players, ruleset.min_players, ruleset.max_players, seats);
    });
    in.with("rules", [&](const Cursor& rules) { read_rules_folder(rules, ruleset.rules); });
    in.with("map", [&](const Cursor& map) { read_part_name(map, "map", ruleset.default_map); });
    in.with("bot", [&](const Cursor& bot) { read_bot_name(bot, ruleset.default_bot); });
    in.with("needs", [&](const Cursor& needs) { read_needs(needs, ruleset.needs); });
    std::set<std::string> ids;
    in.each("option", [&](const Cursor& item, size_t) {
        Option option;
        read_option(item, option);
        if (!option.id.empty() && !ids.insert(option.id).second)
            item.error("duplicate_id", "the id " + in_quotes(option.id) + " is used twice");
        if (ruleset.options.size() == most_options)
            item.error("too_many_options",
                       "a ruleset has at most " + std::to_string(most_options) + " options",
                       "use one option with several choices");
        ruleset.options.push_back(std::move(option));
    });
}

void read_version(const Cursor& cursor, std::string& out) {
    const std::string* text = cursor.value.as_string();
    if (!text) return cursor.expected("a version such as \"1.0.0\"");
    if (parse_version(*text))
        out = *text;
    else
        cursor.error("bad_version",
                     "expected a version such as \"1.0.0\", found " + in_quotes(*text));
}

void read_ranges(const Cursor& cursor, const std::string& own_id,
                 std::map<std::string, std::string>& out) {
    TableReader in(cursor);
    in.others([&](const Entry& entry, const Cursor& value) {
        const std::string* range = value.value.as_string();
        if (!is_identifier(entry.key))
            value.report.error(entry.line, entry.column, "bad_id",
                               in_quotes(entry.key) + " is not the id of a mod");
        else if (entry.key == own_id)
            value.report.error(entry.line, entry.column, "names_itself",
                               "a mod neither needs nor excludes itself", "name another mod");
        else if (!range)
            value.expected("a range of versions such as \">=1.0, <2\"");
        else if (!parse_range(*range))
            value.error("bad_range", "expected a range of versions such as \">=1.0, <2\", found " +
                                         in_quotes(*range));
        else
            out[entry.key] = *range;
    });
}

void read_api(const Cursor& cursor, int& out) {
    read(cursor, out, Range{1, 1000});
    if (out > api_level)
        cursor.error("newer_api",
                     "asks for api " + std::to_string(out) + "; this program supports up to " +
                         std::to_string(api_level),
                     "a newer version of the program is needed");
}

}  // namespace

void read_manifest(const Cursor& cursor, Mod& mod) {
    TableReader in(cursor);
    in.required("id", mod.id, Identifier{});
    in.need("version", [&](const Cursor& version) { read_version(version, mod.version); });
    in.need("api", [&](const Cursor& api) { read_api(api, mod.api); });
    in.required("name", mod.name);
    in.optional("description", mod.description);
    in.optional("authors", mod.authors, Words{});
    in.optional("licence", mod.licence, Words{});
    in.with("depends", [&](const Cursor& depends) { read_ranges(depends, mod.id, mod.depends); });
    in.with("conflicts",
            [&](const Cursor& conflicts) { read_ranges(conflicts, mod.id, mod.conflicts); });
    in.belong({"players", "rules", "map", "bot", "like", "set", "needs", "option"},
              "in a [[ruleset]], whose tables are called so: [[ruleset.option]]");
    std::set<std::string> ids;
    in.each("ruleset", [&](const Cursor& item, size_t) {
        RulesetEntry ruleset;
        read_ruleset(item, ruleset);
        if (!ruleset.id.empty() && !ids.insert(ruleset.id).second)
            item.error("duplicate_id", "the id " + in_quotes(ruleset.id) + " is used twice");
        if (mod.rulesets.size() == most_rulesets)
            item.error("too_many_rulesets",
                       "a mod has at most " + std::to_string(most_rulesets) + " rulesets",
                       "divide it into several mods");
        mod.rulesets.push_back(std::move(ruleset));
    });
}

}  // namespace fronteira::content
