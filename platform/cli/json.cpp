// SPDX-License-Identifier: MIT
#include "cli/json.hpp"

#include "runtime/findings_json.hpp"

#include <cstdio>

namespace fronteira::cli {
namespace {

std::string hexadecimal(char byte) {
    static constexpr char digits[] = "0123456789abcdef";
    const auto value = static_cast<unsigned char>(byte);
    return {digits[value >> 4], digits[value & 15]};
}

}  // namespace

Json to_json(const Diagnostic& finding) {
    return runtime::to_json(finding);
}

Json to_json(const Diagnostics& findings) {
    return runtime::to_json(findings);
}

// What JSON lets stand and a terminal obeys is written as an escape.
void print(const Json& value) {
    const std::string text = value.dump(2, ' ', false, Json::error_handler_t::replace);
    std::string safe;
    for (size_t i = 0; i < text.size(); ++i) {
        const bool two = text[i] == '\xc2' && static_cast<unsigned char>(text[i + 1]) < 0xa0;
        if (text[i] == 0x7f)
            safe += "\\u007f";
        else if (two)
            safe += "\\u00" + hexadecimal(text[++i]);
        else
            safe += text[i];
    }
    safe += '\n';
    std::fwrite(safe.data(), 1, safe.size(), stdout);
}

}  // namespace fronteira::cli
