// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/doubts/doubt.hpp"

#include <optional>

namespace fronteira::script {

/// What is asked of a handle or a list, called on it or written to it; nothing of other doubts.
std::optional<Diagnostic> warning_of_member(const compile::Doubt& doubt, const core::Rules& rules,
                                            const Place& place);

}  // namespace fronteira::script
