// SPDX-License-Identifier: MIT
#include "content/toml/toml_edit.hpp"

#include "content/reading/report.hpp"
#include "content/toml/placed_statements.hpp"
#include "content/toml/toml_file.hpp"
#include "content/toml/toml_writer.hpp"

namespace fronteira::content {
namespace {

using Kind = Statement::Kind;

bool is_header(const PlacedStatement& placed) {
    return placed.statement.kind == Kind::header || placed.statement.kind == Kind::list_header;
}

ValuePath parent_of(const ValuePath& path) {
    return {path.begin(), path.end() - 1};
}

bool is_block(const Value& value) {
    return value.as_table() || is_table_list(value);
}

/// One edit of a text whose tree has the edit already.
class TextEdit {
 public:
    TextEdit(std::string_view text, Value& tree)
        : text_(text), tree_(tree), placed_(place_statements(text)) {}

    std::string set(const ValuePath& path, const Value& value) {
        if (rewrite_pair(path)) return std::move(text_);
        remove_all(path);
        placed_ = place_statements(text_);
        if (is_block(value))
            insert_block(path, value);
        else
            insert_pair(path, value);
        return std::move(text_);
    }

    std::string append(const ValuePath& path, const Value& value, size_t item) {
        if (rewrite_pair(path)) return std::move(text_);
        ValuePath element = path;
        element.push_back({{}, item});
        insert_after(path, "\n" + element_text(element, *value.as_table()));
        return std::move(text_);
    }

    std::string remove(const ValuePath& path) {
        if (!rewrite_pair(path)) remove_all(path);
        return std::move(text_);
    }

 private:
    /// When the path is that of a pair, or lies in its value, the value is written anew.
    bool rewrite_pair(const ValuePath& path) {
        for (const PlacedStatement& placed : placed_) {
            if (placed.statement.kind != Kind::pair || !lies_in(path, placed.path)) continue;
            const Value* value = value_at(tree_, placed.path);
            if (!value) return false;
            const Statement& pair = placed.statement;
            text_.replace(pair.value_begin, pair.value_end - pair.value_begin,
                          write_value(*value, pair.value_begin - pair.begin));
            return true;
        }
        return false;
    }

    void remove_all(const ValuePath& path) {
        for (size_t i = placed_.size(); i-- > 0;) {
            const PlacedStatement& placed = placed_[i];
            const bool below = placed.statement.kind == Kind::remark
                                   ? lies_in(placed.section, path) && !leads_elsewhere(i, path)
                                   : lies_in(placed.path, path);
            if (below)
                text_.erase(placed.statement.begin, placed.statement.end - placed.statement.begin);
        }
    }

    /// Remarks at the end of a section belong to the header below them.
    bool leads_elsewhere(size_t i, const ValuePath& path) const {
        while (i < placed_.size() && placed_[i].statement.kind == Kind::remark) ++i;
        return i < placed_.size() && is_header(placed_[i]) && !lies_in(placed_[i].path, path);
    }

    void insert_pair(const ValuePath& path, const Value& value) {
        const ValuePath parent = parent_of(path);
        const PlacedStatement* last = nullptr;
        for (const PlacedStatement& placed : placed_) {
            const bool sibling = placed.statement.kind == Kind::pair &&
                                 placed.path.size() > parent.size() &&
                                 lies_in(placed.path, parent) && lies_in(parent, placed.section);
            const bool opens = is_header(placed) && placed.path.size() == parent.size() &&
                               lies_in(placed.path, parent);
            if (sibling || opens) last = &placed;
        }
        if (!last && !parent.empty()) {
            Table table;
            table.set(path.back().key, value);
            return insert_block(parent, {std::move(table), 0, 0});
        }
        const size_t above = last ? last->section.size() : 0;
        const std::string key =
            header_text({path.begin() + static_cast<ptrdiff_t>(above), path.end()}) + " = ";
        insert(last ? last->statement.end : top_end(), key + write_value(value, key.size()) + "\n");
    }

    /// Where a first key may stand: below the remarks that head the file.
    size_t top_end() const {
        size_t end = 0;
        for (const PlacedStatement& placed : placed_) {
            if (placed.statement.kind != Kind::remark) break;
            end = placed.statement.end;
        }
        return end;
    }

    void insert_block(const ValuePath& path, const Value& value) {
        if (const Table* table = value.as_table())
            return insert_after(parent_of(path), "\n" + write_table(header_text(path), *table));
        std::string blocks;
        for (const Value& item : *value.as_array()) {
            ValuePath element = path;
            element.push_back({{}, 1});
            blocks += "\n" + element_text(element, *item.as_table());
        }
        insert_after(parent_of(path), blocks);
    }

    static std::string element_text(const ValuePath& element, const Table& table) {
        const std::string header = header_text(element);
        const std::string text = write_table(header, table);
        return "[" + text.substr(0, header.size() + 2) + "]" + text.substr(header.size() + 2);
    }

    /// Behind the last section that lies in `path`, else at the end.
    void insert_after(const ValuePath& path, const std::string& block) {
        size_t place = text_.size();
        bool inside = false;
        for (const PlacedStatement& placed : placed_) {
            if (placed.statement.kind == Kind::remark) continue;
            const bool in = !path.empty() && lies_in(placed.section, path);
            if (in) place = placed.statement.end;
            inside = inside || in;
        }
        insert(inside ? place : text_.size(), block);
    }

    void insert(size_t place, std::string block) {
        if (place > 0 && text_[place - 1] != '\n') block.insert(0, "\n");
        text_.insert(place, block);
    }

    std::string text_;
    Value& tree_;
    std::vector<PlacedStatement> placed_;
};

Diagnostic impossible(const std::string& file, const Edit& edit, std::string why) {
    return error_at({file, 0, 0}, "toml.cannot_edit",
                    "cannot change " + in_quotes(edit.path) + ": " + std::move(why));
}

/// Makes the edit in the tree; says why not, or nothing.
std::string edit_tree(Value& tree, const ValuePath& path, const Edit& edit) {
    Value* old = value_at(tree, path);
    Value* parent = value_at(tree, parent_of(path));
    const PathStep& last = path.back();
    if (edit.kind == Edit::Kind::append) {
        Array* list = old ? std::get_if<Array>(&old->data) : nullptr;
        if (old && !list) return "it is not a list";
        if (list) {
            list->push_back(edit.value);
            return {};
        }
    }
    if (!parent) return "there is nothing to put it into";
    auto* table = std::get_if<Table>(&parent->data);
    auto* items = std::get_if<Array>(&parent->data);
    if (edit.kind == Edit::Kind::remove) {
        if (!old) return "there is no such thing";
        if (items) {
            const bool last_table = items->size() == 1 && items->front().as_table();
            items->erase(items->begin() + static_cast<ptrdiff_t>(last.item) - 1);
            // A list of [[tables]] without tables leaves nothing in the text.
            if (last_table) return edit_tree(tree, parent_of(path), edit);
        }
        if (table)
            std::erase_if(table->entries,
                          [&](const Entry& entry) { return entry.key == last.key; });
        return {};
    }
    Value value = edit.value;
    if (edit.kind == Edit::Kind::append) value.data = Array{edit.value};
    if (old)
        *old = std::move(value);
    else if (table && last.item == 0)
        table->set(last.key, std::move(value));
    else
        return "there is nothing to put it into";
    return {};
}

std::string edit_text(const std::string& text, Value& tree, const ValuePath& path,
                      const Edit& edit) {
    TextEdit change(text, tree);
    if (edit.kind == Edit::Kind::remove) return change.remove(path);
    const Array* list =
        edit.kind == Edit::Kind::append ? value_at(tree, path)->as_array() : nullptr;
    if (list && is_table_list(*value_at(tree, path)))
        return change.append(path, edit.value, list->size());
    return change.set(path, *value_at(tree, path));
}

}  // namespace

Result<std::string> edit_toml(std::string_view text, const std::string& file,
                              const std::vector<Edit>& edits) {
    Result<Value> tree = parse_toml(text, file, map_limits);
    if (!tree) return fail(std::move(tree.error()));
    std::string edited(text);
    for (const Edit& edit : edits) {
        const std::optional<ValuePath> path = parse_path(edit.path);
        if (!path) return fail(impossible(file, edit, "it is not a path"));
        if (std::string why = edit_tree(*tree, *path, edit); !why.empty())
            return fail(impossible(file, edit, std::move(why)));
        edited = edit_text(edited, *tree, *path, edit);
        const Result<Value> read = parse_toml(edited, file, map_limits);
        if (!read || !(*read == *tree))
            return fail(impossible(file, edit, "the layout of the text does not allow it"));
    }
    return edited;
}

}  // namespace fronteira::content
