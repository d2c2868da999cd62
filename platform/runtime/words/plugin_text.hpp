// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>
#include <fronteira/result.hpp>

#include "plugin/plugin_set.hpp"

#include <string>

namespace fronteira::runtime {

/// What lies beside a plugin in `text/`, in English and in that language. A file that cannot be
/// read is told of in `faults`; one that is not there is not missed.
TextTable text_beside(const plugin::LoadedPlugin& plugin, const std::string& language,
                      Diagnostics& faults);

}  // namespace fronteira::runtime
