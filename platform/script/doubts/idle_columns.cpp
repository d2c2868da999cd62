// SPDX-License-Identifier: MIT
#include "script/doubts/idle_columns.hpp"

#include "script/doubts/rule_texts.hpp"
#include "script/hints/place_in_text.hpp"

#include <algorithm>
#include <string_view>

namespace fronteira::script {
namespace {

/// Behind `a.gold`, whether a value follows that it is given: `= 1`, `, b.gold = 1, 2`.
bool is_given_value(std::string_view behind) {
    const size_t next = std::min(behind.find_first_not_of(" \t\n\r"), behind.size());
    const size_t sign = behind.find_first_of("=<>~{}");
    const bool leads_on = sign == next || behind.substr(next).starts_with(',');
    return leads_on && sign < behind.size() && behind[sign] == '=' &&
           !behind.substr(sign + 1).starts_with('=');
}

bool is_quote(char sign) {
    return sign == '"' || sign == '\'';
}

/// How a column is spoken of in the rules.
class ColumnMentions {
 public:
    ColumnMentions(std::string_view text, std::string_view name) : text_(text), name_(name) {
        for (size_t at = find_word(text, name); at != std::string_view::npos;
             at = find_word(text, name, at + 1))
            note(at);
    }
    int count() const { return count_; }
    /// Besides where it is declared, it may be the key of a table by which columns are written.
    bool written() const { return written_ || keys_ > 1; }

 private:
    /// As a text of its own it may be given to what writes.
    void note(size_t at) {
        ++count_;
        const std::string_view behind = text_.substr(at + name_.size());
        const char before = at == 0 ? ' ' : text_[at - 1];
        const bool quoted = is_quote(before) && behind.starts_with(before);
        const bool given = is_given_value(behind);
        if (given && before != '.') ++keys_;
        written_ = written_ || quoted || (given && before == '.');
    }

    std::string_view text_, name_;
    int count_ = 0;
    int keys_ = 0;
    bool written_ = false;
};

/// The texts in quotes.
std::set<std::string_view> quoted_texts(std::string_view text) {
    std::set<std::string_view> found;
    for (size_t at = text.find_first_of("\"'"); at < text.size();) {
        const size_t end = text.find_first_of(std::string{text[at], '\n'}, at + 1);
        if (end < text.size() && text[end] != '\n') found.insert(text.substr(at + 1, end - at - 1));
        at = end < text.size() ? text.find_first_of("\"'", end + 1) : end;
    }
    return found;
}

/// Whether one of them is the beginning or the end of a name, which may be put together.
bool is_put_together(const std::set<std::string_view>& quoted, std::string_view name) {
    for (size_t length = 1; length < name.size(); ++length)
        if (quoted.contains(name.substr(0, length)) || quoted.contains(name.substr(length)))
            return true;
    return false;
}

/// Those that always hold what they begin with may be meant as a number of the game.
bool begins_with_something(const core::PlacedColumn& column) {
    return column.initial != core::absent(column.kind) && column.initial != 0;
}

}  // namespace

Diagnostics idle_columns(const RulesetSource& source, const core::Layout& layout,
                         const std::set<std::string>& words) {
    Diagnostics warnings;
    if (!source.module_names) return warnings;
    const std::string all = rule_texts(source);
    const std::set<std::string_view> quoted = quoted_texts(all);
    for (const core::PlacedColumn& column : layout.columns()) {
        const bool own = column.place.file.starts_with(source.mod + "/");
        if (!own || words.contains(column.name)) continue;
        const ColumnMentions mentions(all, column.name);
        if (mentions.count() == 0 || mentions.written() || begins_with_something(column) ||
            is_put_together(quoted, column.name))
            continue;
        const bool unused = mentions.count() == 1;
        warnings.push_back(
            warning_at(column.place, "rules.idle_column",
                       unused ? "no rule uses the column `" + column.name + "`"
                              : "no rule writes the column `" + column.name +
                                    "`, so it always holds what it begins with",
                       unused ? "remove it, or look whether its name is misspelt"
                              : "write it in an effect or in the set-up, or use a constant"));
    }
    return warnings;
}

}  // namespace fronteira::script
