// SPDX-License-Identifier: MIT
#include "plugin/plugin_set.hpp"

#include "plugin/descriptor.hpp"

#include <algorithm>
#include <exception>
#include <system_error>

namespace fronteira::plugin {
namespace fs = std::filesystem;
namespace {

std::vector<fs::path> shared_objects(const fs::path& folder) {
    std::vector<fs::path> found;
    std::error_code error;
    for (fs::directory_iterator entry(folder, error), end; !error && entry != end;
         entry.increment(error))
        if (entry->path().extension() == ".so" && entry->is_regular_file(error))
            found.push_back(entry->path());
    std::sort(found.begin(), found.end());
    return found;
}

/// Takes what one plugin adds; the names that others have already are turned away.
class Collector final : public Registry {
 public:
    Collector(LoadedPlugin& plugin, Bots& bots, Importers& importers, Exporters& exporters,
              Diagnostics& findings)
        : plugin_(plugin),
          bots_(bots),
          importers_(importers),
          exporters_(exporters),
          findings_(findings) {}

    void add_bot(std::string name, BotFactory make) override {
        take("bot", std::move(name), std::move(make), bots_, plugin_.bots);
    }

    void add_importer(std::unique_ptr<const Importer> importer) override {
        std::string id = importer ? importer->format().id : "";
        take("importer", std::move(id), std::move(importer), importers_, plugin_.importers);
    }

    void add_exporter(std::unique_ptr<const Exporter> exporter) override {
        std::string id = exporter ? exporter->format().id : "";
        take("exporter", std::move(id), std::move(exporter), exporters_, plugin_.exporters);
    }

    /// As if the plugin had never been there.
    void take_back() {
        for (const std::string& name : plugin_.bots) bots_.erase(name);
        for (const std::string& name : plugin_.importers) importers_.erase(name);
        for (const std::string& name : plugin_.exporters) exporters_.erase(name);
    }

 private:
    template <class Thing>
    void take(const std::string& kind, std::string name, Thing thing, Brought<Thing>& all,
              std::vector<std::string>& own) {
        if (thing && all.emplace(name, std::move(thing)).second)
            own.push_back(std::move(name));
        else
            findings_.push_back(error_at({plugin_.path.string(), 0, 0}, "plugin." + kind + "_twice",
                                         "there is the " + kind + " `" + name + "` already",
                                         "remove one of the two plugins"));
    }

    LoadedPlugin& plugin_;
    Bots& bots_;
    Importers& importers_;
    Exporters& exporters_;
    Diagnostics& findings_;
};

}  // namespace

PluginSet PluginSet::load(const std::vector<fs::path>& folders) {
    PluginSet set;
    for (const fs::path& folder : folders)
        for (const fs::path& path : shared_objects(folder)) set.load_file(path);
    return set;
}

void PluginSet::load_file(const fs::path& path) {
    const Result<const PluginDescriptor*> descriptor = read_descriptor(path);
    if (!descriptor) {
        findings_.insert(findings_.end(), descriptor.error().begin(), descriptor.error().end());
        return;
    }
    const auto same = [&](const LoadedPlugin& plugin) { return plugin.id == (*descriptor)->id; };
    if (std::any_of(plugins_.begin(), plugins_.end(), same)) return;
    activate(**descriptor, path);
}

void PluginSet::activate(const PluginDescriptor& descriptor, const fs::path& path) {
    LoadedPlugin plugin{descriptor.id, path, {}, {}, {}};
    Collector collector(plugin, bots_, importers_, exporters_, findings_);
    std::string reason = "an unknown exception";
    try {
        descriptor.activate(collector);
        plugins_.push_back(std::move(plugin));
        return;
    } catch (const std::exception& error) {
        reason = error.what();
    } catch (...) {
    }
    collector.take_back();
    findings_.push_back(error_at({path.string(), 0, 0}, "plugin.activation",
                                 "the plugin `" + plugin.id + "` failed to start: " + reason));
}

const BotFactory* PluginSet::find_bot(std::string_view name) const {
    const auto found = bots_.find(name);
    return found == bots_.end() ? nullptr : &found->second;
}

std::vector<std::string> PluginSet::bot_names() const {
    std::vector<std::string> names;
    for (const auto& [name, make] : bots_) names.push_back(name);
    return names;
}

}  // namespace fronteira::plugin
