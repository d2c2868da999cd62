// SPDX-License-Identifier: MIT
// Bytes write a function; compiled and as Lua runs it a match is the same, complaints and all.
#include "both_ways.hpp"

#include <cstdlib>
#include <iostream>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
    const std::string body = fronteira::script::WrittenFunction(data, size).body();
    const std::string parting = fronteira::script::parting(body, 1, 8);
    if (parting.empty()) return 0;
    std::cerr << body << "\n" << parting << "\n";
    std::abort();
}
