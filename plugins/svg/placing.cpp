// SPDX-License-Identifier: MIT
#include "placing.hpp"

#include "elements.hpp"

namespace svg {

using fronteira::markup::Element;

namespace {

double number(Element element, const char* name) {
    return length(word(element, name)).value_or(0);
}

}  // namespace

std::optional<Transform> own_transform(Element element, const Look& look) {
    return look.transform.empty() ? read_transform(word(element, "transform"))
                                  : read_styled_transform(look.transform);
}

Transform place_of(Element element) {
    return {1, 0, 0, 1, number(element, "x"), number(element, "y")};
}

std::optional<Transform> view_of(Element element, Element sized) {
    if (word(element, "viewBox").empty()) return Transform{};
    return read_view(word(element, "viewBox"), number(sized, "width"), number(sized, "height"),
                     word(element, "preserveAspectRatio") == "none");
}

}  // namespace svg
