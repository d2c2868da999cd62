// SPDX-License-Identifier: MIT
#include "match/records/record_lines.hpp"

#include "letters/letter.hpp"
#include "match/word.hpp"

namespace fronteira::match {
namespace {

std::optional<core::Hash> parse_hash(std::string_view text) {
    if (text.size() != 32) return std::nullopt;
    uint64_t halves[2] = {0, 0};
    for (size_t i = 0; i < text.size(); ++i) {
        const size_t digit = std::string_view("0123456789abcdef").find(text[i]);
        if (digit == std::string_view::npos) return std::nullopt;
        halves[i / 16] = halves[i / 16] << 4 | digit;
    }
    return core::Hash{halves[1], halves[0]};
}

}  // namespace

RecordLines::RecordLines(std::string_view text, std::string file)
    : rest_(text), file_(std::move(file)) {
    advance();
}

RecordLine RecordLines::take() {
    const RecordLine taken = *next_;
    advance();
    return taken;
}

void RecordLines::advance() {
    next_.reset();
    if (rest_.empty()) return;
    const size_t end = rest_.find('\n');
    RecordLine line{rest_.substr(0, end), ++number_};
    if (end == std::string_view::npos) {
        rest_ = {};
        return fault(
            line, line.text.size() + 1, "record.torn",
            "the record breaks off in line " + std::to_string(number_),
            has_start_ ? "delete that line to continue from the move before it" : copy_hint);
    }
    rest_.remove_prefix(end + 1);
    if (!line.text.empty() && line.text.back() == '\r') line.text.remove_suffix(1);
    refuse_odd_bytes(line);
    has_start_ = has_start_ || line.text.starts_with("start ");
    next_ = line;
}

void RecordLines::refuse_odd_bytes(const RecordLine& line) {
    for (size_t i = 0; i < line.text.size(); ++i) {
        const char c = line.text[i];
        if (static_cast<unsigned char>(c) >= ' ' && c != 0x7f) continue;
        return fault(line, i + 1, "record.control_character",
                     "a control character stands in the line", copy_hint);
    }
    if (const size_t odd = letters::end_of_utf8(line.text); odd != std::string_view::npos)
        fault(line, odd + 1, "record.not_utf8", "the line is not UTF-8 text", copy_hint);
}

void RecordLines::fault(const RecordLine& line, size_t column, const char* code,
                        std::string message, std::string hint) {
    faults_.push_back(error_at({file_, line.number, static_cast<int>(column)}, code,
                               std::move(message), std::move(hint)));
}

void RecordLines::fault(const RecordLine& line, std::string_view part, const char* code,
                        std::string message, std::string hint) {
    fault(line, static_cast<size_t>(part.data() - line.text.data()) + 1, code, std::move(message),
          std::move(hint));
}

core::Hash RecordLines::hash(const RecordLine& line, std::string_view part) {
    if (const auto read = parse_hash(part)) return *read;
    fault(line, part, "record.bad_hash", cited(part) + " is not a hash of 32 hexadecimal digits",
          copy_hint);
    return {};
}

void RecordLines::fault_at_end(const char* code, std::string message, std::string hint) {
    fault({{}, number_ + 1}, 1, code, std::move(message), std::move(hint));
}

}  // namespace fronteira::match
