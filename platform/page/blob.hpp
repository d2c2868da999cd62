// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <string_view>

namespace fronteira::page {

/// Bytes made small (zlib) and put into letters (base64), as a browser unpacks them.
std::string blob(std::string_view bytes);

/// A script or style as a Content-Security-Policy names it: `'sha256-...'`.
std::string policy_name(std::string_view text);

}  // namespace fronteira::page
