// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

namespace fronteira::host {

/// Whether a worker's answer has the form that the host relies on. A worker runs what others wrote;
/// whatever becomes of it, it can spoil no more than its own match.
bool is_sound(const protocol::Json& answer, size_t seats);

}  // namespace fronteira::host
