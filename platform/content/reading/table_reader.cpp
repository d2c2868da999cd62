// SPDX-License-Identifier: MIT
#include "content/reading/table_reader.hpp"

#include <algorithm>

namespace fronteira::content {

TableReader::TableReader(const Cursor& cursor) : cursor_(cursor), table_(cursor.value.as_table()) {
    if (!table_)
        cursor.expected("a table");
    else
        taken_.resize(table_->entries.size());
}

TableReader::~TableReader() {
    if (!table_) return;
    for (size_t i = 0; i < taken_.size(); ++i) {
        if (taken_[i]) continue;
        const Entry& entry = table_->entries[i];
        const bool known =
            std::find(elsewhere_.begin(), elsewhere_.end(), entry.key) != elsewhere_.end();
        std::string hint =
            known ? "it stands " + where_ : cursor_.report.hint_for(entry.key, known_);
        if (hint.empty()) {
            for (std::string_view key : known_)
                hint += (hint.empty() ? "known here: " : ", ") + std::string(key);
        }
        const std::string where = cursor_.path();
        cursor_.report.error(
            entry.line, entry.column, "unknown_key",
            (where.empty() ? "" : in_quotes(where) + ": ") + "unknown key " + in_quotes(entry.key),
            std::move(hint));
    }
}

const Value* TableReader::take(std::string_view key) {
    known_.push_back(key);
    if (!table_) return nullptr;
    for (size_t i = 0; i < taken_.size(); ++i) {
        if (table_->entries[i].key != key) continue;
        taken_[i] = true;
        return &table_->entries[i].value;
    }
    return nullptr;
}

bool TableReader::take_other(const Entry& entry) {
    const size_t i = static_cast<size_t>(&entry - table_->entries.data());
    const bool fresh = !taken_[i];
    taken_[i] = true;
    return fresh;
}

void TableReader::missing(std::string_view key) {
    if (!table_) return;
    cursor_.error("missing_key", "the key " + in_quotes(key) + " is missing");
}

}  // namespace fronteira::content
