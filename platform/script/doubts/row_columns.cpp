// SPDX-License-Identifier: MIT
#include "script/doubts/row_columns.hpp"

#include "script/bindings/handle_members.hpp"
#include "script/doubts/warning.hpp"

#include <algorithm>
#include <string_view>

namespace fronteira::script {
namespace {

using compile::Tag;

/// How many rows the function takes, before the name of the column.
int rows_of(const compile::CallMade& call) {
    if (call.method || !call.library.empty()) return 0;
    return call.name == "add" ? 1 : call.name == "transfer" ? 2 : 0;
}

core::Entity entity_of(Tag row) {
    return static_cast<core::Entity>(static_cast<int>(row) - static_cast<int>(Tag::match));
}

/// A row of that kind, as it is told: the names of handles and of entities go together.
std::string a_row(core::Entity entity) {
    return std::string("a ") + name_of(static_cast<HandleType>(entity));
}

/// Who has a column of that name; null where nobody does.
const core::PlacedColumn* column_called(const core::Layout& layout, std::string_view name) {
    const auto& columns = layout.columns();
    const auto found = std::find_if(columns.begin(), columns.end(),
                                    [&](const auto& column) { return column.name == name; });
    return found == columns.end() ? nullptr : &*found;
}

}  // namespace

Diagnostics lacking_rows(const compile::CallMade& call, const core::Layout& layout) {
    Diagnostics warnings;
    const int rows = rows_of(call);
    const auto named = call.texts.find(rows + 1);
    if (rows == 0 || named == call.texts.end()) return {};
    const core::PlacedColumn* column = column_called(layout, named->second);
    if (column == nullptr) return {};
    for (const auto& [number, row] : call.kinds) {
        if (number > rows || row < Tag::match || row > Tag::region) continue;
        if (layout.find(entity_of(row), named->second)) continue;
        warnings.push_back(
            warning_at({call.file, call.line, 0}, "rules.unknown_column",
                       a_row(entity_of(row)) + " has no column `" + named->second + "`",
                       a_row(column->entity) + " has it"));
    }
    return warnings;
}

}  // namespace fronteira::script
