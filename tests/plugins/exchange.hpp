// SPDX-License-Identifier: MIT
#pragma once

#include "content/file_bytes.hpp"
#include "content/maps/map_file.hpp"
#include "content/maps/map_writer.hpp"
#include "core/board/board.hpp"
#include "plugin/plugin_set.hpp"

#include <gtest/gtest.h>

#include <map>
#include <set>
#include <string>

namespace fronteira::plugin {

/// Files by name, of which one is imported.
using Files = std::map<std::string, std::string>;

inline const PluginSet& installed() {
    static const PluginSet set = PluginSet::load({FRONTEIRA_BINARY_DIR "/plugins"});
    return set;
}

/// A file like those that other programs write; it begins some of the fuzzers, too.
inline Files fixture(const std::string& name) {
    const auto bytes =
        content::read_file(FRONTEIRA_SOURCE_DIR "/tests/fixtures/exchange/" + name, 1u << 20);
    EXPECT_TRUE(bytes) << name;
    return {{name, bytes ? *bytes : std::string()}};
}

/// What the importer makes of `files[name]`. A map that comes out must be one without faults.
inline Result<Imported> import_from(const std::string& format, const Files& files,
                                    const std::string& name) {
    const auto importer = installed().importers().find(format);
    if (importer == installed().importers().end())
        return fail(error_at({}, "test", "there is no importer " + format));
    const auto beside = [&](const std::string& other) -> Result<std::string> {
        const auto found = files.find(other);
        if (found != files.end()) return found->second;
        const char* code =
            other.find('/') == std::string::npos ? "file.missing" : "exchange.outside";
        return fail(error_at({other, 0, 0}, code, "there is no such file"));
    };
    const std::string stem = name.substr(0, name.find('.'));
    auto imported = importer->second->read({name, stem, files.at(name), beside});
    if (imported) {
        const auto map = content::parse_map(content::write_map(imported->map), "made.toml");
        EXPECT_TRUE(map) << to_text(map.error());
        EXPECT_TRUE(map && core::compile(*map));
    } else {
        EXPECT_FALSE(imported.error().empty());
        for (const Diagnostic& fault : imported.error()) EXPECT_FALSE(fault.message.empty());
    }
    return imported;
}

inline Result<Imported> import_text(const std::string& format, const std::string& text) {
    return import_from(format, {{"map", text}}, "map");
}

/// The code of the first fault; empty for none.
inline std::string fault_of(const Result<Imported>& imported) {
    return imported ? "" : imported.error().front().code;
}

inline std::set<std::string> codes(const Diagnostics& findings) {
    std::set<std::string> found;
    for (const Diagnostic& finding : findings) found.insert(finding.code);
    return found;
}

inline Map world() {
    auto map = content::load_map(FRONTEIRA_SOURCE_DIR "/mods/war/maps/world.toml");
    EXPECT_TRUE(map);
    return std::move(*map);
}

inline Result<Exported> export_to(const std::string& format, const ExportSource& source) {
    return installed().exporters().at(format)->write(source);
}

inline Files files_of(const Exported& exported) {
    Files files;
    for (const ExportedFile& file : exported.files) files[file.name] = file.bytes;
    return files;
}

/// Links as pairs of the numbers of spaces, both ways where they lead both ways.
inline std::set<std::pair<size_t, size_t>> graph(const Map& map) {
    std::map<std::string, size_t> numbers;
    for (size_t i = 0; i < map.spaces.size(); ++i) numbers[map.spaces[i].id] = i;
    std::set<std::pair<size_t, size_t>> ways;
    for (const MapLink& link : map.links) {
        ways.insert({numbers.at(link.from), numbers.at(link.to)});
        if (!link.one_way) ways.insert({numbers.at(link.to), numbers.at(link.from)});
    }
    return ways;
}

}  // namespace fronteira::plugin
