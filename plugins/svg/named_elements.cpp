// SPDX-License-Identifier: MIT
#include "named_elements.hpp"

#include "elements.hpp"

#include <utility>

namespace svg {

using fronteira::markup::Element;

Element NamedElements::find(std::string_view id) {
    if (!std::exchange(walked_, true)) add(root_);
    const auto found = elements_.find(id);
    return found == elements_.end() ? Element() : found->second;
}

void NamedElements::add(Element element) {
    if (const std::string_view id = word(element, "id"); !id.empty())
        elements_.emplace(id, element);
    for (const Element child : element.children()) add(child);
}

}  // namespace svg
