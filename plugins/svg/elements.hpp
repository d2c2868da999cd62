// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include "markup/document.hpp"

#include <optional>
#include <string>
#include <string_view>
#include <vector>

namespace svg {

// What elements of a drawing say of themselves.

/// An attribute; empty where there is none.
std::string_view word(fronteira::markup::Element element, const char* name);
bool has_class(fronteira::markup::Element element, std::string_view wanted);
/// How much there is to read of an element each time it is looked at: what stands in it and how
/// many it holds.
size_t size_of(fronteira::markup::Element element);
/// A length in pixels of the drawing: a number, or one with a unit other than % and em.
std::optional<double> length(std::string_view text);
/// `gold=3 oil=1`; what is no such pair is added to `faulty`.
fronteira::Attributes read_numbers(std::string_view text, std::vector<std::string>& faulty);
/// The id of an element as a person would write it.
std::string id_of(fronteira::markup::Element element);
/// How a person calls an element, in letters that can be shown; perhaps at length.
std::string name_of(fronteira::markup::Element element);
/// `g30` and `layer1` are what programs call a group that nobody named.
bool is_made_up(const std::string& name);
/// What is drawn of a group that holds a single thing; null for any other group.
fronteira::markup::Element only_child(fronteira::markup::Element group);
/// `#rrggbb`; empty where the fill is written in another way.
std::string colour_of(fronteira::markup::Element element);

}  // namespace svg
