// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <string>

namespace fronteira::host {

using protocol::Json;

/// Connects to the host at ADDR:PORT, sends one request in that language and disconnects. An
/// `error` in reply is a failure, with its sentence.
Result<Json> call_host(const std::string& address, const std::string& language,
                       const Json& request);

}  // namespace fronteira::host
