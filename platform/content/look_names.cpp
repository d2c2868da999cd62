// SPDX-License-Identifier: MIT
#include "content/look_names.hpp"

#include "content/reading/forms.hpp"

#include <algorithm>

namespace fronteira::content {
namespace {

std::vector<std::string_view> views(const std::set<std::string>& words) {
    return {words.begin(), words.end()};
}

std::string listed(const std::vector<std::string_view>& words) {
    std::string text;
    for (const std::string_view word : words)
        text += (text.empty() ? "" : " or ") + std::string(word);
    return text;
}

}  // namespace

void LookUp::key(const Cursor& cursor, std::string_view word, const std::set<std::string>& known,
                 const std::string& what, const std::string& otherwise) const {
    if (known.empty() || known.contains(std::string(word))) return;
    const std::string near = cursor.report.hint_for(word, views(known));
    cursor.error("unknown_name", "there is no " + what + " " + in_quotes(word),
                 near.empty() ? otherwise : near);
}

void LookUp::word(const Cursor& cursor, const std::set<std::string>& known, const std::string& what,
                  const std::string& otherwise) const {
    std::string name;
    read(cursor, name, Identifier{});
    if (!name.empty()) key(cursor, name, known, what, otherwise);
}

void LookUp::column(const Cursor& cursor, std::string_view of,
                    const std::vector<std::string_view>& kinds) const {
    std::string name;
    read(cursor, name, Identifier{});
    if (name.empty() || names_.columns.empty()) return;
    std::set<std::string> known;
    std::string found;
    for (const LookNames::Column& one : names_.columns) {
        if (one.of != of) continue;
        known.insert(one.name);
        if (one.name != name) continue;
        if (kinds.empty() || std::find(kinds.begin(), kinds.end(), one.kind) != kinds.end()) return;
        found = one.kind;
    }
    if (!found.empty())
        return cursor.error("wrong_column", in_quotes(name) + " is a column of the kind " + found,
                            "one of the kind " + listed(kinds) + " is needed");
    cursor.error("unknown_column",
                 "there is no column " + in_quotes(name) + " of " +
                     (of == "match" ? "the match" : "a " + std::string(of)),
                 cursor.report.hint_for(name, views(known)));
}

void LookUp::columns(const Cursor& cursor, std::string_view of,
                     const std::vector<std::string_view>& kinds) const {
    const Array* items = cursor.value.as_array();
    if (!items) return cursor.expected("a list of columns");
    for (size_t i = 0; i < items->size(); ++i) column(Cursor(cursor, i, (*items)[i]), of, kinds);
}

void LookUp::deck(const Cursor& cursor, std::string_view name) const {
    if (names_.decks.empty() && names_.all_decks)
        return cursor.error("unknown_name", "there is no deck " + in_quotes(name),
                            "the mod has none; they stand in cards/");
    key(cursor, name, keys_of(names_.decks), "deck");
}

std::set<std::string> LookUp::words_of(std::string_view of, std::string_view column) const {
    std::set<std::string> words;
    for (const LookNames::Column& one : names_.columns)
        if (one.of == of && one.name == column) words.insert(one.words.begin(), one.words.end());
    return words;
}

std::set<std::string> LookUp::columns_of(std::string_view of) const {
    std::set<std::string> columns;
    for (const LookNames::Column& one : names_.columns)
        if (one.of == of) columns.insert(one.name);
    return columns;
}

}  // namespace fronteira::content
