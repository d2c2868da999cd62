// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/doubt.hpp"
#include "script/ruleset.hpp"

#include <optional>

namespace fronteira::script {

/// A constant of a script as a message shows it.
std::string shown(const compile::Value& constant);

/// A warning where an answer, the face of a die, a chosen word or an option is compared with what
/// it never is; nothing where it may be that, or nobody knows.
std::optional<Diagnostic> word_doubt(const compile::Doubt& doubt, const core::Rules& rules,
                                     const std::vector<Option>& options);

}  // namespace fronteira::script
