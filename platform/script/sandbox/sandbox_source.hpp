// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <optional>
#include <string>
#include <string_view>

namespace fronteira::script {

/// What must keep a source text away from Lua's own parser, if anything: bytecode, size, a chain
/// of indexes (`a.b.c...`) so long that naming it in an error would overflow the stack, zero
/// bytes, at which Lua compares texts piece by piece, and the operator `^`, whose results differ
/// between machines. All else is left to the parser.
std::optional<Diagnostic> fault_of_source(std::string_view source, const std::string& chunk,
                                          size_t largest);

}  // namespace fronteira::script
