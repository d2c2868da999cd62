// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <set>
#include <string>
#include <string_view>
#include <vector>

struct lua_State;

namespace fronteira::script {

/// Longest text of an error, in bytes.
inline constexpr size_t longest_error = 4096;

/// Text fit for a log line: at most `limit` bytes, valid UTF-8, no control characters; what does
/// not fit these becomes `?`, and white space one blank.
std::string cleaned(std::string_view text, size_t limit);

/// Splits `mod/file.lua:12: message` into place and message, when the front names one of
/// `chunks`; Lua cuts long names, these are made whole again. The remedy in brackets at the end
/// of a message (`(did you mean ...)`) becomes the hint.
Diagnostic located(std::string_view text, const std::set<std::string>& chunks, std::string code);

/// The one of `candidates` that `word` is most likely a slip of, or empty. Names in rules are few
/// and far apart: more letters may differ than in texts.
std::string closest(std::string_view word, const std::vector<std::string>& candidates);
/// A hint: the one that is meant, as "did you mean `x`?", or what is said otherwise.
std::string near_or(std::string_view word, const std::vector<std::string>& candidates,
                    std::string otherwise);
/// The same with at most so many letters that differ.
std::string closest(std::string_view word, const std::vector<std::string>& candidates, size_t most);

/// The same for a script that runs, which pays for the search: it may ask on and on.
std::string closest(lua_State* lua, std::string_view word,
                    const std::vector<std::string>& candidates);
/// That as the end of a message, ` (did you mean `word`?)`, or empty.
std::string did_you_mean(lua_State* lua, std::string_view word,
                         const std::vector<std::string>& candidates);

}  // namespace fronteira::script
