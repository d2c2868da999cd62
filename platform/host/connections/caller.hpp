// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <chrono>
#include <string>

namespace fronteira::host {

using protocol::Json;

/// Connects to the host at ADDR:PORT, sends one request in that language and disconnects. An
/// `error` in reply is a failure, with its sentence; so is no reply for that long.
Result<Json> call_host(const std::string& address, const std::string& language, const Json& request,
                       std::chrono::milliseconds patience = std::chrono::seconds(20));

}  // namespace fronteira::host
