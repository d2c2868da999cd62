// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"
#include "script/spec.hpp"

namespace fronteira::runtime {

/// What one file of specs said.
struct SpecFile {
    std::string file;  ///< `war/tests/battle_spec.lua`
    std::vector<script::SpecCase> cases;
};

/// Runs every tests/*_spec.lua of a mod, which need not be installed. Places in faults are paths.
std::vector<SpecFile> run_specs(const Installation& installation, const Mod& mod);

}  // namespace fronteira::runtime
