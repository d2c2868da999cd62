// SPDX-License-Identifier: MIT
#pragma once

#include "host/host.hpp"
#include "runtime/places.hpp"

#include <functional>
#include <memory>

namespace fronteira::runtime {

/// Runs a host over what is installed there, until it ends. Call it before this process has threads
/// of its own: workers are forked from it.
Result<void> host_matches(const Places& places, host::HostPlan plan);

/// The same with a tournament that people play there. Its ledger is taken once workers cannot hold
/// on to it any more.
using ContestMaker = std::function<Result<std::unique_ptr<host::Contest>>()>;
Result<void> host_contest(const Places& places, host::HostPlan plan, const ContestMaker& make);

/// Where a host stores its matches by default: `fronteira/matches.sqlite` in XDG_DATA_HOME, else in
/// `~/.local/share`.
std::filesystem::path usual_store();

}  // namespace fronteira::runtime
