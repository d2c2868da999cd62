// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <string>

namespace fronteira::cli {

/// As to_text, for findings whose sentences are in the language: its own word for the severity.
std::string finding_text(const Diagnostic& finding, const std::string& language);

}  // namespace fronteira::cli
