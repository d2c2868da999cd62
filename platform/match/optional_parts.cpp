// SPDX-License-Identifier: MIT
#include "match/optional_parts.hpp"

#include "match/names.hpp"

namespace fronteira::match {
namespace {

using Holds = std::function<bool(std::string_view name)>;

/// Calls `look` with each placeholder of the part until it returns true.
bool any_placeholder(std::string_view part, const Holds& look) {
    for (size_t open = 0; (open = part.find('{', open)) != std::string_view::npos; ++open) {
        const size_t close = part.find('}', open);
        if (close == std::string_view::npos) return false;
        if (look(part.substr(open + 1, close - open - 1))) return true;
    }
    return false;
}

}  // namespace

bool is_nothing(core::Kind kind, int32_t value) {
    switch (kind) {
        case core::Kind::integer:
        case core::Kind::flag:
        case core::Kind::seats:
            return value == 0;
        case core::Kind::choice:
            return false;
        default:
            return value == core::none;
    }
}

bool is_nothing(const core::Slot& slot, const Move& move) {
    return is_nothing(kind_of(slot.type), move.values[static_cast<size_t>(slot.offset)]);
}

std::string without_empty_parts(std::string_view text, const Holds& is_empty) {
    std::string out;
    while (!text.empty()) {
        const size_t open = text.find('[');
        const size_t close = text.find(']', open == std::string_view::npos ? open : open + 1);
        if (close == std::string_view::npos) break;
        const std::string_view part = text.substr(open + 1, close - open - 1);
        out += text.substr(0, open);
        if (!any_placeholder(part, [](std::string_view) { return true; }))
            out += text.substr(open, close + 1 - open);
        else if (!any_placeholder(part, is_empty))
            out += part;
        text.remove_prefix(close + 1);
    }
    return out += text;
}

}  // namespace fronteira::match
