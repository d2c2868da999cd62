// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"
#include "script/specs/spec.hpp"

namespace fronteira::runtime {

/// The results of one file of specs.
struct SpecFile {
    std::string file;  ///< `war/tests/battle_spec.lua`
    std::vector<script::SpecCase> cases;
};

/// The mod's spec files, sorted: `tests/battle_spec.lua`. Other files beside them are modules that
/// they require.
std::vector<std::string> spec_names(const Mod& mod);

/// Runs every tests/*_spec.lua of a mod, which need not be installed. Places in faults are paths.
std::vector<SpecFile> run_specs(const Installation& installation, const Mod& mod);

}  // namespace fronteira::runtime
