// SPDX-License-Identifier: MIT
#include "plugin/descriptor.hpp"

#include <dlfcn.h>

#include <string_view>

namespace fronteira::plugin {
namespace {

tl::unexpected<Diagnostics> refused(const std::filesystem::path& path, const char* code,
                                    std::string message, std::string hint = {}) {
    return fail(error_at({path.string(), 0, 0}, code, std::move(message), std::move(hint)));
}

}  // namespace

Result<const PluginDescriptor*> read_descriptor(const std::filesystem::path& path) {
    void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        return refused(path, "plugin.unreadable", std::string("cannot be loaded: ") + dlerror());
    const auto* descriptor =
        static_cast<const PluginDescriptor*>(dlsym(library, "fronteira_plugin"));
    if (descriptor == nullptr)
        return refused(path, "plugin.no_plugin", "is no plugin of this program",
                       "FRONTEIRA_PLUGIN(id, activate) makes one");
    if (descriptor->abi != plugin_abi)
        return refused(path, "plugin.abi",
                       "is built for plugin ABI " + std::to_string(descriptor->abi) +
                           "; this program has " + std::to_string(plugin_abi),
                       "build it again with the SDK of this version");
    if (descriptor->compiler == nullptr || std::string_view(descriptor->compiler) != compiler_stamp)
        return refused(path, "plugin.compiler",
                       "is built by " +
                           std::string(descriptor->compiler ? descriptor->compiler : "nobody") +
                           "; this program by " + compiler_stamp,
                       "build it again with the same compiler");
    if (descriptor->id == nullptr || descriptor->activate == nullptr)
        return refused(path, "plugin.descriptor", "has an incomplete descriptor");
    return descriptor;
}

}  // namespace fronteira::plugin
