// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <optional>

namespace CLI {
class App;
}

namespace fronteira::cli {

/// After a command line that could not be read: the word that stands where a verb should, with the
/// nearest verb, or nothing when no verb was awaited or no word stands there.
std::optional<Diagnostic> unknown_verb(const CLI::App& app);

}  // namespace fronteira::cli
