// SPDX-License-Identifier: MIT
#include "content/toml/toml_writer.hpp"

#include <algorithm>
#include <array>
#include <charconv>
#include <cmath>

namespace fronteira::content {
namespace {

constexpr size_t widest = 100;

bool is_bare(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_' ||
           c == '-';
}

std::string write_float(double number) {
    if (std::isnan(number)) return "nan";
    if (std::isinf(number)) return number < 0 ? "-inf" : "inf";
    std::array<char, 40> digits;
    const auto end = std::to_chars(digits.data(), digits.data() + digits.size(), number).ptr;
    std::string text(digits.data(), end);
    // `1e5` is a fraction to TOML, `100000` is not.
    return text.find_first_of(".e") == std::string::npos ? text + ".0" : text;
}

/// Where a value stands: after `used` columns, in a line that is indented by `indent`. Inside an
/// inline table nothing may be broken into lines.
struct Spot {
    size_t used = 0;
    size_t indent = 0;
    bool may_break = true;
};

constexpr Spot one_line{0, 0, false};

std::string write(const Value& value, Spot spot);

std::string write_inline_table(const Table& table) {
    if (table.entries.empty()) return "{}";
    std::string text = "{ ";
    for (const Entry& entry : table.entries) {
        if (&entry != &table.entries.front()) text += ", ";
        text += write_key(entry.key) + " = " + write(entry.value, one_line);
    }
    return text + " }";
}

std::string write_short_list(const Array& list) {
    std::string text = "[";
    for (size_t i = 0; i < list.size(); ++i) text += (i > 0 ? ", " : "") + write(list[i], one_line);
    return text + "]";
}

bool holds_plain_values(const Array& list) {
    return std::none_of(list.begin(), list.end(),
                        [](const Value& item) { return item.as_array() || item.as_table(); });
}

/// Plain values fill the lines.
std::string write_filled_list(const Array& list, const std::string& margin) {
    std::string text;
    std::string line = margin;
    for (const Value& item : list) {
        const std::string written = write(item, one_line) + ",";
        if (line.size() > margin.size() && line.size() + 1 + written.size() > widest) {
            text += line + "\n";
            line = margin;
        }
        line += (line.size() > margin.size() ? " " : "") + written;
    }
    return text + line + "\n";
}

std::string write_long_list(const Array& list, size_t indent) {
    const std::string margin(indent + 2, ' ');
    std::string text;
    if (holds_plain_values(list)) {
        text = write_filled_list(list, margin);
    } else {
        for (const Value& item : list)
            text += margin + write(item, {indent + 3, indent + 2, true}) + ",\n";
    }
    return "[\n" + text + std::string(indent, ' ') + "]";
}

std::string write_list(const Array& list, Spot spot) {
    std::string text = write_short_list(list);
    const bool fits = spot.used + text.size() <= widest;
    return fits || !spot.may_break ? text : write_long_list(list, spot.indent);
}

std::string write(const Value& value, Spot spot) {
    if (const bool* flag = value.as_bool()) return *flag ? "true" : "false";
    if (const int64_t* number = value.as_integer()) return std::to_string(*number);
    if (const double* number = value.as_float()) return write_float(*number);
    if (const std::string* text = value.as_string()) return write_string(*text);
    if (const auto* date = std::get_if<DateTime>(&value.data)) return date->text;
    if (const Array* list = value.as_array()) return write_list(*list, spot);
    return write_inline_table(*value.as_table());
}

void write_below(const std::string& path, const Table& table, std::string& out);

void write_header(const std::string& header, std::string& out) {
    if (!out.empty()) out += "\n";
    out += header + "\n";
}

void write_pairs(const Table& table, std::string& out) {
    for (const Entry& entry : table.entries) {
        if (entry.value.as_table() || is_table_list(entry.value)) continue;
        const std::string key = write_key(entry.key) + " = ";
        out += key + write_value(entry.value, key.size()) + "\n";
    }
}

void write_below(const std::string& path, const Table& table, std::string& out) {
    const std::string before = path.empty() ? "" : path + ".";
    write_pairs(table, out);
    for (const Entry& entry : table.entries)
        if (const Table* inner = entry.value.as_table()) {
            const std::string inner_path = before + write_key(entry.key);
            write_header("[" + inner_path + "]", out);
            write_below(inner_path, *inner, out);
        }
    for (const Entry& entry : table.entries) {
        if (!is_table_list(entry.value)) continue;
        for (const Value& item : *entry.value.as_array()) {
            const std::string inner_path = before + write_key(entry.key);
            write_header("[[" + inner_path + "]]", out);
            write_below(inner_path, *item.as_table(), out);
        }
    }
}

}  // namespace

bool is_table_list(const Value& value) {
    const Array* list = value.as_array();
    return list && !list->empty() && std::all_of(list->begin(), list->end(), [](const Value& item) {
               return item.as_table() != nullptr;
           });
}

std::string write_key(std::string_view key) {
    const bool bare = !key.empty() && std::all_of(key.begin(), key.end(), is_bare);
    return bare ? std::string(key) : write_string(key);
}

std::string write_string(std::string_view text) {
    static constexpr char digits[] = "0123456789abcdef";
    std::string out = "\"";
    for (const char c : text) {
        const unsigned char byte = static_cast<unsigned char>(c);
        if (c == '"' || c == '\\')
            (out += '\\') += c;
        else if (c == '\n')
            out += "\\n";
        else if (c == '\t')
            out += "\\t";
        else if (byte < 0x20 || byte == 0x7f)
            ((out += "\\u00") += digits[byte >> 4]) += digits[byte & 15];
        else
            out += c;
    }
    return out + "\"";
}

std::string write_value(const Value& value, size_t used) {
    return write(value, {used, 0, true});
}

std::string write_toml(const Table& root) {
    std::string out;
    write_below({}, root, out);
    return out;
}

}  // namespace fronteira::content
