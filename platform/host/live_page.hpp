// SPDX-License-Identifier: MIT
#pragma once

#include <string>

namespace fronteira::host {

/// What a browser gets that asks for `/`.
struct LivePage {
    std::string html;    ///< empty: browsers get nothing
    std::string policy;  ///< the header `Content-Security-Policy`
};

}  // namespace fronteira::host
