// SPDX-License-Identifier: MIT
#pragma once

#include "objects.hpp"

#include <map>
#include <optional>
#include <string>

namespace tmx {

/// Which space an object became, for links that name it.
class SpacesOfObjects {
 public:
    struct Found {
        std::optional<int> space;
        bool alone = true;  ///< false: others have that name, too
    };

    void add(const Object& object, int space);
    /// A reference is the number of an object, and a word the name of one, or its number if none is
    /// called so.
    Found find(const Property& property) const;

 private:
    std::map<int, int> by_number_;
    std::multimap<std::string, int> by_name_;
};

}  // namespace tmx
