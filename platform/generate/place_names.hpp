// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <set>
#include <string>

namespace fronteira::generate {

/// Names of places that are nowhere, such as `Tarvello`, each once. They are the same in all
/// languages and have no letters that some alphabets lack.
class PlaceNames {
 public:
    explicit PlaceNames(uint64_t seed) : seed_(seed) {}

    /// Of a space, and, longer, of a region.
    std::string place();
    std::string country();

 private:
    template <class Make>
    std::string fresh(Make make);

    uint64_t seed_;
    std::set<std::string> taken_;
};

}  // namespace fronteira::generate
