// SPDX-License-Identifier: MIT
#pragma once

#include <string>
#include <vector>

namespace fronteira {

/// Where something is in a file. Lines and columns count from 1; 0 means "not known".
struct Place {
    std::string file;
    int line = 0;
    int column = 0;
};

enum class Severity { note, warning, error };

/// One finding that a person can act on: what is wrong, where, and what to do about it.
/// Its text is `file:line:column: error: sentence (hint) [code]`, everywhere.
struct Diagnostic {
    Severity severity = Severity::error;
    Place place;
    std::string message;  ///< one English sentence without a full stop
    std::string hint;     ///< the remedy, or empty
    std::string code;     ///< stable and short: `map.unknown_space`
};

/// All findings of one check, in the order of their places.
using Diagnostics = std::vector<Diagnostic>;

inline Diagnostic error_at(Place place, std::string code, std::string message,
                           std::string hint = {}) {
    return {Severity::error, std::move(place), std::move(message), std::move(hint),
            std::move(code)};
}

/// The same of what may be meant.
inline Diagnostic warning_at(Place place, std::string code, std::string message,
                             std::string hint = {}) {
    return {Severity::warning, std::move(place), std::move(message), std::move(hint),
            std::move(code)};
}

inline void append(Diagnostics& to, const Diagnostics& more) {
    to.insert(to.end(), more.begin(), more.end());
}

inline bool has_errors(const Diagnostics& findings) {
    for (const Diagnostic& finding : findings)
        if (finding.severity == Severity::error) return true;
    return false;
}

/// `maps/world.toml:12:3`, as far as it is known.
inline std::string to_text(const Place& place) {
    std::string text = place.file;
    if (place.line > 0) text += ":" + std::to_string(place.line);
    if (place.column > 0) text += ":" + std::to_string(place.column);
    return text;
}

/// `maps/world.toml:12:3: error: unknown key `amries` (did you mean `armies`?) [map.unknown_key]`
inline std::string to_text(const Diagnostic& finding) {
    static constexpr const char* names[] = {"note", "warning", "error"};
    std::string text = to_text(finding.place);
    if (!text.empty()) text += ": ";
    text += std::string(names[static_cast<int>(finding.severity)]) + ": " + finding.message;
    if (!finding.hint.empty()) text += " (" + finding.hint + ")";
    if (!finding.code.empty()) text += " [" + finding.code + "]";
    return text;
}

/// One finding per line.
inline std::string to_text(const Diagnostics& findings) {
    std::string text;
    for (const Diagnostic& finding : findings) text += to_text(finding) + "\n";
    return text;
}

}  // namespace fronteira
