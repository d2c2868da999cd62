// SPDX-License-Identifier: MIT
#include "plugin/plugin_set.hpp"

#include <fronteira/identifier.hpp>

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

constexpr const char* name_hint =
    "a name is made of a-z, 0-9 and _, at most 64 in all, and begins with a letter";

bool is_suffix(std::string_view text) {
    const auto upper = [](char one) { return one >= 'A' && one <= 'Z'; };
    return text.size() > 1 && text.rfind('.') == 0 && std::none_of(text.begin(), text.end(), upper);
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
        std::string id = importer ? looked_at(importer->format()) : "";
        take("importer", std::move(id), std::move(importer), importers_, plugin_.importers);
    }

    void add_exporter(std::unique_ptr<const Exporter> exporter) override {
        std::string id = exporter ? looked_at(exporter->format()) : "";
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
        if (!thing) return refuse("nothing", "provides no " + kind + named(name));
        if (!is_identifier(name))
            return refuse("bad_name", "provides the " + kind + " `" + name + "`", name_hint);
        if (all.emplace(name, std::move(thing)).second)
            own.push_back(std::move(name));
        else
            refuse(kind + "_twice", "there is already a " + kind + " `" + name + "`",
                   "remove one of the two plugins");
    }

    /// The id; what cannot be found by its suffix is told.
    std::string looked_at(const FileFormat& format) {
        for (const std::string& suffix : format.suffixes)
            if (!is_suffix(suffix))
                refuse("bad_suffix",
                       "the format `" + format.id + "` has the suffix `" + suffix +
                           "`, which finds no file",
                       "a suffix begins with a dot and is lower case: `.map`");
        return format.id;
    }

    static std::string named(const std::string& name) {
        return name.empty() ? "" : " under the name `" + name + "`";
    }

    void refuse(const std::string& code, std::string message, std::string hint = {}) {
        findings_.push_back(error_at({plugin_.path.string(), 0, 0}, "plugin." + code,
                                     std::move(message), std::move(hint)));
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
    if (!is_identifier((*descriptor)->id)) {
        findings_.push_back(error_at({path.string(), 0, 0}, "plugin.bad_name",
                                     std::string("has the id `") + (*descriptor)->id + "`",
                                     name_hint));
        return;
    }
    const auto same = [&](const LoadedPlugin& plugin) { return plugin.id == (*descriptor)->id; };
    const auto earlier = std::find_if(plugins_.begin(), plugins_.end(), same);
    if (earlier == plugins_.end()) return activate(**descriptor, path);
    // One in an earlier folder is in its place on purpose.
    if (earlier->path.parent_path() == path.parent_path())
        findings_.push_back(error_at({path.string(), 0, 0}, "plugin.id_twice",
                                     "has the id `" + earlier->id + "`, as " +
                                         earlier->path.filename().string() + " beside it has",
                                     "give it an id of its own in FRONTEIRA_PLUGIN"));
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
