// SPDX-License-Identifier: MIT
#include "cli/reports/json.hpp"

#include "runtime/words/findings_json.hpp"
#include "runtime/words/shown.hpp"

#include <cstdio>
#include <string>

namespace fronteira::cli {

Json to_json(const Diagnostic& finding) {
    return runtime::to_json(finding);
}

Json to_json(const Diagnostics& findings) {
    return runtime::to_json(findings);
}

// What JSON lets stand and a terminal obeys is written as an escape.
void print(const Json& value) {
    std::string safe =
        runtime::shown_json(value.dump(2, ' ', false, Json::error_handler_t::replace));
    safe += '\n';
    std::fwrite(safe.data(), 1, safe.size(), stdout);
}

}  // namespace fronteira::cli
