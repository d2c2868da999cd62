// SPDX-License-Identifier: MIT
#include "style_sheet.hpp"

#include <algorithm>

namespace svg {

using fronteira::markup::Element;

namespace {

constexpr std::string_view blanks = " \t\r\n\f";
constexpr size_t most_rules = 20'000;
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

/// The declarations of a rule or of a `style` attribute; later ones hold.
Look read_look(std::string_view text) {
    Look look;
    while (!text.empty()) {
        std::string_view declaration = cut(text, ';');
        const std::string_view property = trimmed(cut(declaration, ':'));
        std::string* const known = property == "display"        ? &look.display
                                   : property == "fill"         ? &look.fill
                                   : property == "fill-opacity" ? &look.fill_opacity
                                   : property == "visibility"   ? &look.visibility
                                   : property == "transform"    ? &look.transform
                                   : property == "clip-path"    ? &look.cut
                                   : property == "mask"         ? &look.cut
                                                                : nullptr;
        if (known == nullptr) continue;
        const std::string_view value = trimmed(cut(declaration, '!'));
        if (!value.empty()) *known = value;
    }
    return look;
}

/// What is said already holds.
void add_unsaid(Look& look, const Look& other) {
    if (look.display.empty()) look.display = other.display;
    if (look.fill.empty()) look.fill = other.fill;
    if (look.fill_opacity.empty()) look.fill_opacity = other.fill_opacity;
    if (look.visibility.empty()) look.visibility = other.visibility;
    if (look.transform.empty()) look.transform = other.transform;
    if (look.cut.empty()) look.cut = other.cut;
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
// has. Later rules hold over earlier ones.
void StyleSheet::read_rules(std::string_view text) {
    while (!trimmed(text).empty()) {
        std::string_view selectors = cut(text, '{');
        const Look body = read_look(cut(text, '}'));
        while (!selectors.empty() && rules_.size() < most_rules) {
            Look& rule = rules_[std::string(trimmed(cut(selectors, ',')))];
            Look both = body;
            add_unsaid(both, rule);
            rule = std::move(both);
        }
    }
}

Look StyleSheet::own(Element element) const {
    Look look = read_look(element.attribute("style").value());
    const auto ask = [&](const std::string& selector) {
        if (const auto rule = rules_.find(selector); rule != rules_.end())
            add_unsaid(look, rule->second);
    };
    if (!rules_.empty()) {
        ask("#" + std::string(element.attribute("id").value()));
        for (const std::string& word : words_of(element.attribute("class").value()))
            ask("." + word);
        ask(std::string(fronteira::markup::local_name(element)));
    }
    const std::string_view clipped = element.attribute("clip-path").value();
    add_unsaid(look, {element.attribute("display").value(),
                      element.attribute("fill").value(),
                      element.attribute("fill-opacity").value(),
                      element.attribute("visibility").value(),
                      {},
                      clipped.empty() ? element.attribute("mask").value() : std::string(clipped)});
    return look;
}

}  // namespace svg
