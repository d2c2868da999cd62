// SPDX-License-Identifier: MIT
#include "runtime/shelf/hosting.hpp"

#include "page/page.hpp"
#include "runtime/log.hpp"
#include "runtime/process.hpp"
#include "runtime/script_call.hpp"
#include "runtime/shelf/shelf.hpp"
#include "runtime/words/embedded_text.hpp"
#include "table/request_handler.hpp"

#include <pwd.h>
#include <unistd.h>

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

namespace {

/// The folder that a variable names; empty where it names none from the root on, which would mean
/// another one in each folder that the program is called from.
std::filesystem::path folder_in(const char* variable) {
    const char* named = std::getenv(variable);
    std::filesystem::path folder = named == nullptr ? "" : named;
    return folder.is_absolute() ? folder : std::filesystem::path();
}

std::filesystem::path home() {
    if (auto folder = folder_in("HOME"); !folder.empty()) return folder;
    const passwd* known = ::getpwuid(::getuid());
    return known == nullptr || known->pw_dir == nullptr ? "/" : known->pw_dir;
}

}  // namespace

std::filesystem::path usual_store() {
    std::filesystem::path folder = folder_in("XDG_DATA_HOME");
    if (folder.empty()) folder = home() / ".local/share";
    return folder / "fronteira" / "matches.sqlite";
}

}  // namespace fronteira::runtime
