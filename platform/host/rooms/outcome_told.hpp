// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <string>

namespace fronteira::host {

using protocol::Json;

/// `kind` and `seats` of the last line of a record, such as `end won 1,3 ; ...`; null where it is
/// none. A worker wrote it, so that anything may stand there.
Json outcome_told(const std::string& end, int seats);

}  // namespace fronteira::host
