// SPDX-License-Identifier: MIT
#pragma once

#include "content/report.hpp"
#include "pack/file.hpp"

namespace fronteira::pack {

/// Reports a file whose bytes are not what its ending says: texts are UTF-8 without control
/// characters, pictures are PNG of a bounded size and nothing else, sounds begin as Ogg does. So
/// nothing else travels under the name of one.
void check_contents(const File& file, content::Report& report);

}  // namespace fronteira::pack
