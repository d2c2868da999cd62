// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <string>

namespace fronteira::host {

using protocol::Json;

/// Calls the host at ADDR:PORT, asks one thing of it in that language and hangs up. An `error` that
/// it answers is a failure, with its sentence.
Result<Json> call_host(const std::string& address, const std::string& language,
                       const Json& request);

}  // namespace fronteira::host
