// SPDX-License-Identifier: MIT
#pragma once

#include "content/reading/cursor.hpp"
#include "content/reading/forms.hpp"

#include <string>
#include <string_view>
#include <utility>
#include <vector>

namespace fronteira::content {

/// Reads one table by declaration: name each key once, and everything else is a fault. A value of
/// the wrong form, a required key that is missing and, at the end of the reader's life, every key
/// that was not named are reported with their places.
///
///     TableReader in(cursor);
///     in.required("id", space.id, Identifier{});
///     in.optional("tags", space.tags, Identifier{});
class TableReader {
 public:
    /// Reports a value that is not a table; the reader is then silent and leaves all as it is.
    explicit TableReader(const Cursor& cursor);
    explicit TableReader(Cursor&&) = delete;
    TableReader(const TableReader&) = delete;
    TableReader& operator=(const TableReader&) = delete;
    ~TableReader();

    /// Calls `read(value, out..., form)` of forms.hpp.
    template <class... Args>
    void required(std::string_view key, Args&&... args) {
        if (const Value* value = take(key))
            read(Cursor(cursor_, key, *value), std::forward<Args>(args)...);
        else
            missing(key);
    }

    /// False when the key is absent.
    template <class... Args>
    bool optional(std::string_view key, Args&&... args) {
        const Value* value = take(key);
        if (value) read(Cursor(cursor_, key, *value), std::forward<Args>(args)...);
        return value != nullptr;
    }

    /// Says of keys that are not of this table where they stand: `in [[ruleset]]`.
    void belong(std::vector<std::string_view> keys, std::string where) {
        elsewhere_ = std::move(keys);
        where_ = std::move(where);
    }

    /// Calls `visit(cursor)` for an optional value that has a reader of its own.
    template <class Visit>
    bool with(std::string_view key, Visit&& visit) {
        const Value* value = take(key);
        if (value) visit(Cursor(cursor_, key, *value));
        return value != nullptr;
    }

    /// The same for a required one.
    template <class Visit>
    void need(std::string_view key, Visit&& visit) {
        if (!with(key, visit)) missing(key);
    }

    /// Calls `visit(cursor, index)` for each item of an optional list.
    template <class Visit>
    bool each(std::string_view key, Visit&& visit) {
        return with(key, [&](const Cursor& list) {
            const Array* items = list.value.as_array();
            if (!items)
                return list.expected("a list",
                                     list.value.as_table()
                                         ? "one of several stands under double brackets: [[" +
                                               std::string(key) + "]]"
                                         : "");
            for (size_t i = 0; i < items->size(); ++i) visit(Cursor(list, i, (*items)[i]), i);
        });
    }

    /// Calls `visit(key, cursor)` for each key that was not named so far: they are all known.
    template <class Visit>
    void others(Visit&& visit) {
        if (!table_) return;
        for (const Entry& entry : table_->entries)
            if (take_other(entry)) visit(entry, Cursor(cursor_, entry.key, entry.value));
    }

    /// Lets unknown keys pass: too little of the table is understood to blame them.
    void forgive() { taken_.assign(taken_.size(), true); }

    bool has(std::string_view key) const { return table_ && table_->find(key); }

 private:
    const Value* take(std::string_view key);
    bool take_other(const Entry& entry);
    void missing(std::string_view key);

    const Cursor& cursor_;
    const Table* table_;
    std::vector<std::string_view> known_, elsewhere_;
    std::string where_;
    std::vector<bool> taken_;
};

}  // namespace fronteira::content
