// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <nlohmann/json.hpp>

#include <string>
#include <string_view>

namespace fronteira::protocol {

using Json = nlohmann::json;

/// The version of docs/reference/protocol.md that this code speaks.
inline constexpr int version = 1;

/// A deeper message is refused.
inline constexpr int most_depth = 16;

/// Reads one message: a JSON object that is not too deep. Any bytes whatever are safe. The code of
/// a failure is the one that the protocol gives it.
Result<Json> parse_message(std::string_view text, int depth = most_depth);

/// One line without its end. Bytes that are no UTF-8 are replaced.
std::string to_line(const Json& message);

/// `{"type": type, ...}`, as most messages begin.
inline Json message(const char* type) {
    return Json{{"type", type}};
}

/// `{"type": "error", "code": code}`, with what helps to put it right.
Json error(const std::string& code, const std::string& hint = {});

/// The first of several findings, as an error.
Json error(const Diagnostics& findings);

}  // namespace fronteira::protocol
