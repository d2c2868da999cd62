// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <cstdint>
#include <optional>

namespace fronteira::protocol {

/// Values of a message by key. A key that is missing or of another type is the failure
/// `protocol.key`, which names it; the second form gives `otherwise` where the key is missing.
Result<std::string> text_of(const Json& message, const char* key);
Result<std::string> text_of(const Json& message, const char* key, const std::string& otherwise);
Result<int64_t> number_of(const Json& message, const char* key, int64_t from, int64_t upto);
Result<int64_t> number_of(const Json& message, const char* key, int64_t from, int64_t upto,
                          int64_t otherwise);
Result<bool> flag_of(const Json& message, const char* key);
Result<bool> flag_of(const Json& message, const char* key, bool otherwise);

/// The failure itself.
tl::unexpected<Diagnostics> key_fault(const char* key, const std::string& wanted);

}  // namespace fronteira::protocol
