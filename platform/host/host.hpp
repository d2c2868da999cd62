// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>
#include <fronteira/result.hpp>

#include "host/limits.hpp"
#include "host/nursery.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>

namespace fronteira::host {

/// How a host is run.
struct HostPlan {
    bool stdio = false;                 ///< one peer at standard input and output
    std::optional<std::string> listen;  ///< ADDR:PORT; port 0: any that is free
    std::filesystem::path store;        ///< `:memory:` keeps nothing
    Limits limits;
    std::function<void(const std::string&)> note;  ///< a line for the log
    std::function<void(const std::string&)> warn;
};

/// Takes `127.0.0.1:7878` or `[::1]:7878` apart. Names are not looked up.
Result<std::pair<std::string, uint16_t>> read_address(const std::string& text);

/// Serves until the pipe is closed or a signal (INT, TERM) comes. `nursery` was made before
/// anything else; `texts` are the sentences of platform/host/text.
Result<void> run_host(const HostPlan& plan, Nursery& nursery, const TextTable& texts);

}  // namespace fronteira::host
