// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/pairing.hpp>

#include "plugin/plugin_set.hpp"

#include <vector>

namespace fronteira::plugin {

/// The format of tournaments that a loaded plugin brings, or null. It lives as long as the process.
const PairingFormat* pairing_of(const LoadedPlugin& plugin);

/// The formats of tournaments that loaded plugins bring, in the order of the plugins.
std::vector<const PairingFormat*> pairings_of(const PluginSet& plugins);

}  // namespace fronteira::plugin
