// SPDX-License-Identifier: MIT
#include "plugin/descriptor.hpp"

#include "plugin/whole_object.hpp"

#include <dlfcn.h>

#include <string>
#include <string_view>

namespace fronteira::plugin {
namespace {

tl::unexpected<Diagnostics> refused(const std::filesystem::path& path, const char* code,
                                    std::string message, std::string hint = {}) {
    return fail(error_at({path.string(), 0, 0}, code, std::move(message), std::move(hint)));
}

/// What the loader says, without the path, which the finding begins with.
std::string loader_error(const std::filesystem::path& path) {
    std::string_view said = dlerror();
    if (const std::string prefix = path.string() + ": "; said.starts_with(prefix))
        said.remove_prefix(prefix.size());
    return std::string(said);
}

}  // namespace

Result<const PluginDescriptor*> read_descriptor(const std::filesystem::path& path) {
    if (is_cut_off(path))
        return refused(path, "plugin.unreadable", "cannot be loaded: it is incomplete",
                       "build or copy it again");
    void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
    if (library == nullptr)
        return refused(path, "plugin.unreadable", "cannot be loaded: " + loader_error(path));
    const auto* descriptor =
        static_cast<const PluginDescriptor*>(dlsym(library, "fronteira_plugin"));
    if (descriptor == nullptr)
        return refused(path, "plugin.no_plugin", "is not a plugin of this program",
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
