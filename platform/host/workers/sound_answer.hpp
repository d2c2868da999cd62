// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

namespace fronteira::host {

/// Whether a worker's answer has the form that the host relies on. A worker runs what others wrote:
/// one that is broken must harm no match but its own.
bool is_sound(const protocol::Json& answer, size_t seats);

}  // namespace fronteira::host
