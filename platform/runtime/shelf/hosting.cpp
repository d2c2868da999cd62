// SPDX-License-Identifier: MIT
#include "runtime/shelf/hosting.hpp"

#include "page/page.hpp"
#include "runtime/log.hpp"
#include "runtime/process.hpp"
#include "runtime/script_call.hpp"
#include "runtime/shelf/shelf.hpp"
#include "runtime/words/embedded_text.hpp"
#include "table/request_handler.hpp"

#include <cstdlib>
#include <memory>

namespace fronteira::runtime {
namespace {

/// A host without a game does nothing, and looks as if it did.
void warn_of_nothing(const Installation& installation, const Places& places) {
    for (const Mod& mod : installation.mods().mods())
        if (!mod.rulesets.empty()) return;
    std::string folders;
    for (const auto& folder : places.mods) folders += " " + folder.string();
    log_warning("no game is installed; mods are looked for in:" + folders);
}

/// Runs in the zygote: finds what is installed, once for all workers.
host::Zygote::Work prepare_work(const Places& places) {
    const auto installation = std::make_shared<Installation>(places);
    log_findings(installation->mods().findings(), false);
    log_findings(installation->plugins().findings());
    warn_of_nothing(*installation, places);
    return [installation](int socket) {
        confine_worker();
        start_watchdog();
        Shelf shelf(*installation);
        table::serve(socket, shelf, allow_one_decision);
    };
}

}  // namespace

Result<void> host_matches(const Places& places, host::HostPlan plan) {
    return host_contest(places, std::move(plan), [] { return nullptr; });
}

Result<void> host_contest(const Places& places, host::HostPlan plan, const ContestMaker& make) {
    auto zygote = host::Zygote::start([&places] { return prepare_work(places); });
    if (!zygote) return fail(std::move(zygote.error()));
    plan.page = {page::live_page(to_table(page_texts()), to_table(match_texts())),
                 page::live_policy()};
    const auto contest = make();
    if (!contest) return fail(contest.error());
    plan.contest = contest->get();
    plan.note = log_note;
    plan.warn = log_warning;
    return host::run_host(plan, **zygote, to_table(host_texts()));
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
