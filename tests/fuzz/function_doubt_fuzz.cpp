// SPDX-License-Identifier: MIT
// Bytes write a function, and what `check` doubts of it has a place and a sentence.
#include "both_ways.hpp"
#include "script/doubts.hpp"

#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
    using namespace fronteira;
    const std::string body = script::WrittenFunction(data, size).body();
    for (const Diagnostic& doubt : script::doubts(script::written_rules(body)))
        if (doubt.place.file.empty() || doubt.message.empty() || doubt.code.empty()) std::abort();
    return 0;
}
