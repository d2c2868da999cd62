// SPDX-License-Identifier: MIT
#include "host/token.hpp"

#include <sodium.h>

#include <array>

namespace fronteira::host {
namespace {

std::string hexadecimal(const unsigned char* bytes, size_t count) {
    std::string text(count * 2 + 1, '\0');
    sodium_bin2hex(text.data(), text.size(), bytes, count);
    text.pop_back();
    return text;
}

template <size_t N>
std::array<unsigned char, N> by_lot() {
    std::array<unsigned char, N> bytes{};
    randombytes_buf(bytes.data(), N);
    return bytes;
}

}  // namespace

std::string new_token() {
    return hexadecimal(by_lot<16>().data(), 16);
}

std::string token_hash(std::string_view token) {
    std::array<unsigned char, 32> hash{};
    crypto_generichash(hash.data(), hash.size(),
                       reinterpret_cast<const unsigned char*>(token.data()), token.size(), nullptr,
                       0);
    return hexadecimal(hash.data(), hash.size());
}

std::string new_match_id() {
    return hexadecimal(by_lot<8>().data(), 8);
}

unsigned long long new_seed() {
    unsigned long long seed = 0;
    for (const unsigned char byte : by_lot<8>()) seed = seed << 8 | byte;
    return seed;
}

}  // namespace fronteira::host
