// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

namespace fronteira::content {

struct Value;
struct Entry;

using Array = std::vector<Value>;

/// Keys and values in the order of the file. Keys are unique.
struct Table {
    std::vector<Entry> entries;

    /// The value under `key`, or nullptr.
    const Value* find(std::string_view key) const;
    Value* find(std::string_view key);
    /// Puts a value under a key: in place of an old one, else at the end.
    void set(std::string key, Value value);
};

/// A TOML date or time as it is written. The platform gives it no meaning.
struct DateTime {
    std::string text;
    friend bool operator==(const DateTime&, const DateTime&) = default;
};

/// One TOML value and where it begins (from 1; 0 when it comes from no file).
struct Value {
    std::variant<bool, int64_t, double, std::string, DateTime, Array, Table> data;
    int line = 0;
    int column = 0;

    const bool* as_bool() const { return std::get_if<bool>(&data); }
    const int64_t* as_integer() const { return std::get_if<int64_t>(&data); }
    const double* as_float() const { return std::get_if<double>(&data); }
    const std::string* as_string() const { return std::get_if<std::string>(&data); }
    const Array* as_array() const { return std::get_if<Array>(&data); }
    const Table* as_table() const { return std::get_if<Table>(&data); }
};

struct Entry {
    std::string key;
    int line = 0;  ///< of the key
    int column = 0;
    Value value;
};

/// Equal in meaning: places do not count, nor does the order of keys. A NaN equals a NaN.
bool operator==(const Value& a, const Value& b);
bool operator==(const Table& a, const Table& b);

/// What a person would call it: "text", "a whole number", "a list", "a table" ...
std::string_view kind_name(const Value& value);

}  // namespace fronteira::content
