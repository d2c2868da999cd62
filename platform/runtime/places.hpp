// SPDX-License-Identifier: MIT
#pragma once

#include <filesystem>
#include <string>
#include <vector>

namespace fronteira::runtime {

/// Where mods and plugins lie. Of two mods with one id, that of the earlier folder counts.
struct Places {
    std::vector<std::filesystem::path> mods;
    std::vector<std::filesystem::path> plugins;

    /// Where mods go that come as packs: to the last of them.
    const std::filesystem::path& packs() const { return mods.back(); }
};

/// The folders in `mods`; when there are none, those of the environment variable FRONTEIRA_MODS
/// (separated by colons); else those beside the program: its source tree's `mods`, and
/// `../share/fronteira/mods` where it is installed, and a person's own beside the matches, which
/// need not be there yet. Plugins likewise: FRONTEIRA_PLUGINS, else `../plugins` and
/// `../lib/fronteira/plugins` seen from the program, and a person's own beside the matches.
Places find_places(const std::vector<std::string>& mods = {});

/// Those of the folders of mods that somebody named, in `mods` or else in FRONTEIRA_MODS, which are
/// not there.
std::vector<std::filesystem::path> missing_mods(const std::vector<std::string>& mods);

/// The source tree that this program was built from; it need not be there any more.
std::filesystem::path source_root();

}  // namespace fronteira::runtime
