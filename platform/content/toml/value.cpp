// SPDX-License-Identifier: MIT
#include "content/toml/value.hpp"

#include <cmath>

namespace fronteira::content {

const Value* Table::find(std::string_view key) const {
    for (const Entry& entry : entries)
        if (entry.key == key) return &entry.value;
    return nullptr;
}

Value* Table::find(std::string_view key) {
    for (Entry& entry : entries)
        if (entry.key == key) return &entry.value;
    return nullptr;
}

void Table::set(std::string key, Value value) {
    if (Value* old = find(key))
        *old = std::move(value);
    else
        entries.push_back({std::move(key), 0, 0, std::move(value)});
}

bool operator==(const Table& a, const Table& b) {
    if (a.entries.size() != b.entries.size()) return false;
    for (const Entry& entry : a.entries) {
        const Value* other = b.find(entry.key);
        if (!other || !(entry.value == *other)) return false;
    }
    return true;
}

bool operator==(const Value& a, const Value& b) {
    const double* x = a.as_float();
    const double* y = b.as_float();
    if (x && y && std::isnan(*x) && std::isnan(*y)) return true;
    return a.data == b.data;
}

std::string_view kind_name(const Value& value) {
    static constexpr std::string_view names[] = {
        "true or false", "a whole number", "a fraction", "text", "a date", "a list", "a table"};
    return names[value.data.index()];
}

}  // namespace fronteira::content
