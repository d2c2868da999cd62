// SPDX-License-Identifier: MIT
#include "style_sheet.hpp"

#include <algorithm>

namespace svg {

using fronteira::markup::Element;

namespace {

constexpr std::string_view blanks = " \t\r\n\f";
constexpr size_t most_rules = 20'000;
// Attributes are read again for every element below: longer ones are no honest drawing's.
constexpr size_t longest = 4096;

std::string_view short_attribute(Element element, const char* name) {
    const std::string_view text = element.attribute(name).value();
    return text.size() <= longest ? text : std::string_view();
}

std::string_view trimmed(std::string_view text) {
    text.remove_prefix(std::min(text.find_first_not_of(blanks), text.size()));
    text.remove_suffix(text.size() - std::min(text.find_last_not_of(blanks) + 1, text.size()));
    return text;
}

/// Cuts off what stands before the first such letter, and the letter.
std::string_view cut(std::string_view& text, char at) {
    const size_t end = std::min(text.find(at), text.size());
    const std::string_view before = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return before;
}

std::string without_comments(std::string_view text) {
    std::string plain;
    while (!text.empty()) {
        const size_t begin = std::min(text.find("/*"), text.size());
        plain += text.substr(0, begin);
        text.remove_prefix(begin);
        if (text.empty()) break;
        const size_t end = text.find("*/", 2);
        text.remove_prefix(end == std::string_view::npos ? text.size() : end + 2);
    }
    return plain;
}

}  // namespace

std::vector<std::string> words_of(std::string_view text) {
    std::vector<std::string> words;
    while (!(text = trimmed(text)).empty()) {
        const size_t end = std::min(text.find_first_of(blanks), text.size());
        words.emplace_back(text.substr(0, end));
        text.remove_prefix(end);
    }
    return words;
}

StyleSheet::StyleSheet(Element root) {
    struct Finder : pugi::xml_tree_walker {
        std::vector<Element> found;
        bool for_each(pugi::xml_node& node) override {
            if (fronteira::markup::local_name(node) == "style") found.push_back(node);
            return true;
        }
    } sheets;
    root.traverse(sheets);
    for (const Element sheet : sheets.found)
        for (const Element text : sheet.children()) read_rules(without_comments(text.value()));
}

// What stands within braces of its own, such as a query of the medium, is a selector that nothing
// has.
void StyleSheet::read_rules(std::string_view text) {
    while (!trimmed(text).empty() && rules_.size() < most_rules) {
        std::string_view selectors = cut(text, '{');
        const std::string_view body = cut(text, '}');
        while (!selectors.empty())
            read_properties(body, rules_[std::string(trimmed(cut(selectors, ',')))]);
    }
}

void StyleSheet::read_properties(std::string_view text, Properties& into) {
    while (!text.empty()) {
        std::string_view declaration = cut(text, ';');
        const std::string property(trimmed(cut(declaration, ':')));
        std::string value(trimmed(declaration));
        if (const size_t important = value.find('!'); important != std::string::npos)
            value = trimmed(std::string_view(value).substr(0, important));
        if (!property.empty() && !value.empty()) into[property] = std::move(value);
    }
}

std::string StyleSheet::own(Element element, const std::string& property) const {
    Properties inline_style;
    read_properties(short_attribute(element, "style"), inline_style);
    if (const auto said = inline_style.find(property); said != inline_style.end())
        return said->second;
    std::vector<std::string> selectors{"#" + std::string(element.attribute("id").value())};
    for (const std::string& word : words_of(short_attribute(element, "class")))
        selectors.push_back("." + word);
    selectors.emplace_back(fronteira::markup::local_name(element));
    for (const std::string& selector : selectors) {
        const auto rule = rules_.find(selector);
        if (rule == rules_.end()) continue;
        if (const auto said = rule->second.find(property); said != rule->second.end())
            return said->second;
    }
    return element.attribute(property.c_str()).value();
}

std::string StyleSheet::inherited(Element element, const std::string& property) const {
    for (Element at = element; at; at = at.parent())
        if (std::string said = own(at, property); !said.empty() && said != "inherit") return said;
    return {};
}

}  // namespace svg
