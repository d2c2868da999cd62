// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace fronteira::protocol {

/// Sends a few bytes over a Unix socket that keeps messages apart, and with them a descriptor;
/// without one when `carried` is below 0. May be called between fork and exec.
bool send_carrying(int socket, const void* bytes, size_t size, int carried);

/// Waits for so many bytes. `carried` becomes the descriptor that came with them, which is closed
/// by an exec, or -1. False when the other end is gone or sent something else.
bool receive_carrying(int socket, void* bytes, size_t size, int& carried);

}  // namespace fronteira::protocol
