// SPDX-License-Identifier: MIT
#include "tournament/plan/decimal.hpp"

#include <charconv>

namespace fronteira::tournament {

std::string decimal_text(double value) {
    char text[32];
    const bool is_short = value > -1e9 && value < 1e9;
    const auto end =
        std::to_chars(text, text + sizeof(text), value,
                      is_short ? std::chars_format::fixed : std::chars_format::general);
    return {text, end.ptr};
}

bool read(const content::Cursor& cursor, double& out, const Decimal& form) {
    const double* real = cursor.value.as_float();
    const int64_t* whole = cursor.value.as_integer();
    if (real == nullptr && whole == nullptr) {
        cursor.expected("a number", std::string(form.hint));
        return false;
    }
    const double value = real != nullptr ? *real : static_cast<double>(*whole);
    if (!(value >= form.least && value <= form.most)) {  // so written, NaN is refused, too
        cursor.error("out_of_range",
                     "expected a number from " + decimal_text(form.least) + " to " +
                         decimal_text(form.most) + ", found " + decimal_text(value),
                     std::string(form.hint));
        return false;
    }
    out = value;
    return true;
}

}  // namespace fronteira::tournament
