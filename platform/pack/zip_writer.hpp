// SPDX-License-Identifier: MIT
#pragma once

#include "pack/file.hpp"

#include <string>

namespace fronteira::pack {

/// A zip file of these files, in their order and without times, so that the same files give the
/// same bytes.
std::string write_zip(const Files& files);

}  // namespace fronteira::pack
