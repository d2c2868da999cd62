// SPDX-License-Identifier: MIT
#include "cli/terminal/say.hpp"

#include "runtime/words/shown.hpp"

#include <cstdio>

namespace fronteira::cli {

void say(std::string_view text) {
    const std::string clean = runtime::shown(text);
    std::fwrite(clean.data(), 1, clean.size(), stdout);
}

}  // namespace fronteira::cli
