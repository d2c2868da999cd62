// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "runtime/installation.hpp"

#include <string>

namespace fronteira::runtime {

/// The losses of an import or export in a language. A plugin reports them in English; in `text/<its
/// name>/` beside it, `en.toml` has these sentences, with names in braces for whatever varies, and
/// `<language>.toml` the same in another language. A sentence without a translation stays in
/// English; errors in such a file are reported, too.
Diagnostics losses_in(const std::string& language, Diagnostics losses,
                      const Installation& installation);

}  // namespace fronteira::runtime
