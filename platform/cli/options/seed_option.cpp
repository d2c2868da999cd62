// SPDX-License-Identifier: MIT
#include "cli/options/seed_option.hpp"

#include <charconv>
#include <cstdint>

namespace fronteira::cli {

CLI::Validator seed_number() {
    return {[](std::string& text) {
                uint64_t value = 0;
                const char* const end = text.data() + text.size();
                const auto [stop, fault] = std::from_chars(text.data(), end, value);
                const bool good = fault == std::errc{} && stop == end;
                return good ? std::string()
                            : "`" + text + "` is not a whole number from 0 to 18446744073709551615";
            },
            "", "seed"};
}

}  // namespace fronteira::cli
