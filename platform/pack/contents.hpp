// SPDX-License-Identifier: MIT
#pragma once

#include "content/reading/report.hpp"
#include "pack/file.hpp"

namespace fronteira::pack {

/// Reports a file whose bytes are not what its ending says: texts are UTF-8 without control
/// characters, pictures are PNG of a bounded size, sounds are Ogg, and nothing stands behind them.
/// So nothing else travels under the name of one.
void check_contents(const File& file, content::Report& report);

}  // namespace fronteira::pack
