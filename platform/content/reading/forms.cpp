// SPDX-License-Identifier: MIT
#include "content/reading/forms.hpp"

#include <fronteira/text.hpp>

#include <algorithm>

namespace fronteira::content {
namespace {

constexpr size_t longest_words = 20'000;

bool is_small(char c) {
    return c >= 'a' && c <= 'z';
}
bool is_capital(char c) {
    return c >= 'A' && c <= 'Z';
}

bool has_control_character(std::string_view text) {
    for (size_t i = 0; i < text.size(); ++i) {
        const unsigned char c = static_cast<unsigned char>(text[i]);
        if ((c < 0x20 && c != '\n' && c != '\t') || c == 0x7f) return true;
        const bool second_row =
            c == 0xc2 && i + 1 < text.size() && static_cast<unsigned char>(text[i + 1]) < 0xa0;
        if (second_row) return true;
    }
    return false;
}

/// U+2028 to U+202E and U+2066 to U+2069: they end lines and turn what stands beside them around.
/// Marks for letters that run from the right (U+200E, U+200F) turn nothing else, and stay.
bool turns_writing(std::string_view text) {
    for (size_t at = text.find('\xe2'); at != std::string_view::npos;
         at = text.find('\xe2', at + 1)) {
        const std::string_view letter = text.substr(at, 3);
        if (letter >= "\xe2\x80\xa8" && letter <= "\xe2\x80\xae") return true;
        if (letter >= "\xe2\x81\xa6" && letter <= "\xe2\x81\xa9") return true;
    }
    return false;
}

template <class Form>
void read_list(const Cursor& cursor, std::vector<std::string>& out, Form form) {
    const Array* items = cursor.value.as_array();
    if (!items) return cursor.expected("a list");
    out.reserve(items->size());
    for (size_t i = 0; i < items->size(); ++i) {
        std::string item;
        read(Cursor(cursor, i, (*items)[i]), item, form);
        if (!item.empty()) out.push_back(std::move(item));
    }
}

}  // namespace

bool is_language(std::string_view word) {
    const size_t small =
        static_cast<size_t>(std::find_if_not(word.begin(), word.end(), is_small) - word.begin());
    if (small < 2 || small > 3) return false;
    const std::string_view rest = word.substr(small);
    return rest.empty() ||
           (rest.size() == 3 && rest[0] == '_' && is_capital(rest[1]) && is_capital(rest[2]));
}

void read(const Cursor& cursor, bool& out) {
    if (const bool* flag = cursor.value.as_bool())
        out = *flag;
    else
        cursor.expected("true or false");
}

void read(const Cursor& cursor, int64_t& out, Range range) {
    const int64_t* number = cursor.value.as_integer();
    if (!number) return cursor.expected("a whole number", std::string(range.hint));
    if (*number < range.least || *number > range.most)
        return cursor.error("out_of_range",
                            "expected a number from " + std::to_string(range.least) + " to " +
                                std::to_string(range.most) + ", found " + std::to_string(*number),
                            std::string(range.hint));
    out = *number;
}

void read(const Cursor& cursor, int32_t& out, Range range) {
    int64_t wide = out;
    read(cursor, wide, range);
    out = static_cast<int32_t>(wide);
}

void read(const Cursor& cursor, std::string& out, Words) {
    const std::string* text = cursor.value.as_string();
    if (!text) return cursor.expected("text");
    if (text->empty()) return cursor.error("empty_text", "expected text, found none");
    if (text->size() > longest_words)
        return cursor.error("long_text", "expected at most " + std::to_string(longest_words) +
                                             " bytes of text, found " +
                                             std::to_string(text->size()));
    if (has_control_character(*text))
        return cursor.error("control_character", "expected text without control characters");
    if (turns_writing(*text))
        return cursor.error(
            "control_character",
            "expected text without characters that change the direction of writing");
    out = *text;
}

void read(const Cursor& cursor, std::string& out, Identifier) {
    const std::string* word = cursor.value.as_string();
    if (!word) return cursor.expected("a name");
    if (!is_identifier(*word))
        return cursor.error("bad_id",
                            "expected a name of a-z, 0-9 and _, found " + in_quotes(*word),
                            "it must begin with a letter and have at most 64 characters");
    out = *word;
}

void read(const Cursor& cursor, int32_t& out, const OneOf& form) {
    const std::string* word = cursor.value.as_string();
    const auto found =
        word ? std::find(form.words.begin(), form.words.end(), *word) : form.words.end();
    if (found != form.words.end()) {
        out = static_cast<int32_t>(found - form.words.begin());
        return;
    }
    std::string choices;
    for (std::string_view choice : form.words) add_item(choices, in_quotes(choice));
    cursor.error("unknown_word",
                 "expected one of " + choices + ", found " +
                     (word ? in_quotes(*word) : std::string(kind_name(cursor.value))),
                 word ? cursor.report.hint_for(*word, form.words) : "");
}

void read(const Cursor& cursor, LocalText& out) {
    const Table* table = cursor.value.as_table();
    if (!table) {
        std::string text;
        if (!cursor.value.as_string())
            return cursor.expected("text, or a table of texts by language");
        read(cursor, text, Words{});
        if (!text.empty()) out[""] = std::move(text);
        return;
    }
    if (table->entries.empty()) cursor.error("empty_text", "expected a text for each language");
    for (const Entry& entry : table->entries) {
        const Cursor child(cursor, entry.key, entry.value);
        std::string text;
        read(child, text, Words{});
        if (is_language(entry.key))
            out[entry.key] = std::move(text);
        else
            cursor.report.error(entry.line, entry.column, "bad_language",
                                in_quotes(child.path()) +
                                    ": expected a language such as `en` or "
                                    "`pt_BR`");
    }
    cursor.report.saw_text(cursor.value.line, cursor.value.column, out);
}

void read(const Cursor& cursor, std::vector<std::string>& out, Words form) {
    read_list(cursor, out, form);
}

void read(const Cursor& cursor, std::vector<std::string>& out, Identifier form) {
    read_list(cursor, out, form);
}

void read(const Cursor& cursor, std::map<std::string, int64_t>& out, Range range) {
    const Table* table = cursor.value.as_table();
    if (!table) return cursor.expected("a table");
    for (const Entry& entry : table->entries) {
        if (!is_identifier(entry.key)) {
            cursor.report.error(entry.line, entry.column, "bad_id",
                                in_quotes(entry.key) + " is not a name of a-z, 0-9 and _");
            continue;
        }
        read(Cursor(cursor, entry.key, entry.value), out[entry.key], range);
    }
}

void read(const Cursor& cursor, int32_t& first, int32_t& second, Range range) {
    const Array* items = cursor.value.as_array();
    if (!items || items->size() != 2) return cursor.expected_two("a list of two whole numbers");
    read(Cursor(cursor, 0, (*items)[0]), first, range);
    read(Cursor(cursor, 1, (*items)[1]), second, range);
}

}  // namespace fronteira::content
