// SPDX-License-Identifier: MIT
#pragma once

#include "markup/document.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace svg {

/// How elements of a drawing look, as far as it tells what is land: attributes, `style` attributes,
/// and rules of `<style>` by element, class or id. Other selectors are passed over.
class StyleSheet {
 public:
    StyleSheet() = default;
    explicit StyleSheet(fronteira::markup::Element root);

    /// What an element itself says of a property, such as `fill`; empty: nothing.
    std::string own(fronteira::markup::Element element, const std::string& property) const;
    /// The same, or what the elements around it say.
    std::string inherited(fronteira::markup::Element element, const std::string& property) const;

 private:
    using Properties = std::map<std::string, std::string>;

    void read_rules(std::string_view text);
    static void read_properties(std::string_view text, Properties& into);

    std::map<std::string, Properties> rules_;  ///< by selector: `path`, `.land`, `#sea`
};

/// The words of an attribute between blanks.
std::vector<std::string> words_of(std::string_view text);

}  // namespace svg
