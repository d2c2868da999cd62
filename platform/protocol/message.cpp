// SPDX-License-Identifier: MIT
#include "protocol/message.hpp"

#include <algorithm>

namespace fronteira::protocol {
namespace {

/// How deep brackets nest, found before anything is built that would have to be torn down again.
int depth_of(std::string_view text) {
    int depth = 0, deepest = 0;
    bool in_text = false;
    for (size_t i = 0; i < text.size(); ++i) {
        const char c = text[i];
        if (in_text) {
            if (c == '\\') ++i;
            if (c == '"') in_text = false;
        } else if (c == '"') {
            in_text = true;
        } else if (c == '{' || c == '[') {
            deepest = std::max(deepest, ++depth);
        } else if (c == '}' || c == ']') {
            --depth;
        }
    }
    return deepest;
}

}  // namespace

Result<Json> parse_message(std::string_view text, int depth) {
    if (depth_of(text) > depth)
        return fail(error_at({}, "protocol.too_deep",
                             "the message is nested deeper than " + std::to_string(depth)));
    Json read = Json::parse(text, nullptr, false);
    if (read.is_discarded() || !read.is_object())
        return fail(error_at({}, "protocol.json", "the message is not one JSON object",
                             "send `{\"type\": ...}`"));
    return read;
}

std::string to_line(const Json& message) {
    return message.dump(-1, ' ', false, Json::error_handler_t::replace);
}

Json error(const std::string& code, const std::string& hint) {
    Json json{{"type", "error"}, {"code", code}};
    if (!hint.empty()) json["hint"] = hint;
    return json;
}

Json error(const Diagnostics& findings) {
    return error(findings.front().code, findings.front().message);
}

}  // namespace fronteira::protocol
