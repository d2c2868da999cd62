// SPDX-License-Identifier: MIT
#include "page/blob.hpp"

#include <sodium.h>
#include <zlib.h>

#include <new>

namespace fronteira::page {
namespace {

/// Most of what is gained, for a third of the time that the best takes.
constexpr int level = 6;

std::string in_letters(const unsigned char* bytes, size_t size) {
    constexpr int variant = sodium_base64_VARIANT_ORIGINAL;
    std::string letters(sodium_base64_encoded_len(size, variant), '\0');
    sodium_bin2base64(letters.data(), letters.size(), bytes, size, variant);
    letters.pop_back();  // the zero that C wants
    return letters;
}

}  // namespace

std::string blob(std::string_view bytes) {
    uLongf size = compressBound(bytes.size());
    std::string small(size, '\0');
    auto* out = reinterpret_cast<Bytef*>(small.data());
    const auto* in = reinterpret_cast<const Bytef*>(bytes.data());
    if (compress2(out, &size, in, bytes.size(), level) != Z_OK) throw std::bad_alloc();
    return in_letters(out, size);
}

std::string policy_name(std::string_view text) {
    unsigned char hash[crypto_hash_sha256_BYTES];
    crypto_hash_sha256(hash, reinterpret_cast<const unsigned char*>(text.data()), text.size());
    return "'sha256-" + in_letters(hash, sizeof hash) + "'";
}

}  // namespace fronteira::page
