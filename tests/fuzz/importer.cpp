// SPDX-License-Identifier: MIT
// Whatever somebody has found on the net is a map without faults, or has a reason why not. Built
// once for each plugin that reads maps. A line `=====` parts the file from others that it may name;
// they are handed out in the order in which they are asked for.
#include <fronteira/plugin.hpp>

#include "content/maps/map_file.hpp"
#include "content/maps/map_writer.hpp"
#include "core/board/board.hpp"

#include <cstdlib>
#include <string>
#include <string_view>
#include <vector>

extern "C" {
extern const fronteira::PluginDescriptor fronteira_plugin;
}

namespace {

using namespace fronteira;

struct OneImporter final : Registry {
    std::unique_ptr<const Importer> importer;
    OneImporter() { fronteira_plugin.activate(*this); }
    void add_bot(std::string, BotFactory) override {}
    void add_importer(std::unique_ptr<const Importer> one) override { importer = std::move(one); }
    void add_exporter(std::unique_ptr<const Exporter>) override {}
};

std::vector<std::string> parts_of(std::string_view bytes) {
    constexpr std::string_view between = "\n=====\n";
    std::vector<std::string> parts;
    while (true) {
        const size_t end = bytes.find(between);
        parts.emplace_back(bytes.substr(0, end));
        if (end == std::string_view::npos) return parts;
        bytes.remove_prefix(end + between.size());
    }
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
    static const OneImporter plugin;
    const auto parts = parts_of({reinterpret_cast<const char*>(data), size});
    size_t next = 1;
    const ReadBeside beside = [&](const std::string& name) -> Result<std::string> {
        if (next < parts.size()) return parts[next++];
        return fail(error_at({name, 0, 0}, "file.missing", "there is no such file"));
    };
    const auto imported = plugin.importer->read({"file", "file", parts[0], beside});
    if (!imported) {
        if (imported.error().empty()) std::abort();
        return 0;
    }
    if (!core::compile(imported->map)) std::abort();
    // Reading needs a thread of its own, which costs more than all the rest.
    static unsigned maps = 0;
    if (++maps % 16 != 0) return 0;
    const auto map = content::parse_map(content::write_map(imported->map), "made.toml");
    if (!map || !core::compile(*map)) std::abort();
    return 0;
}
