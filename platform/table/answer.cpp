// SPDX-License-Identifier: MIT
#include "table/answer.hpp"

namespace fronteira::table {

Json error_json(const char* code) {
    Json json = protocol::message("error");
    json["code"] = code;
    return json;
}

Json error_json(const Diagnostics& findings) {
    Json json = error_json(findings.empty() ? "match.unknown" : findings.front().code.c_str());
    Json list = Json::array();
    for (const Diagnostic& finding : findings) list.push_back(to_text(finding));
    if (!findings.empty() && !findings.front().message.empty())
        json["hint"] = findings.front().message;
    json["findings"] = std::move(list);
    return json;
}

}  // namespace fronteira::table
