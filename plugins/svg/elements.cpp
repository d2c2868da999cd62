// SPDX-License-Identifier: MIT
#include "elements.hpp"

#include <fronteira/whole_number.hpp>

#include "draft/names.hpp"
#include "style_sheet.hpp"

#include <algorithm>
#include <charconv>

namespace svg {

using namespace fronteira;
using markup::Element;

std::string_view word(Element element, const char* name) {
    return element.attribute(name).value();
}

bool has_class(Element element, std::string_view wanted) {
    const std::vector<std::string> words = words_of(word(element, "class"));
    return std::find(words.begin(), words.end(), wanted) != words.end();
}

size_t size_of(Element element) {
    size_t size = 1;
    for (const pugi::xml_attribute attribute : element.attributes())
        size += 1 + std::string_view(attribute.value()).size();
    for (Element child = element.first_child(); child; child = child.next_sibling()) ++size;
    return size;
}

std::optional<double> length(std::string_view text) {
    struct Unit {
        std::string_view name;
        double pixels;
    };
    static constexpr Unit units[] = {{"px", 1},         {"pt", 96.0 / 72}, {"pc", 16},
                                     {"mm", 96 / 25.4}, {"cm", 96 / 2.54}, {"in", 96},
                                     {"Q", 96 / 101.6}};
    for (const Unit& unit : units) {
        if (!text.ends_with(unit.name)) continue;
        text.remove_suffix(unit.name.size());
        const auto number = markup::number(text);
        return number ? std::optional(*number * unit.pixels) : std::nullopt;
    }
    return markup::number(text);
}

Attributes read_numbers(std::string_view text, std::vector<std::string>& faulty) {
    Attributes numbers;
    for (const std::string& one : words_of(text)) {
        const size_t equals = std::min(one.find('='), one.size());
        const auto value =
            whole_number<int64_t>(std::string_view(one).substr(std::min(equals + 1, one.size())));
        if (value && equals > 0)
            numbers[one.substr(0, equals)] = *value;
        else
            faulty.push_back(one);
    }
    return numbers;
}

namespace {

/// Illustrator writes what no id may have as `_x20_`, and an underscore as `_x5F_`.
std::string without_codes(std::string_view id) {
    std::string name;
    while (!id.empty()) {
        int code = 0;
        const char* const end = id.data() + id.size();
        if (id.starts_with("_x")) {
            const auto [stop, fault] = std::from_chars(id.data() + 2, end, code, 16);
            const bool good = fault == std::errc{} && stop < end && *stop == '_' &&
                              stop - id.data() == 4 && code >= ' ' && code < 0x7f;
            if (good) {
                name += static_cast<char>(code);
                id.remove_prefix(5);
                continue;
            }
        }
        name += id.front();
        id.remove_prefix(1);
    }
    return name;
}

}  // namespace

std::string id_of(Element element) {
    return without_codes(word(element, "id"));
}

std::string name_of(Element element) {
    const auto name = [](std::string_view text) {
        return draft::readable(text, draft::longest_text);
    };
    for (const char* from : {"data-name", "inkscape:label"})
        if (!word(element, from).empty()) return name(word(element, from));
    if (const Element title = element.child("title")) return name(title.child_value());
    return name(id_of(element));
}

bool is_made_up(const std::string& name) {
    const size_t digits = std::min(name.find_first_of("0123456789"), name.size());
    const std::string letters = name.substr(0, digits);
    return (letters == "g" || letters == "layer") && digits < name.size() &&
           name.find_first_not_of("0123456789-", digits) == std::string::npos;
}

Element only_child(Element group) {
    Element only;
    for (const Element child : group.children()) {
        const std::string_view name = markup::local_name(child);
        if (child.type() != pugi::node_element || name == "title" || name == "desc") continue;
        if (only) return {};
        only = child;
    }
    return only;
}

std::string colour_of(Element element) {
    const std::string fill(word(element, "fill"));
    const bool good = fill.size() == 7 && fill[0] == '#' &&
                      fill.find_first_not_of("0123456789abcdefABCDEF", 1) == std::string::npos;
    return good ? fill : std::string();
}

}  // namespace svg
