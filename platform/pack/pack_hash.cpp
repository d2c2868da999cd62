// SPDX-License-Identifier: MIT
#include "pack/pack_hash.hpp"

#include <sodium.h>

#include <array>
#include <string_view>

namespace fronteira::pack {
namespace {

const unsigned char* as_bytes(std::string_view text) {
    return reinterpret_cast<const unsigned char*>(text.data());
}

std::string sha256(std::string_view text) {
    std::array<unsigned char, crypto_hash_sha256_BYTES> digest;
    crypto_hash_sha256(digest.data(), as_bytes(text), text.size());
    std::string hex(2 * digest.size() + 1, '\0');
    sodium_bin2hex(hex.data(), hex.size(), digest.data(), digest.size());
    hex.pop_back();
    return hex;
}

}  // namespace

std::string pack_hash(const Files& files) {
    std::string list;
    for (const File& file : files) list += sha256(file.bytes) + "  " + file.name + "\n";
    return sha256(list);
}

}  // namespace fronteira::pack
