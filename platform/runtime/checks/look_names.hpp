// SPDX-License-Identifier: MIT
#pragma once

#include "content/look_names.hpp"
#include "runtime/checks/tries.hpp"
#include "runtime/installation.hpp"

namespace fronteira::runtime {

/// What the rulesets and maps of a mod have by name, with house rules of every kind. What cannot be
/// loaded is left out, and what `tries` do not suffice for.
content::LookNames look_names(const Installation& installation, const Mod& mod, Tries& tries);

}  // namespace fronteira::runtime
