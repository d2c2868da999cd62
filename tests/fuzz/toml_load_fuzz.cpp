// SPDX-License-Identifier: MIT
// Any bytes are a safe manifest, map and deck: they give a value or diagnostics.
#include <cstdlib>
#include <string_view>

#include "content/deck_file.hpp"
#include "content/map_file.hpp"
#include "content/mod_folder.hpp"

namespace {

template <class T>
void need_findings(const fronteira::Result<T>& result) {
    if (!result && !fronteira::has_errors(result.error())) std::abort();
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
    const std::string_view text(reinterpret_cast<const char*>(data), size);
    need_findings(fronteira::content::parse_mod(text, "mod.toml"));
    need_findings(fronteira::content::parse_map(text, "map.toml"));
    need_findings(fronteira::content::parse_deck(text, "deck.toml"));
    return 0;
}
