// SPDX-License-Identifier: MIT
// Texts made of others. What is rare (widths, parts counted from the end, other bases) is Lua's.
#include "compile/natives.hpp"

#include <algorithm>
#include <string>

namespace fronteira::compile {
namespace {

bool give_text(NativeCall& call, std::string_view text) {
    const Name* name = call.machine.make_text(text);
    return name != nullptr && call.machine.charge(1 + static_cast<int64_t>(text.size() / 8)) &&
           call.give(Value::word(name));
}

const std::string* text_at(NativeCall& call, int argument) {
    const Value value = call.at(argument);
    return is(value, Tag::text) ? &value.text()->text : nullptr;
}

constexpr size_t longest_made = 200;   // longer ones are not joined
constexpr size_t longest_needle = 64;  // is looked for at each place

/// Adds what `tostring` gives; false where only Lua can tell, and where it would be too much.
bool append_shown(NativeCall& call, const Value& value, std::string& text) {
    if (text.size() > longest_made) return false;
    if (is(value, Tag::text) && value.text()->text.size() > longest_made) return false;
    switch (value.tag()) {
        case Tag::nil:
            text += "nil";
            return true;
        case Tag::boolean:
            text += value.truth() ? "true" : "false";
            return true;
        case Tag::integer:
            text += std::to_string(value.number());
            return true;
        case Tag::text:
            text += value.text()->text;
            return true;
        case Tag::seat:
            text += "seat " + std::to_string(value.index() + 1);
            return true;
        case Tag::space:
            text += board(call).space(value.index()).id;
            return true;
        case Tag::region:
            text += board(call).region(value.index()).id;
            return true;
        default:
            return false;
    }
}

bool to_text(NativeCall& call) {
    if (call.count == 0 || !call.machine.charge(2)) return false;
    if (is(call.at(0), Tag::text)) return call.give(call.at(0));
    std::string text;
    return append_shown(call, call.at(0), text) && give_text(call, text);
}

bool to_number(NativeCall& call) {
    constexpr size_t most_digits = 15;
    if (call.count != 1 || !call.machine.charge(2)) return false;
    if (is(call.at(0), Tag::integer)) return call.give(call.at(0));
    const std::string* text = text_at(call, 0);
    const bool plain =
        text != nullptr && !text->empty() && text->size() <= most_digits &&
        std::all_of(text->begin(), text->end(), [](char c) { return c >= '0' && c <= '9'; });
    return plain && call.give(Value::integer(std::stoll(*text)));
}

/// `%d`, `%s` and `%%`.
bool format(NativeCall& call) {
    const std::string* pattern = text_at(call, 0);
    if (pattern == nullptr || !call.machine.charge(1 + static_cast<int64_t>(pattern->size())))
        return false;
    std::string text;
    int argument = 0;
    for (size_t i = 0; i < pattern->size(); ++i) {
        if ((*pattern)[i] != '%') {
            text += (*pattern)[i];
            continue;
        }
        const char kind = ++i < pattern->size() ? (*pattern)[i] : '\0';
        if (kind == '%') {
            text += '%';
            continue;
        }
        const bool there = ++argument < call.count && call.machine.charge(5);
        const bool suits = kind == 's' || (kind == 'd' && is(call.at(argument), Tag::integer));
        if (!there || !suits || !append_shown(call, call.at(argument), text)) return false;
    }
    return give_text(call, text);
}

bool concat(NativeCall& call) {
    const Value list = call.at(0);
    const bool separated = call.count == 2 && is(call.at(1), Tag::text);
    if (!is(list, Tag::table) || (call.count != 1 && !separated)) return false;
    const Table& table = *list.table();
    if (table.has_gaps() || table.named || !call.machine.charge(2)) return false;
    std::string text;
    for (const Value& part : table.list) {
        if (!is(part, Tag::text) && !is(part, Tag::integer)) return false;
        if (separated && &part != &table.list.front() && !append_shown(call, call.at(1), text))
            return false;
        if (!append_shown(call, part, text) || !call.machine.charge(4)) return false;
    }
    return give_text(call, text);
}

bool length(NativeCall& call) {
    const std::string* text = text_at(call, 0);
    return text != nullptr && call.machine.charge(1) &&
           call.give(Value::integer(static_cast<int64_t>(text->size())));
}

/// The place at an argument, counted from 1; false when it is none inside of the text.
bool place_at(NativeCall& call, int argument, size_t size, size_t& place) {
    const Value value = call.at(argument);
    if (!is(value, Tag::integer) || value.number() < 1) return false;
    place = static_cast<size_t>(value.number());
    return place <= size;
}

bool sub(NativeCall& call) {
    const std::string* text = text_at(call, 0);
    size_t from = 0;
    if (text == nullptr || !place_at(call, 1, text->size(), from)) return false;
    size_t upto = text->size();
    if (call.count > 2 && (!place_at(call, 2, upto, upto) || upto < from)) return false;
    return give_text(call, std::string_view(*text).substr(from - 1, upto - from + 1));
}

bool byte(NativeCall& call) {
    const std::string* text = text_at(call, 0);
    size_t place = 1;
    if (text == nullptr || text->empty() || call.count > 2) return false;
    if (call.count == 2 && !place_at(call, 1, text->size(), place)) return false;
    const auto code = static_cast<unsigned char>((*text)[place - 1]);
    return call.machine.charge(2) && call.give(Value::integer(code));
}

template <class Change>
bool changed(NativeCall& call, Change change) {
    const std::string* text = text_at(call, 0);
    if (text == nullptr || !call.machine.charge(1 + static_cast<int64_t>(text->size())))
        return false;
    std::string result = *text;
    for (char& c : result) c = change(c);
    return give_text(call, result);
}

bool upper(NativeCall& call) {
    return changed(
        call, [](char c) { return c >= 'a' && c <= 'z' ? static_cast<char>(c - 'a' + 'A') : c; });
}

bool lower(NativeCall& call) {
    return changed(
        call, [](char c) { return c >= 'A' && c <= 'Z' ? static_cast<char>(c - 'A' + 'a') : c; });
}

/// Of looking for the needle in so many bytes.
int64_t cost_of_walking(size_t bytes, const std::string& needle) {
    return static_cast<int64_t>(bytes * (1 + needle.size()) / 16);
}

bool find(NativeCall& call) {
    const std::string *text = text_at(call, 0), *needle = text_at(call, 1);
    if (call.count != 2 || text == nullptr || needle == nullptr) return false;
    if (needle->size() > longest_needle) return false;
    if (needle->find_first_of("^$*+?.([%-") != std::string::npos) return false;
    const size_t found = text->find(*needle);
    if (!call.machine.charge(4 + cost_of_walking(std::min(text->size(), found), *needle)))
        return false;
    if (found == std::string::npos) return call.give(Value::nil());
    call.give(Value::integer(static_cast<int64_t>(found + 1)));
    return call.give(Value::integer(static_cast<int64_t>(found + needle->size())));
}

bool split(NativeCall& call) {
    const std::string *text = text_at(call, 0), *separator = text_at(call, 1);
    if (text == nullptr || separator == nullptr || separator->empty()) return false;
    if (separator->size() > longest_needle) return false;
    Table& parts = call.machine.fresh_table();
    for (size_t start = 0;;) {
        const size_t end = text->find(*separator, start);
        const std::string_view found = std::string_view(*text).substr(start, end - start);
        const auto kept = static_cast<int64_t>(found.size() / 8);
        if (!call.machine.charge(3 + kept + cost_of_walking(found.size(), *separator)))
            return false;
        const Name* part = call.machine.make_text(found);
        if (part == nullptr) return false;
        parts.list.push_back(Value::word(part));
        if (end == std::string::npos) return call.give(Value::list(&parts));
        start = end + separator->size();
    }
}

constexpr Native text_table[] = {
    {"tostring", to_text, true},     {"tonumber", to_number, true}, {"table.concat", concat, true},
    {"string.format", format, true}, {"string.len", length, true},  {"string.sub", sub, true},
    {"string.byte", byte, true},     {"string.upper", upper, true}, {"string.lower", lower, true},
    {"string.find", find, true},     {"string.split", split, true},
};

}  // namespace

std::span<const Native> text_natives() {
    return text_table;
}

}  // namespace fronteira::compile
