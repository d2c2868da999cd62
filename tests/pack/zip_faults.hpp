// SPDX-License-Identifier: MIT
#pragma once

#include "pack/zip_reader.hpp"
#include "zip_bytes.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <functional>
#include <string>

namespace fronteira::pack {

/// The code of the first fault; empty when there is none.
inline std::string zip_fault(const std::string& bytes) {
    const auto read = read_zip(bytes, "a.zip");
    if (read) return {};
    EXPECT_EQ(read.error().size(), 1u);
    EXPECT_THAT(to_text(read.error()), testing::StartsWith("a.zip: error: "));
    EXPECT_FALSE(read.error()[0].hint.empty()) << read.error()[0].message;
    return read.error()[0].code.substr(5);
}

inline std::string zip_fault(const Zip& zip) {
    return zip_fault(zip.bytes());
}

/// What becomes of it when the second file is changed.
inline std::string fault_with(const std::function<void(ZipFile&)>& change) {
    Zip zip = good_zip();
    change(zip.files[1]);
    return zip_fault(zip);
}

inline std::string fault_with_both(const std::function<void(Header&)>& change) {
    return fault_with([&](ZipFile& file) { file.both(change); });
}

}  // namespace fronteira::pack
