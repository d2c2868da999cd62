// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>
#include <fronteira/result.hpp>

#include "host/contest.hpp"
#include "host/limits.hpp"
#include "host/live_page.hpp"
#include "host/workers/zygote.hpp"

#include <cstdint>
#include <filesystem>
#include <functional>
#include <optional>
#include <string>
#include <vector>

namespace fronteira::host {

/// How a host is run.
struct HostPlan {
    bool stdio = false;                 ///< one peer at standard input and output
    std::optional<std::string> listen;  ///< ADDR:PORT; port 0: any that is free
    std::vector<std::string> proxies;   ///< addresses that are believed from where somebody comes
    std::filesystem::path store;        ///< `:memory:` keeps nothing
    Limits limits;
    LivePage page;
    /// Called with ADDR:PORT once connections are accepted.
    std::function<void(const std::string&)> listening = [](const std::string&) {};
    Contest* contest = nullptr;                    ///< that is played here, lent; or none
    std::function<void(const std::string&)> note;  ///< a line for the log
    std::function<void(const std::string&)> warn;
};

/// Takes `127.0.0.1:7878` or `[::1]:7878` apart. Names are not looked up.
Result<std::pair<std::string, uint16_t>> read_address(const std::string& text);

/// Serves until the pipe is closed or a signal (INT, TERM) comes. `zygote` was made before
/// anything else; `texts` are the sentences of platform/host/text.
Result<void> run_host(const HostPlan& plan, Zygote& zygote, const TextTable& texts);

}  // namespace fronteira::host
