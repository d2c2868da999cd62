// SPDX-License-Identifier: MIT
// Any bytes are a script that ends: with a value, an error or the death of its sandbox, and the
// same way when it is run again.
#include "script/sandbox/sandbox.hpp"

#include <cstdlib>
#include <string_view>

namespace {

using fronteira::script::Limits;
using fronteira::script::Sandbox;

struct Verdict {
    std::string text;
    int64_t spent = 0;
    std::vector<std::string> printed;
    bool operator==(const Verdict&) const = default;
};

Verdict judge(std::string_view source) {
    Limits limits;
    limits.instructions = 20'000;
    limits.memory = 4u << 20;
    limits.cpu_milliseconds = 0;
    Sandbox box("fuzz", limits);
    fronteira::Result<void> result = box.load(source, "input.lua");
    if (result) result = box.call(0, 0);
    if (!result && result.error().size() != 1) std::abort();
    return {result ? "" : to_text(result.error().front()), box.spent(), box.printed()};
}

}  // namespace

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
    const std::string_view source(reinterpret_cast<const char*>(data), size);
    if (judge(source) != judge(source)) std::abort();
    return 0;
}
