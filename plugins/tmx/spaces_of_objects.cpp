// SPDX-License-Identifier: MIT
#include "spaces_of_objects.hpp"

#include <fronteira/whole_number.hpp>

#include <iterator>

namespace tmx {

void SpacesOfObjects::add(const Object& object, int space) {
    by_number_.emplace(object.id, space);
    by_name_.emplace(object.name, space);
}

SpacesOfObjects::Found SpacesOfObjects::find(const Property& property) const {
    const auto [first, last] = by_name_.equal_range(property.value);
    if (property.type != "object" && first != last)
        return {first->second, std::next(first) == last};
    const auto number = fronteira::whole_number(property.value);
    const auto found = number ? by_number_.find(*number) : by_number_.end();
    if (found == by_number_.end()) return {};
    return {found->second};
}

}  // namespace tmx
