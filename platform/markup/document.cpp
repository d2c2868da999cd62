// SPDX-License-Identifier: MIT
#include "markup/document.hpp"

#include <algorithm>
#include <charconv>
#include <cmath>

namespace fronteira::markup {
namespace {

std::vector<size_t> starts_of_lines(std::string_view bytes) {
    std::vector<size_t> starts{0};
    for (size_t i = 0; i < bytes.size(); ++i)
        if (bytes[i] == '\n') starts.push_back(i + 1);
    return starts;
}

/// By walking on, not by recursion: this is what finds out whether that would be safe.
bool is_too_deep(const pugi::xml_document& document) {
    int depth = 0;
    Element at = document.first_child();
    while (at) {
        if (at.first_child()) {
            at = at.first_child();
            if (++depth >= deepest) return true;
            continue;
        }
        while (at && !at.next_sibling() && at.parent() && at.parent() != document) {
            at = at.parent();
            --depth;
        }
        at = at.next_sibling();
    }
    return false;
}

constexpr std::string_view gaps = " \t\r\n,";

}  // namespace

Result<Document> Document::read(std::string_view bytes, const std::string& file) {
    if (bytes.size() > most_bytes)
        return fail(error_at({file, 0, 0}, "markup.too_large", "is larger than 8 MB",
                             "remove pictures and layers that the map does not need"));
    if (bytes.starts_with("\x1f\x8b"))
        return fail(error_at({file, 0, 0}, "markup.compressed", "is compressed",
                             "save it without compression, or unpack it with gunzip"));
    Document result;
    result.file_ = file;
    result.line_starts_ = starts_of_lines(bytes);
    const pugi::xml_parse_result parsed = result.document_->load_buffer(
        bytes.data(), bytes.size(), pugi::parse_default, pugi::encoding_auto);
    if (!parsed) {
        const auto offset = static_cast<size_t>(std::max<std::ptrdiff_t>(parsed.offset, 0));
        return fail(error_at(result.place_at(offset), "markup.broken",
                             std::string("is not valid XML: ") + parsed.description()));
    }
    if (is_too_deep(*result.document_))
        return fail(error_at({file, 0, 0}, "markup.too_deep",
                             "has elements nested more than " + std::to_string(deepest) + " deep",
                             "ungroup some of them"));
    return result;
}

Place Document::place(Element element) const {
    const auto offset = element.offset_debug();
    return offset < 0 ? Place{file_, 0, 0} : place_at(static_cast<size_t>(offset));
}

Place Document::place_at(size_t offset) const {
    const auto after = std::upper_bound(line_starts_.begin(), line_starts_.end(), offset);
    return {file_, static_cast<int>(after - line_starts_.begin()),
            static_cast<int>(offset - *(after - 1)) + 1};
}

std::string_view local_name(Element element) {
    const std::string_view name = element.name();
    const size_t colon = name.find(':');
    return colon == std::string_view::npos ? name : name.substr(colon + 1);
}

std::optional<double> next_number(std::string_view& text) {
    text.remove_prefix(std::min(text.find_first_not_of(gaps), text.size()));
    std::string_view digits = text;
    if (digits.starts_with('+')) digits.remove_prefix(1);
    double value = 0;
    const auto [end, fault] = std::from_chars(digits.data(), digits.data() + digits.size(), value);
    if (fault != std::errc{} || !std::isfinite(value)) return std::nullopt;
    text.remove_prefix(static_cast<size_t>(end - text.data()));
    return value;
}

std::optional<double> number(std::string_view text) {
    const auto value = next_number(text);
    return value && text.find_first_not_of(gaps) == std::string_view::npos ? value : std::nullopt;
}

}  // namespace fronteira::markup
