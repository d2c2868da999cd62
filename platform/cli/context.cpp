// SPDX-License-Identifier: MIT
#include "cli/context.hpp"

#include "cli/reports/finding_text.hpp"
#include "cli/reports/json.hpp"
#include "runtime/log.hpp"
#include "runtime/words/brief.hpp"
#include "runtime/words/shown.hpp"

#include <algorithm>
#include <cstdio>
#include <system_error>

namespace fronteira::cli {
namespace fs = std::filesystem;

namespace {

bool is_in(const fs::path& file, const fs::path& folder) {
    std::error_code error;
    const fs::path way =
        fs::weakly_canonical(file, error).lexically_relative(fs::weakly_canonical(folder, error));
    return !way.empty() && *way.begin() != "..";
}

}  // namespace

const runtime::Installation& Context::installation() {
    const bool told = installation_.has_value();
    quiet_installation();
    if (!told) tell_of_installation();
    return *installation_;
}

const runtime::Installation& Context::quiet_installation() {
    if (!installation_) installation_.emplace(runtime::find_places(mods));
    return *installation_;
}

void Context::tell_of_installation(const std::vector<fs::path>& but) {
    Diagnostics findings = quiet_installation().mods().findings();
    std::erase_if(findings, [&](const Diagnostic& finding) {
        return std::any_of(but.begin(), but.end(), [&](const fs::path& folder) {
            return is_in(finding.place.file, folder);
        });
    });
    runtime::log_findings(findings, false);
    runtime::log_findings(installation_->plugins().findings());
}

namespace {

bool begins_with_one_of(const std::string& code, std::initializer_list<const char*> beginnings) {
    return std::any_of(beginnings.begin(), beginnings.end(),
                       [&](const char* beginning) { return code.starts_with(beginning); });
}

/// Of a name that stands in a file, such as a record's ruleset, the file is to blame.
bool is_of_what_was_typed(const Diagnostic& finding) {
    if (begins_with_one_of(finding.code, {"file.missing", "ledger.missing", "exchange.suffix",
                                          "exchange.format", "replay.eyes"}))
        return true;
    return finding.place.file.empty() &&
           begins_with_one_of(finding.code, {"mod.unknown_", "mod.ambiguous_", "bot.unknown",
                                             "bot.program", "bot.command", "option."});
}

}  // namespace

void Context::refuse(const Diagnostics& findings) {
    refuse(findings, !findings.empty() && is_of_what_was_typed(findings.front()) ? bad_usage : bad);
}

void Context::refuse(const Diagnostics& findings, int with) {
    runtime::log_findings(findings);
    status = with;
}

void Context::refuse_in(const std::string& language, const Diagnostics& findings,
                        std::optional<int> with) {
    for (const Diagnostic& finding : runtime::in_brief(findings))
        std::fputs((runtime::shown(finding_text(finding, language)) + "\n").c_str(), stderr);
    refuse({}, with ? *with : is_of_what_was_typed(findings.front()) ? bad_usage : bad);
}

void Context::refuse_told(bool json, const Diagnostics& findings, std::optional<int> with) {
    if (json) print({{"good", false}, {"findings", to_json(findings)}});
    with ? refuse(findings, *with) : refuse(findings);
}

}  // namespace fronteira::cli
