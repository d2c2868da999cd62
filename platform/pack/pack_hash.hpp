// SPDX-License-Identifier: MIT
#pragma once

#include "pack/file.hpp"

#include <string>

namespace fronteira::pack {

/// 64 hexadecimal digits that stand for the files of a mod, however they are packed or laid out:
/// SHA-256 of the list that `sha256sum` writes of them, sorted by the bytes of their names. Nobody
/// can make other files with the same ones.
std::string pack_hash(const Files& files);

}  // namespace fronteira::pack
