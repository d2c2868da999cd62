// SPDX-License-Identifier: MIT
// Any bytes are a safe manifest, map, deck and look: they give a value or diagnostics.
#include "content/deck_file.hpp"
#include "content/look_file.hpp"
#include "content/maps/map_file.hpp"
#include "content/mods/mod_folder.hpp"

#include <cstdlib>
#include <string_view>

namespace {

/// False when the text is no TOML for anyone.
template <class T>
bool is_toml(const fronteira::Result<T>& result) {
    if (result) return true;
    if (!fronteira::has_errors(result.error())) std::abort();
    return !result.error().front().code.starts_with("toml.");
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    if (!is_toml(fronteira::content::parse_map(text, "map.toml"))) return 0;
    (void)is_toml(fronteira::content::parse_mod(text, "mod.toml"));
    (void)is_toml(fronteira::content::parse_deck(text, "deck.toml"));
    (void)fronteira::content::check_look(text, "look.toml", {});
    return 0;
}
