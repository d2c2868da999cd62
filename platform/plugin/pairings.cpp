// SPDX-License-Identifier: MIT
#include "plugin/pairings.hpp"

#include <dlfcn.h>

namespace fronteira::plugin {

std::vector<const PairingFormat*> pairings_of(const PluginSet& plugins) {
    std::vector<const PairingFormat*> all;
    for (const LoadedPlugin& plugin : plugins.plugins()) {
        // It is loaded already, and stays so: its descriptor has been found fit.
        void* object = dlopen(plugin.path.c_str(), RTLD_NOW | RTLD_NOLOAD);
        if (object == nullptr) continue;
        const auto bring =
            reinterpret_cast<const PairingFormat* (*)()>(dlsym(object, "fronteira_pairing"));
        if (const PairingFormat* format = bring == nullptr ? nullptr : bring())
            all.push_back(format);
    }
    return all;
}

}  // namespace fronteira::plugin
