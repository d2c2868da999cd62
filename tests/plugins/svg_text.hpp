// SPDX-License-Identifier: MIT
#pragma once

#include "exchange.hpp"

#include <string>

namespace fronteira::plugin {

/// A drawing of 1000 by 800 with these elements.
inline std::string svg(const std::string& inside) {
    return "<svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1000 800'>" + inside + "</svg>";
}

}  // namespace fronteira::plugin
