// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/plugin.hpp>
#include <fronteira/result.hpp>

#include <filesystem>
#include <map>
#include <string>
#include <string_view>
#include <vector>

namespace fronteira::plugin {

struct LoadedPlugin {
    std::string id;
    std::filesystem::path path;
    // Names, in the order in which it added them.
    std::vector<std::string> bots;
    std::vector<std::string> importers;
    std::vector<std::string> exporters;
};

/// Everything of one kind that plugins provide, by name.
template <class Thing>
using Brought = std::map<std::string, Thing, std::less<>>;

using Bots = Brought<BotFactory>;
using Importers = Brought<std::unique_ptr<const Importer>>;
using Exporters = Brought<std::unique_ptr<const Exporter>>;

/// The native plugins of this process. A plugin is part of the process once it is loaded: it is
/// never unloaded, and what it does there cannot be confined.
class PluginSet {
 public:
    /// Loads every `*.so` of each folder, by name. One that cannot be loaded (another ABI, another
    /// compiler, no plugin at all) is left out; why stands in `findings()`. Of two with one id,
    /// that of the earlier folder counts. A folder that does not exist is empty.
    static PluginSet load(const std::vector<std::filesystem::path>& folders);

    const std::vector<LoadedPlugin>& plugins() const { return plugins_; }
    const Diagnostics& findings() const { return findings_; }

    /// Null when no plugin has a bot of that name.
    const BotFactory* find_bot(std::string_view name) const;
    /// Sorted.
    std::vector<std::string> bot_names() const;
    /// By the id of their format.
    const Importers& importers() const { return importers_; }
    const Exporters& exporters() const { return exporters_; }

 private:
    void load_file(const std::filesystem::path& path);
    void activate(const PluginDescriptor& descriptor, const std::filesystem::path& path);

    std::vector<LoadedPlugin> plugins_;
    Bots bots_;
    Importers importers_;
    Exporters exporters_;
    Diagnostics findings_;
};

}  // namespace fronteira::plugin
