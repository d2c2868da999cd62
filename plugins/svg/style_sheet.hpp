// SPDX-License-Identifier: MIT
#pragma once

#include "markup/document.hpp"

#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace svg {

/// What is said of how an element looks, as far as it tells what is land and where; empty: nothing.
struct Look {
    std::string display;
    std::string fill;
    std::string fill_opacity;
    std::string visibility;
    std::string transform;  ///< of style sheets alone
    std::string cut;        ///< a clip path or a mask
};

/// How elements of a drawing look: attributes, `style` attributes, and rules of `<style>` by
/// element, class or id. Other selectors are passed over.
class StyleSheet {
 public:
    StyleSheet() = default;
    explicit StyleSheet(fronteira::markup::Element root);

    /// What an element itself says, whatever those around it say.
    Look own(fronteira::markup::Element element) const;

 private:
    void read_rules(std::string_view text);

    std::map<std::string, Look, std::less<>> rules_;  ///< by selector: `path`, `.land`, `#sea`
};

/// The words of an attribute between blanks.
std::vector<std::string> words_of(std::string_view text);

}  // namespace svg
