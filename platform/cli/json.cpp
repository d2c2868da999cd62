// SPDX-License-Identifier: MIT
#include "cli/json.hpp"

#include <cstdio>

namespace fronteira::cli {

Json to_json(const Diagnostic& finding) {
    static constexpr const char* names[] = {"note", "warning", "error"};
    return {{"severity", names[static_cast<int>(finding.severity)]},
            {"file", finding.place.file},
            {"line", finding.place.line},
            {"column", finding.place.column},
            {"message", finding.message},
            {"hint", finding.hint},
            {"code", finding.code}};
}

Json to_json(const Diagnostics& findings) {
    Json list = Json::array();
    for (const Diagnostic& finding : findings) list.push_back(to_json(finding));
    return list;
}

void print(const Json& value) {
    std::string text = value.dump(2, ' ', false, Json::error_handler_t::replace);
    text += '\n';
    std::fwrite(text.data(), 1, text.size(), stdout);
}

}  // namespace fronteira::cli
