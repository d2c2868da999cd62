// SPDX-License-Identifier: MIT
#include "runtime/told_events.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

bool is_of_name(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

/// Reads along what a rule file says, over blanks and comments.
class Reader {
 public:
    Reader(std::string_view text, size_t at) : text_(text), at_(at) {}

    char next() {
        for (;;) {
            at_ = std::min(text_.find_first_not_of(" \t\r\n", at_), text_.size());
            if (text_.substr(at_, 2) != "--") return at_ < text_.size() ? text_[at_] : '\0';
            at_ = std::min(text_.find('\n', at_), text_.size());
        }
    }
    void pass() { at_ = std::min(at_ + 1, text_.size()); }
    size_t at() const { return at_; }

    std::string name() {
        next();
        const size_t from = at_;
        while (at_ < text_.size() && is_of_name(text_[at_])) ++at_;
        return std::string(text_.substr(from, at_ - from));
    }

    /// The word in quotes that stands here; empty when none does.
    std::string word() {
        const char quote = next();
        if (quote != '"' && quote != '\'') return {};
        pass();
        std::string found = name();
        if (at_ == text_.size() || text_[at_] != quote) return {};
        pass();
        return found;
    }

    /// Goes on behind a value, to the `,` or `}` that ends it.
    void pass_value() {
        int depth = 0;
        for (char c = next(); c != '\0'; c = next()) {
            if (depth == 0 && (c == ',' || c == ';' || c == '}')) return;
            if (c == '(' || c == '{' || c == '[') ++depth;
            if (c == ')' || c == '}' || c == ']') --depth;
            pass();
            if (c == '"' || c == '\'') pass_quoted(c);
        }
    }

 private:
    void pass_quoted(char quote) {
        for (; at_ < text_.size() && text_[at_] != quote; ++at_)
            if (text_[at_] == '\\') ++at_;
        pass();
    }

    std::string_view text_;
    size_t at_;
};

/// The names in a table that stands there; nothing when something else does, or stands in it.
std::optional<std::set<std::string>> fields_at(Reader& reader) {
    if (reader.next() != '{') return std::nullopt;
    reader.pass();
    std::set<std::string> fields;
    while (reader.next() != '}') {
        const std::string name = reader.name();
        if (name.empty() || reader.next() != '=') return std::nullopt;
        fields.insert(name);
        reader.pass();
        reader.pass_value();
        if (const char c = reader.next(); c == ',' || c == ';') reader.pass();
    }
    return fields;
}

/// What stands behind the name of an event: nothing, or its fields.
std::optional<std::set<std::string>> fields_behind(Reader& reader) {
    const char c = reader.next();
    if (c != ',') return std::set<std::string>{};
    reader.pass();
    return fields_at(reader);
}

AskedEvent asked_at(std::string_view text, size_t at, std::string name) {
    const std::string_view before = text.substr(0, at);
    const size_t line = before.find_last_of('\n') + 1;  // 0 on the first one
    return {std::move(name), static_cast<int>(std::count(before.begin(), before.end(), '\n')) + 1,
            static_cast<int>(at - line) + 1};
}

}  // namespace

std::vector<AskedEvent> asked_events(std::string_view text) {
    constexpr std::string_view call = ":told";
    std::vector<AskedEvent> asked;
    for (size_t at = text.find(call); at != std::string_view::npos; at = text.find(call, at + 1)) {
        Reader reader(text, at + call.size());
        if (reader.next() == '(') reader.pass();
        reader.next();
        const size_t begin = reader.at() + 1;
        if (std::string event = reader.word(); !event.empty())
            asked.push_back(asked_at(text, begin, std::move(event)));
    }
    return asked;
}

void note_told(std::string_view text, ToldEvents& told) {
    constexpr std::string_view call = ":tell";
    for (size_t at = text.find(call); at != std::string_view::npos; at = text.find(call, at + 1)) {
        Reader reader(text, at + call.size());
        if (reader.next() == '(') reader.pass();
        const std::string event = reader.word();
        if (event.empty()) continue;
        const auto fields = fields_behind(reader);
        const auto [known, first] = told.try_emplace(event, fields);
        if (first || !known->second) continue;
        if (fields)
            known->second->insert(fields->begin(), fields->end());
        else
            known->second.reset();
    }
}

}  // namespace fronteira::runtime
