// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <string>

namespace fronteira::runtime {

/// One line on stderr, fit for a terminal. Texts are never taken as a format.
void log_note(const std::string& text);
void log_warning(const std::string& text);

/// Every finding as its one line, at its own level; notes and warnings only when `all`.
void log_findings(const Diagnostics& findings, bool all = true);

}  // namespace fronteira::runtime
