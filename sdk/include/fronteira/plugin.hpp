// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>
#include <fronteira/exchange.hpp>
#include <fronteira/version.hpp>

#include <functional>
#include <memory>
#include <string>

namespace fronteira {

/// Makes a bot for one match or one series of matches. May be called from several threads; each bot
/// it returns is used by one thread only. If it returns no bot, or throws, nothing is played.
using BotFactory = std::function<std::unique_ptr<Bot>()>;

/// Where a plugin registers what it offers when it is activated. Whatever cannot be accepted, such
/// as a name that is already taken, is left out and reported to the user; the rest is used.
class Registry {
 public:
    virtual ~Registry() = default;

    /// `name` is what people write after `--bot`: `[a-z][a-z0-9_]*`. An earlier plugin's bot keeps
    /// its name.
    virtual void add_bot(std::string name, BotFactory make) = 0;

    /// An earlier plugin's importer keeps its format id; several may read the same suffix.
    virtual void add_importer(std::unique_ptr<const Importer> importer) = 0;
    virtual void add_exporter(std::unique_ptr<const Exporter> exporter) = 0;
};

/// The one symbol of a plugin. It is data, so that an incompatible plugin can be recognised before
/// anything of it is called.
struct PluginDescriptor {
    int abi = 0;
    const char* compiler = nullptr;
    const char* id = nullptr;
    void (*activate)(Registry&) = nullptr;
};

}  // namespace fronteira

/// Used once in a plugin, outside all namespaces. `id` is `[a-z][a-z0-9_]*`; of two plugins with
/// the same id, the one in the earlier folder counts. `activate` is called once, when the program
/// starts; if it throws, the plugin is left out.
///
///     static void activate(fronteira::Registry& registry) { registry.add_bot(...); }
///     FRONTEIRA_PLUGIN("my_bot", activate)
#define FRONTEIRA_PLUGIN(id, activate)                                                           \
    extern "C" {                                                                                 \
    [[gnu::visibility("default")]] extern const fronteira::PluginDescriptor fronteira_plugin;    \
    const fronteira::PluginDescriptor fronteira_plugin{fronteira::plugin_abi,                    \
                                                       fronteira::compiler_stamp, id, activate}; \
    }
