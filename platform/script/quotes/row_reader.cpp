// SPDX-License-Identifier: MIT
// From quotes to rules: what a row of the match has under a name.
#include "script/quotes/quote_reader.hpp"

#include <algorithm>

namespace fronteira::script {

using core::Entity;

std::vector<std::string> QuoteReader::columns_of(Entity entity) const {
    std::vector<std::string> names;
    for (const core::PlacedColumn& column : rules_.layout.columns())
        if (column.entity == entity) names.push_back(column.name);
    return names;
}

std::vector<std::string> QuoteReader::attributes_of(Entity entity) const {
    std::vector<std::string> names;
    if (entity != Entity::space && entity != Entity::region) return names;
    for (int i = 0; i < rules_.layout.rows_of(entity); ++i)
        for (const auto& [name, value] : entity == Entity::space
                                             ? rules_.board->space(i).attributes
                                             : rules_.board->region(i).attributes)
            if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    return names;
}

/// What every row of a kind has under a name that is not a column: what the map prints, where it
/// lies in a grid, how large it is, its number. Empty where there is no such thing.
std::vector<int32_t> QuoteReader::numbers_of(Entity entity, const std::string& name) const {
    const core::Board& board = *rules_.board;
    std::vector<int32_t> numbers;
    const auto fill = [&](auto number_of) {
        for (int row = 0; row < rules_.layout.rows_of(entity); ++row)
            numbers.push_back(core::clamp(number_of(row)));
    };
    const auto names = attributes_of(entity);
    const int width = board.grid_width();
    // In the order in which Lua looks: see script/bindings/handle_fields.cpp.
    if (entity == Entity::region && name == "size")
        fill([&](int row) { return static_cast<int64_t>(board.spaces_in(row).size()); });
    else if (entity == Entity::space && width > 0 && (name == "x" || name == "y"))
        fill([&](int row) -> int64_t { return 1 + (name == "x" ? row % width : row / width); });
    else if (entity == Entity::seat && name == "number")
        fill([](int row) -> int64_t { return row + 1; });
    else if (std::find(names.begin(), names.end(), name) != names.end())
        fill([&](int row) -> int64_t {
            const auto& printed = entity == Entity::space ? board.space(row).attributes
                                                          : board.region(row).attributes;
            const auto found = printed.find(name);
            return found == printed.end() ? 0 : found->second;
        });
    return numbers;
}

/// What a row has under a name: a column, or what is the same in every match.
std::optional<QuotedValue> QuoteReader::column_or_attribute(const std::string& name,
                                                            const QuotedValue& row) {
    const Entity entity = *row.entity();
    if (const auto column = rules_.layout.find(entity, name)) return cell(*column, row);
    if (entity == Entity::space && name == "region")
        return made(Type::region, {Op::region_of, 0, row.expression, -1}, row);
    std::vector<int32_t> of_rows = numbers_of(entity, name);
    if (of_rows.empty()) return std::nullopt;
    core::Expressions& all = rules_.expressions;
    QuotedValue value =
        made(Type::number,
             {Op::attribute, all.add_attribute(std::move(of_rows)), row.expression, -1}, row);
    value.name = name;
    return value;
}

/// Whether another map may show on such a row what this one does not.
bool QuoteReader::may_be_elsewhere(const QuotedValue& row, const std::string& name) const {
    if (!source_.elsewhere) return true;
    const NamesElsewhere& names = source_.elsewhere();
    return (row.type == Type::space ? names.of_spaces : names.of_regions).contains(name);
}

}  // namespace fronteira::script
