// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/pairing.hpp>

#include "plugin/plugin_set.hpp"

#include <vector>

namespace fronteira::plugin {

/// The formats of tournaments that loaded plugins bring, in the order of the plugins. They live as
/// long as the process.
std::vector<const PairingFormat*> pairings_of(const PluginSet& plugins);

}  // namespace fronteira::plugin
