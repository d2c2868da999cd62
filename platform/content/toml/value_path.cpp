// SPDX-License-Identifier: MIT
#include "content/toml/value_path.hpp"

#include "content/toml/toml_writer.hpp"

#include <charconv>

namespace fronteira::content {
namespace {

/// Cuts a key off the front; nothing when there is none.
std::optional<std::string> cut_key(std::string_view& text) {
    std::string key;
    if (text.empty() || text[0] != '"') {
        const size_t end = std::min(text.find_first_of(".[\""), text.size());
        key = text.substr(0, end);
        text.remove_prefix(end);
        return key.empty() ? std::nullopt : std::optional(key);
    }
    size_t at = 1;
    for (; at < text.size() && text[at] != '"'; ++at) {
        if (text[at] == '\\') ++at;
        if (at < text.size()) key += text[at];
    }
    if (at >= text.size()) return {};
    text.remove_prefix(at + 1);
    return key;
}

/// Cuts `[12]` off the front; 0 when it is no such thing.
size_t cut_item(std::string_view& text) {
    size_t item = 0;
    const char* end = text.data() + text.size();
    const auto [rest, error] = std::from_chars(text.data() + 1, end, item);
    if (error != std::errc() || rest == end || *rest != ']') return 0;
    text.remove_prefix(static_cast<size_t>(rest - text.data()) + 1);
    return item;
}

}  // namespace

std::optional<ValuePath> parse_path(std::string_view text) {
    ValuePath path;
    while (true) {
        std::optional<std::string> key = cut_key(text);
        if (!key) return {};
        path.push_back({std::move(*key), 0});
        while (!text.empty() && text[0] == '[') {
            path.push_back({{}, cut_item(text)});
            if (path.back().item == 0) return {};
        }
        if (text.empty()) return path;
        if (text[0] != '.') return {};
        text.remove_prefix(1);
    }
}

std::string path_text(const ValuePath& path) {
    std::string text;
    for (const PathStep& step : path)
        if (step.item > 0)
            text += "[" + std::to_string(step.item) + "]";
        else
            text += (text.empty() ? "" : ".") + write_key(step.key);
    return text;
}

std::string header_text(const ValuePath& path) {
    std::string text;
    for (const PathStep& step : path)
        if (step.item == 0) text += (text.empty() ? "" : ".") + write_key(step.key);
    return text;
}

Value* value_at(Value& root, const ValuePath& path) {
    Value* value = &root;
    for (const PathStep& step : path) {
        auto* table = std::get_if<Table>(&value->data);
        auto* list = std::get_if<Array>(&value->data);
        if (step.item == 0)
            value = table ? table->find(step.key) : nullptr;
        else
            value = list && step.item <= list->size() ? &(*list)[step.item - 1] : nullptr;
        if (!value) return nullptr;
    }
    return value;
}

}  // namespace fronteira::content
