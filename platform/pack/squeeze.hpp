// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

namespace fronteira::pack {

/// Deflated, without a header.
std::string deflated(std::string_view bytes);

/// What was deflated, when it is exactly `size` bytes from exactly these; nothing otherwise. No
/// more than one byte beyond `size` is ever unpacked.
std::optional<std::string> inflated(std::string_view packed, size_t size);

/// CRC-32, as in zip files and PNG.
uint32_t check_number(std::string_view bytes);

}  // namespace fronteira::pack
