// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>
#include <fronteira/exchange.hpp>
#include <fronteira/version.hpp>

#include <functional>
#include <memory>
#include <string>

namespace fronteira {

/// Makes a bot for one match or one series of matches. May be called from several threads; the bot
/// that it gives is then used by one of them alone. Without a bot, or when it throws, nothing is
/// played.
using BotFactory = std::function<std::unique_ptr<Bot>()>;

/// What a plugin tells when it is activated: the things that it brings. What cannot be taken, such
/// as a name that there is already, is left out and told to the person; the rest counts.
class Registry {
 public:
    virtual ~Registry() = default;

    /// `name` is what people write after `--bot`: `[a-z][a-z0-9_]*`. Another plugin's bot of that
    /// name keeps it.
    virtual void add_bot(std::string name, BotFactory make) = 0;

    /// Another plugin's importer of a format of that id keeps it; several may read one suffix.
    virtual void add_importer(std::unique_ptr<const Importer> importer) = 0;
    virtual void add_exporter(std::unique_ptr<const Exporter> exporter) = 0;
};

/// The one symbol of a plugin. It is data, so that a plugin of another kind can be recognised
/// before any of its code runs.
struct PluginDescriptor {
    int abi = 0;
    const char* compiler = nullptr;
    const char* id = nullptr;
    void (*activate)(Registry&) = nullptr;
};

}  // namespace fronteira

/// Stands once in a plugin, outside of all namespaces. `id` is `[a-z][a-z0-9_]*`, and of two
/// plugins of one id that of the earlier folder counts. `activate` is called once, when the program
/// starts; when it throws, the plugin is left out.
///
///     static void activate(fronteira::Registry& registry) { registry.add_bot(...); }
///     FRONTEIRA_PLUGIN("my_bot", activate)
#define FRONTEIRA_PLUGIN(id, activate)                                                           \
    extern "C" {                                                                                 \
    [[gnu::visibility("default")]] extern const fronteira::PluginDescriptor fronteira_plugin;    \
    const fronteira::PluginDescriptor fronteira_plugin{fronteira::plugin_abi,                    \
                                                       fronteira::compiler_stamp, id, activate}; \
    }
