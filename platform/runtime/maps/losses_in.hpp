// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "runtime/installation.hpp"

#include <string>

namespace fronteira::runtime {

/// What an import or export tells of losses, in a language. A plugin speaks English; in
/// `text/<its name>/` beside it `en.toml` has its sentences as it says them, with names in braces
/// for what differs, and `<language>.toml` the same in another language. A sentence that nobody has
/// written in that language stays as it is; what is wrong with such a file is told, too.
Diagnostics losses_in(const std::string& language, Diagnostics losses,
                      const Installation& installation);

}  // namespace fronteira::runtime
