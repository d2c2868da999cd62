// SPDX-License-Identifier: MIT
#include "plugin/pairings.hpp"

#include <dlfcn.h>

namespace fronteira::plugin {

const PairingFormat* pairing_of(const LoadedPlugin& plugin) {
    // It is loaded already, and stays so: its descriptor has been found fit.
    void* object = dlopen(plugin.path.c_str(), RTLD_NOW | RTLD_NOLOAD);
    if (object == nullptr) return nullptr;
    const auto bring =
        reinterpret_cast<const PairingFormat* (*)()>(dlsym(object, "fronteira_pairing"));
    return bring == nullptr ? nullptr : bring();
}

std::vector<const PairingFormat*> pairings_of(const PluginSet& plugins) {
    std::vector<const PairingFormat*> all;
    for (const LoadedPlugin& plugin : plugins.plugins())
        if (const PairingFormat* format = pairing_of(plugin)) all.push_back(format);
    return all;
}

}  // namespace fronteira::plugin
