// SPDX-License-Identifier: MIT
#pragma once

#include "host/host.hpp"

#include <string>
#include <vector>

namespace CLI {
class App;
}

namespace fronteira::cli {

/// How somebody wants a host to be run, as the verbs that run one take it.
struct HostOptions {
    bool stdio = false;
    std::string listen;
    std::string store;
    int patience = 10;
    int sleep_after = 60;
    size_t keep = host::Limits().kept;
    size_t keep_mebibytes = host::Limits().kept_bytes >> 20;
    size_t most_moves = host::Limits().moves;
    std::vector<std::string> proxies;

    /// Fails when nobody could reach it. `usual_store` is where matches are kept when no place was
    /// named.
    Result<host::HostPlan> plan(const std::filesystem::path& usual_store) const;
};

/// They must live as long as the verb.
void add_host_options(CLI::App& verb, HostOptions& options);

}  // namespace fronteira::cli
