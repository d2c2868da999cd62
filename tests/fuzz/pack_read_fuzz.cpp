// SPDX-License-Identifier: MIT
// Any bytes are a pack or a reason. What is a pack can be written again and is the same.
#include "pack/pack.hpp"
#include "pack/pack_hash.hpp"

#include <cstdint>
#include <cstdlib>

extern "C" int LLVMFuzzerTestOneInput(const uint8_t* data, size_t size) {
    using namespace fronteira;
    const std::string_view bytes(reinterpret_cast<const char*>(data), size);
    const auto files = pack::read_pack(bytes, "fuzz.zip");
    if (!files) {
        if (files.error().empty()) std::abort();
        return 0;
    }
    const auto again = pack::write_pack(*files, "fuzz");
    if (!again) return 0;  // a ratio that is better by our packing
    const auto same = pack::read_pack(*again, "again.zip");
    if (!same || pack::pack_hash(*same) != pack::pack_hash(*files)) std::abort();
    return 0;
}
