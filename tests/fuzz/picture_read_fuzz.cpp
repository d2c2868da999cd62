// SPDX-License-Identifier: MIT
// Any bytes are a picture within limits, or have a reason why not.
#include "picture/picture.hpp"

#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
    const std::string bytes(reinterpret_cast<const char*>(data), size);
    const auto picture = fronteira::picture::read_picture(bytes, "file");
    if (!picture && picture.error().empty()) std::abort();
    return 0;
}
