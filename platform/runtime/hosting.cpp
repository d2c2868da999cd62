// SPDX-License-Identifier: MIT
#include "runtime/hosting.hpp"

#include "runtime/embedded_text.hpp"
#include "runtime/log.hpp"
#include "runtime/process.hpp"
#include "runtime/script_call.hpp"
#include "runtime/shelf.hpp"
#include "table/clerk.hpp"

#include <cstdlib>
#include <memory>

namespace fronteira::runtime {
namespace {

/// Runs in the nursery: finds what is installed, once for all workers.
host::Nursery::Work prepare_work(const Places& places) {
    const auto installation = std::make_shared<Installation>(places);
    log_findings(installation->mods().findings(), false);
    log_findings(installation->plugins().findings());
    return [installation](int socket) {
        confine_worker();
        start_watchdog();
        Shelf shelf(*installation);
        table::serve(socket, shelf, allow_one_decision);
    };
}

}  // namespace

Result<void> host_matches(const Places& places, host::HostPlan plan) {
    auto nursery = host::Nursery::start([&places] { return prepare_work(places); });
    if (!nursery) return fail(std::move(nursery.error()));
    plan.note = log_note;
    plan.warn = log_warning;
    return host::run_host(plan, **nursery, to_table(host_texts()));
}

std::filesystem::path usual_store() {
    std::filesystem::path folder;
    if (const char* data = std::getenv("XDG_DATA_HOME"); data != nullptr && *data != '\0')
        folder = data;
    else if (const char* home = std::getenv("HOME"); home != nullptr)
        folder = std::filesystem::path(home) / ".local/share";
    return folder / "fronteira" / "matches.sqlite";
}

}  // namespace fronteira::runtime
