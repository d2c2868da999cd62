// SPDX-License-Identifier: MIT
#pragma once

#include "content/reading/report.hpp"
#include "content/toml/value.hpp"

#include <string>
#include <string_view>

namespace fronteira::content {

/// A value being read from a file: the value, its path from the root, and the report for its
/// faults. Lives on the stack; the parent outlives the child.
class Cursor {
 public:
    Cursor(const Value& root, Report& findings) : value(root), report(findings) {}
    Cursor(const Cursor& parent, std::string_view key, const Value& child)
        : value(child), report(parent.report), parent_(&parent), key_(key) {}
    Cursor(const Cursor& parent, size_t index, const Value& child)
        : value(child), report(parent.report), parent_(&parent), index_(index) {}

    /// `space[3].name.en`; empty for the root. Items count from 1, as people do.
    std::string path() const;
    Place place() const { return report.place(value.line, value.column); }

    /// Reports a fault of this value: "`space[3].anchor`: message".
    void error(std::string_view code, std::string message, std::string hint = {}) const;
    /// "`space[3].anchor`: expected two whole numbers, found text".
    void expected(std::string_view what, std::string hint = {}) const;
    /// The same of a list that has to be of two: "found a list of 3".
    void expected_two(std::string_view what) const;

    const Value& value;
    Report& report;

 private:
    const Cursor* parent_ = nullptr;
    std::string_view key_;
    size_t index_ = 0;
};

}  // namespace fronteira::content
