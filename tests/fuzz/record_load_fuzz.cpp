// SPDX-License-Identifier: MIT
// Any bytes are a record that can be written again as it was, or have a few reasons why not.
#include "match/records/record.hpp"

#include <cstdlib>
#include <string>

extern "C" int LLVMFuzzerTestOneInput(const unsigned char* data, size_t size) {
    const std::string text(reinterpret_cast<const char*>(data), size);
    const auto record = fronteira::match::parse_record(text, "r.rec");
    if (!record) {
        if (record.error().empty() || record.error().size() > 100) std::abort();
        return 0;
    }
    const std::string written = fronteira::match::write_record(*record);
    const auto again = fronteira::match::parse_record(written, "s.rec");
    if (!again || fronteira::match::write_record(*again) != written) std::abort();
    return 0;
}
