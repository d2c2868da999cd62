// SPDX-License-Identifier: MIT
#include "content/reading/cursor.hpp"

namespace fronteira::content {

std::string Cursor::path() const {
    if (!parent_) return {};
    const std::string before = parent_->path();
    if (key_.data() == nullptr) return before + "[" + std::to_string(index_ + 1) + "]";
    return before.empty() ? std::string(key_) : before + "." + std::string(key_);
}

void Cursor::error(std::string_view code, std::string message, std::string hint) const {
    const std::string where = path();
    if (!where.empty()) message = in_quotes(where) + ": " + message;
    report.error(value.line, value.column, code, std::move(message), std::move(hint));
}

void Cursor::expected(std::string_view what, std::string hint) const {
    error("wrong_type",
          "expected " + std::string(what) + ", found " + std::string(kind_name(value)),
          std::move(hint));
}

void Cursor::expected_two(std::string_view what) const {
    const Array* items = value.as_array();
    if (!items) return expected(what);
    error("wrong_type",
          "expected " + std::string(what) + ", found a list of " + std::to_string(items->size()));
}

}  // namespace fronteira::content
