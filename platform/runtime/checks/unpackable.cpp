// SPDX-License-Identifier: MIT
#include "runtime/checks/unpackable.hpp"

#include "pack/mod_files.hpp"
#include "pack/pack.hpp"

namespace fronteira::runtime {

Diagnostics unpackable_files(const std::filesystem::path& mod) {
    const auto found = pack::read_mod_files(mod);
    Diagnostics findings =
        found ? pack::check_files(found->files, mod.string()) : Diagnostics(found.error());
    for (Diagnostic& finding : findings) finding.severity = Severity::warning;
    return findings;
}

}  // namespace fronteira::runtime
