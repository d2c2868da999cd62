// SPDX-License-Identifier: MIT
#pragma once

#include "markup/document.hpp"

#include <map>
#include <string_view>

namespace svg {

/// The elements of a drawing by their ids; of two with one id the first.
class NamedElements {
 public:
    explicit NamedElements(fronteira::markup::Element root) : root_(root) {}

    /// Null when there is none. The drawing is walked when the first is wanted.
    fronteira::markup::Element find(std::string_view id);

 private:
    void add(fronteira::markup::Element element);

    fronteira::markup::Element root_;
    bool walked_ = false;
    std::map<std::string_view, fronteira::markup::Element> elements_;
};

}  // namespace svg
