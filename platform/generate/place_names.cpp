// SPDX-License-Identifier: MIT
#include "generate/place_names.hpp"

#include <fronteira/random.hpp>

#include <array>
#include <string_view>

namespace fronteira::generate {
namespace {

using Syllables = std::array<std::string_view, 24>;

constexpr Syllables first{"Al",  "Bar", "Bel", "Cor", "Dal", "Dor", "El",  "Fal",
                          "Gar", "Hal", "Ir",  "Jor", "Kal", "Lor", "Mar", "Mel",
                          "Nor", "Or",  "Per", "Ral", "Sal", "Tar", "Ul",  "Ver"};
constexpr Syllables middle{"a",  "ba", "da", "de", "di", "ga", "la", "le", "li", "lo", "ma", "me",
                           "mi", "na", "ne", "ni", "ra", "ri", "ro", "sa", "ta", "te", "va", "ve"};
constexpr Syllables last{"bor", "car", "dan", "den", "dor", "gard", "lan", "len",
                         "lin", "lis", "lo",  "mar", "mir", "na",   "nor", "ra",
                         "ran", "rin", "ro",  "sel", "tan", "ten",  "vel", "za"};
constexpr std::array<std::string_view, 8> of_countries{"dia", "gia", "lia",  "mia",
                                                       "nia", "ria", "stan", "via"};

template <size_t count>
std::string one_of(const std::array<std::string_view, count>& all, Random& lot) {
    return std::string(all[lot.below(static_cast<uint32_t>(count))]);
}

}  // namespace

template <class Make>
std::string PlaceNames::fresh(Make make) {
    Random lot{seed_};
    std::string name;
    do name = make(lot);
    while (!taken_.insert(name).second);
    seed_ = lot.next();
    return name;
}

// Every other name is short.
std::string PlaceNames::place() {
    return fresh([](Random& lot) {
        std::string name = one_of(first, lot);
        if (lot.below(2) == 0) name += one_of(middle, lot);
        return name + one_of(last, lot);
    });
}

std::string PlaceNames::country() {
    return fresh([](Random& lot) {
        const std::string name = one_of(first, lot) + one_of(middle, lot);
        return name + one_of(of_countries, lot);
    });
}

}  // namespace fronteira::generate
