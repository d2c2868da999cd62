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
    Collector(std::map<std::string, BotFactory, std::less<>>& bots, LoadedPlugin& plugin,
              Diagnostics& findings)
        : bots_(bots), plugin_(plugin), findings_(findings) {}

    void add_bot(std::string name, BotFactory make) override {
        if (!make || !bots_.emplace(name, std::move(make)).second) {
            findings_.push_back(error_at({plugin_.path.string(), 0, 0}, "plugin.bot_twice",
                                         "there is a bot `" + name + "` already",
                                         "remove one of the two plugins"));
            return;
        }
        plugin_.bots.push_back(std::move(name));
    }

 private:
    std::map<std::string, BotFactory, std::less<>>& bots_;
    LoadedPlugin& plugin_;
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
    LoadedPlugin plugin{descriptor.id, path, {}};
    Collector collector(bots_, plugin, findings_);
    std::string reason = "an unknown exception";
    try {
        descriptor.activate(collector);
        plugins_.push_back(std::move(plugin));
        return;
    } catch (const std::exception& error) {
        reason = error.what();
    } catch (...) {
    }
    for (const std::string& name : plugin.bots) bots_.erase(name);
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
