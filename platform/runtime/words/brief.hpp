// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

namespace fronteira::runtime {

/// What somebody says of what others have written, however long their names are: of every quoted
/// word no more than a line, and of all of it no more than some.
std::string in_brief(const std::string& said);
Diagnostic in_brief(Diagnostic finding);
Diagnostics in_brief(Diagnostics findings);

}  // namespace fronteira::runtime
