// SPDX-License-Identifier: MIT
#include "content/mods/version.hpp"

#include <fronteira/whole_number.hpp>

#include <algorithm>
#include <compare>

namespace fronteira::content {
namespace {

std::string_view trimmed(std::string_view text) {
    while (!text.empty() && text.front() == ' ') text.remove_prefix(1);
    while (!text.empty() && text.back() == ' ') text.remove_suffix(1);
    return text;
}

/// Cuts off what stands before `mark`, or everything.
std::string_view cut(std::string_view& text, char mark) {
    const size_t end = std::min(text.find(mark), text.size());
    const std::string_view head = text.substr(0, end);
    text.remove_prefix(std::min(end + 1, text.size()));
    return head;
}

std::optional<int> parse_number(std::string_view text) {
    constexpr size_t longest = 6;
    if (text.empty() || text.size() > longest || (text.size() > 1 && text[0] == '0')) return {};
    const auto value = whole_number(text);
    if (!value || *value < 0) return {};
    return value;
}

bool is_early(std::string_view text) {
    while (true) {
        const size_t end = std::min(text.find('.'), text.size());
        const std::string_view part = text.substr(0, end);
        const bool good = !part.empty() && std::all_of(part.begin(), part.end(), [](char c) {
            return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') ||
                   c == '-';
        });
        if (!good) return false;
        if (end == text.size()) return true;
        text.remove_prefix(end + 1);
    }
}

std::optional<Version> parse(std::string_view text, size_t least_numbers) {
    Version version;
    const size_t dash = text.find('-');
    if (dash != std::string_view::npos) {
        version.early = text.substr(dash + 1);
        text = text.substr(0, dash);
        if (!is_early(version.early)) return {};
        least_numbers = 3;
    }
    size_t numbers = 0;
    bool more = true;
    for (int* part : {&version.major, &version.minor, &version.patch}) {
        if (!more) break;
        more = text.find('.') != std::string_view::npos;
        const std::optional<int> value = parse_number(cut(text, '.'));
        if (!value) return {};
        *part = *value;
        ++numbers;
    }
    if (more || numbers < least_numbers) return {};
    return version;
}

std::strong_ordering compare_parts(std::string_view a, std::string_view b) {
    const std::optional<int> x = parse_number(a);
    const std::optional<int> y = parse_number(b);
    if (x && y) return *x <=> *y;
    if (x.has_value() != y.has_value())
        return x ? std::strong_ordering::less : std::strong_ordering::greater;
    return a <=> b;
}

std::strong_ordering compare_early(std::string_view a, std::string_view b) {
    if (a.empty() || b.empty()) return a.empty() <=> b.empty();
    while (!a.empty() && !b.empty())
        if (const auto order = compare_parts(cut(a, '.'), cut(b, '.')); std::is_neq(order))
            return order;
    return b.empty() <=> a.empty();
}

std::optional<VersionRange::Bound> parse_bound(std::string_view text) {
    using Relation = VersionRange::Relation;
    Relation relation = Relation::equal;
    size_t skip = 0;
    if (text.starts_with(">=")) {
        relation = Relation::greater_or_equal;
        skip = 2;
    } else if (text.starts_with("<=")) {
        relation = Relation::less_or_equal;
        skip = 2;
    } else if (text.starts_with(">")) {
        relation = Relation::greater;
        skip = 1;
    } else if (text.starts_with("<")) {
        relation = Relation::less;
        skip = 1;
    } else if (text.starts_with("=")) {
        skip = 1;
    }
    const std::optional<Version> version = parse(trimmed(text.substr(skip)), 1);
    if (!version) return {};
    return VersionRange::Bound{relation, *version};
}

bool holds(const VersionRange::Bound& bound, const Version& version) {
    using Relation = VersionRange::Relation;
    switch (bound.relation) {
        case Relation::less:
            return version < bound.version;
        case Relation::less_or_equal:
            return version <= bound.version;
        case Relation::equal:
            return version == bound.version;
        case Relation::greater_or_equal:
            return version >= bound.version;
        case Relation::greater:
            return version > bound.version;
    }
    return false;
}

}  // namespace

std::strong_ordering operator<=>(const Version& a, const Version& b) {
    if (const auto order = a.major <=> b.major; std::is_neq(order)) return order;
    if (const auto order = a.minor <=> b.minor; std::is_neq(order)) return order;
    if (const auto order = a.patch <=> b.patch; std::is_neq(order)) return order;
    return compare_early(a.early, b.early);
}

std::optional<Version> parse_version(std::string_view text) {
    return parse(text, 3);
}

bool VersionRange::contains(const Version& version) const {
    return std::all_of(bounds.begin(), bounds.end(),
                       [&](const Bound& bound) { return holds(bound, version); });
}

std::optional<VersionRange> parse_range(std::string_view text) {
    constexpr size_t longest = 200;
    if (text.size() > longest) return {};
    VersionRange range;
    if (trimmed(text) == "*") return range;
    bool more = true;
    while (more) {
        more = text.find(',') != std::string_view::npos;
        const auto bound = parse_bound(trimmed(cut(text, ',')));
        if (!bound) return {};
        range.bounds.push_back(*bound);
    }
    return range;
}

}  // namespace fronteira::content
