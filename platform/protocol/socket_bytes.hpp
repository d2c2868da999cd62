// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>
#include <span>
#include <string_view>

namespace fronteira::protocol {

/// Sends all of it, as long as the other end takes to read; false when nobody reads any more.
/// Neither a signal that arrives meanwhile nor SIGPIPE gets in the way.
bool send_all(int socket, std::string_view bytes);

/// Waits for bytes and puts those that are there into `room`; 0 when no more will come.
size_t receive_some(int descriptor, std::span<char> room);

}  // namespace fronteira::protocol
