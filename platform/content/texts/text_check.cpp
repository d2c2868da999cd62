// SPDX-License-Identifier: MIT
#include "content/texts/text_check.hpp"

#include "content/texts/placeholders.hpp"
#include "content/toml/toml_file.hpp"
#include "letters/letter.hpp"

#include <algorithm>
#include <map>

namespace fronteira::content {
namespace {

using Names = std::set<std::string>;

size_t letters_in(std::string_view text) {
    size_t count = 0;
    for (; !text.empty(); ++count)
        text.remove_prefix(std::max<size_t>(letters::first(text).bytes, 1));
    return count;
}

class TextCheck {
 public:
    TextCheck(const LookNames& names, Report& report) : names_(names), report_(report) {
        for (const auto& [move, slots] : names.moves) slots_.merge(keys_of(slots));
        for (const LookNames::Column& column : names.columns) {
            columns_.insert(column.name);
            words_.insert(column.words.begin(), column.words.end());
            if (column.of == "match" || column.of == "seat") of_turn_.insert(column.name);
            if (column.of == "region") of_turn_.insert("region." + column.name);
        }
        of_turn_.insert(slots_.begin(), slots_.end());
        words_.insert(names.words.begin(), names.words.end());
    }

    void run(const Table& root) {
        const Names moves = keys_of(names_.moves);
        const std::map<std::string_view, const Names*> sections = {
            {"move", &moves},           {"played", &moves},           {"ask", &moves},
            {"slot", &slots_},          {"column", &columns_},        {"column_one", &columns_},
            {"choice", &words_},        {"tag", &names_.tags},        {"phase", &names_.phases},
            {"todo", &names_.phases},   {"event", &names_.told},      {"bot", &names_.bots},
            {"bot_name", &names_.bots}, {"outcome", &names_.outcomes}};
        const Names filled = {"move", "played", "ask", "todo", "event", "outcome"};
        const Names complete = {"move", "played", "ask", "tag", "phase", "todo", "outcome"};
        for (const Entry& section : root.entries) {
            const auto known = sections.find(section.key);
            const Table* keys = section.value.as_table();
            if (section.key == "sign" && keys != nullptr) check_signs(*keys);
            if (known == sections.end()) check_section(section);
            if (known == sections.end() || keys == nullptr) continue;
            check_keys(*keys, *known->second, complete.contains(section.key));
            if (section.key == "todo") check_fields(*keys, of_turn_);
            if (section.key == "todo") check_parts(*keys);
            if (section.key == "outcome") check_fields(*keys, {"seats"});
            if (section.key == "ask") check_asked(*keys);
            if (filled.contains(section.key)) check_closed(*keys);
        }
        if (const Value* why = root.find("why"); why != nullptr && why->as_table() != nullptr) {
            check_reasons(*why->as_table());
            check_fields(*why->as_table(),
                         {"from", "upto", "subject", "slot", "move", "value", "space"});
            check_closed(*why->as_table());
        }
        each_move(root, "slot", [&](const Entry& move, const Names& slots) {
            if (const Table* keys = move.value.as_table()) check_keys(*keys, slots);
        });
        each_move(root, "played",
                  [&](const Entry& said, const Names& slots) { check_field(said, slots); });
        each_move(root, "ask", [&](const Entry& asked, const Names& slots) {
            const Table* keys = asked.value.as_table();
            if (keys == nullptr) return;
            check_keys(*keys, slots);
            for (const Entry& one : keys->entries) check_asked_field(asked.key, one, slots);
        });
    }

 private:
    /// Keys of `why` are moves, their values, columns and tags, and reasons at the end.
    void check_reasons(const Table& keys) {
        const Names& reasons = names_.reasons;
        if (reasons.empty()) return;
        const auto is_place = [&](const std::string& key) {
            return names_.moves.contains(key) || slots_.contains(key) || columns_.contains(key) ||
                   names_.tags.contains(key);
        };
        for (const Entry& entry : keys.entries) {
            if (const Table* inner = entry.value.as_table()) check_reasons(*inner);
            const bool is_table = entry.value.as_table() != nullptr;
            if (reasons.contains(entry.key) || (is_table && is_place(entry.key))) continue;
            std::vector<std::string_view> candidates(reasons.begin(), reasons.end());
            if (is_table) {
                candidates.assign(slots_.begin(), slots_.end());
                candidates.insert(candidates.end(), columns_.begin(), columns_.end());
                for (const auto& [move, slots] : names_.moves) candidates.push_back(move);
            }
            const std::string hint = report_.hint_for(entry.key, candidates);
            if (!hint.empty() || !is_table)
                report_.warning(entry.line, entry.column, "unknown_name",
                                "nothing is refused for " + in_quotes(entry.key), hint);
        }
    }

    /// What is asked is asked of a value of a move.
    void check_asked(const Table& moves) {
        for (const Entry& move : moves.entries)
            if (const auto known = names_.moves.find(move.key);
                known != names_.moves.end() && move.value.as_string() != nullptr)
                report_.warning(move.line, move.column, "unknown_name",
                                "nothing reads " + in_quotes("ask." + move.key),
                                known->second.empty()
                                    ? "the move has no values"
                                    : "ask." + move.key + "." + known->second.begin()->first +
                                          " asks for a value of the move");
    }

    /// A sentence that asks for a value can only tell of those that are chosen before it.
    void check_asked_field(const std::string& move, const Entry& asked, const Names& slots) {
        check_field(asked, slots);
        const auto known = names_.chosen_before.find(move);
        const std::string* text = asked.value.as_string();
        if (known == names_.chosen_before.end() || text == nullptr) return;
        const auto before = known->second.find(asked.key);
        if (before == known->second.end()) return;
        for (const std::string& field : placeholders_in(*text))
            if (slots.contains(field) && !before->second.contains(field))
                report_.warning(asked.value.line, asked.value.column, "unknown_placeholder",
                                in_quotes(field) + " is not chosen yet when " +
                                    in_quotes(asked.key) + " is asked for",
                                "values are asked for in the order of the move");
    }

    /// Of an event it is said where it is told what may stand in braces.
    void check_closed(const Table& keys) {
        for (const Entry& entry : keys.entries)
            if (const Table* inner = entry.value.as_table())
                check_closed(*inner);
            else if (const std::string* text = entry.value.as_string())
                for (size_t open = text->find('{'); open != std::string::npos;
                     open = text->find('{', open + 1))
                    if (const size_t next = text->find_first_of("{}", open + 1);
                        next == std::string::npos || (*text)[next] == '{')
                        report_.warning(entry.value.line, entry.value.column, "open_placeholder",
                                        "a `{` is never closed", "write {space}");
    }

    /// `[...]` is left out where what it names is 0.
    void check_parts(const Table& keys) {
        for (const Entry& entry : keys.entries)
            if (const Table* inner = entry.value.as_table())
                check_parts(*inner);
            else if (const std::string* text = entry.value.as_string();
                     text != nullptr && std::count(text->begin(), text->end(), '[') !=
                                            std::count(text->begin(), text->end(), ']'))
                report_.warning(entry.value.line, entry.value.column, "open_placeholder",
                                "a `[` is never closed, or a `]` never opened",
                                "write [: {armies}]");
    }

    /// A cell of a grid has room for so many letters.
    void check_signs(const Table& keys) {
        constexpr size_t most = 3;
        for (const Entry& entry : keys.entries)
            if (const std::string* text = entry.value.as_string();
                text != nullptr && letters_in(*text) > most)
                report_.warning(entry.value.line, entry.value.column, "long_sign",
                                "a sign has one to three letters", "shorten it");
    }

    void check_section(const Entry& section) {
        static const std::vector<std::string_view> known = {
            "move",   "phase",   "todo",      "slot",   "column",   "column_one",
            "choice", "tag",     "sign",      "played", "ask",      "event",
            "why",    "outcome", "card_note", "bot",    "bot_name", "formation"};
        if (std::find(known.begin(), known.end(), section.key) != known.end()) return;
        if (section.value.as_table() == nullptr) return;
        const std::string hint = report_.hint_for(section.key, known);
        report_.warning(
            section.line, section.column, "unknown_name", "nothing reads " + in_quotes(section.key),
            hint.empty() ? "sentences stand in [move], [phase], [event] and the like" : hint);
    }

    /// The sentences of a section that are told of a move.
    template <class Check>
    void each_move(const Table& root, std::string_view section, Check check) {
        const Value* found = root.find(section);
        const Table* moves = found == nullptr ? nullptr : found->as_table();
        if (moves == nullptr) return;
        for (const Entry& move : moves->entries)
            if (const auto known = names_.moves.find(move.key); known != names_.moves.end())
                check(move, keys_of(known->second));
    }

    /// Other keys may be for what only a variant of the mod has, unless its rulesets have all that
    /// there can be.
    void check_keys(const Table& keys, const Names& known, bool complete = false) {
        std::vector<std::string_view> untold;
        for (const std::string& name : known)
            if (keys.find(name) == nullptr) untold.push_back(name);
        for (const Entry& entry : keys.entries) {
            if (known.contains(entry.key) || names_.moves.contains(entry.key)) continue;
            const std::string hint = report_.hint_for(entry.key, untold);
            const bool nothing = complete && !known.empty() && entry.value.as_string() != nullptr;
            if (!hint.empty() || nothing)
                report_.warning(entry.line, entry.column, "unknown_name",
                                "nothing is called " + in_quotes(entry.key), hint);
        }
    }

    void check_fields(const Table& keys, const Names& known) {
        for (const Entry& entry : keys.entries)
            if (const Table* inner = entry.value.as_table())
                check_fields(*inner, known);
            else
                check_field(entry, known);
    }

    void check_field(const Entry& entry, const Names& known) {
        const std::string* text = entry.value.as_string();
        if (text == nullptr || known.empty()) return;
        for (const std::string& field : placeholders_in(*text))
            if (!known.contains(field))
                report_.warning(entry.value.line, entry.value.column, "unknown_placeholder",
                                "nothing will replace " + in_quotes("{" + field + "}"),
                                report_.hint_for(field, {known.begin(), known.end()}));
    }

    const LookNames& names_;
    Report& report_;
    Names slots_, columns_, words_;
    Names of_turn_;  ///< what a phase can tell: columns of the match, a seat and the regions, and
                     ///< slots
};

Diagnostics check_root(const Value& root, const std::string& file, const LookNames& names) {
    Report report(file, "text");
    TextCheck(names, report).run(*root.as_table());
    return report.finish();
}

}  // namespace

Diagnostics check_text(std::string_view text, const std::string& file, const LookNames& names) {
    const auto root = parse_toml(text, file);
    return root ? check_root(*root, file, names) : root.error();
}

Diagnostics check_text(const std::filesystem::path& path, const LookNames& names) {
    const auto root = read_toml(path);
    return root ? check_root(*root, path.string(), names) : root.error();
}

}  // namespace fronteira::content
