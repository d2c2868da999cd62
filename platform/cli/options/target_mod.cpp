// SPDX-License-Identifier: MIT
#include "cli/options/target_mod.hpp"

#include <system_error>

namespace fronteira::cli {

Result<Mod> find_mod(const runtime::Installation& installation, const std::string& target) {
    std::error_code error;
    if (std::filesystem::is_directory(target, error))
        return runtime::load_mod(installation, target);
    const auto found = installation.mods().mod(target);
    if (!found) return fail(found.error());
    return **found;
}

}  // namespace fronteira::cli
