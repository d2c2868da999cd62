// SPDX-License-Identifier: MIT
#include "cli/context.hpp"

#include "runtime/log.hpp"

namespace fronteira::cli {

const runtime::Installation& Context::installation() {
    if (!installation_) {
        installation_.emplace(runtime::find_places(mods));
        runtime::log_findings(installation_->mods().findings(), false);
        runtime::log_findings(installation_->plugins().findings());
    }
    return *installation_;
}

void Context::refuse(const Diagnostics& findings, int with) {
    runtime::log_findings(findings);
    status = with;
}

}  // namespace fronteira::cli
