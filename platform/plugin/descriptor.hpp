// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/plugin.hpp>
#include <fronteira/result.hpp>

#include <filesystem>

namespace fronteira::plugin {

/// Loads a shared object for good and finds its descriptor. Refused, with the reason: what is no
/// plugin, and what was built for another ABI or by another compiler.
Result<const PluginDescriptor*> read_descriptor(const std::filesystem::path& path);

}  // namespace fronteira::plugin
