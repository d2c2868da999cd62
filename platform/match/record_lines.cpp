// SPDX-License-Identifier: MIT
#include "match/record_lines.hpp"

#include "match/utf8.hpp"

namespace fronteira::match {

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
        return fault(line, line.text.size() + 1, "record.torn",
                     "the record is cut short in line " + std::to_string(number_),
                     "delete that line to go on from the move before it");
    }
    rest_.remove_prefix(end + 1);
    if (!line.text.empty() && line.text.back() == '\r') line.text.remove_suffix(1);
    refuse_odd_bytes(line);
    next_ = line;
}

void RecordLines::refuse_odd_bytes(const RecordLine& line) {
    for (size_t i = 0; i < line.text.size(); ++i) {
        const char c = line.text[i];
        if (static_cast<unsigned char>(c) >= ' ' && c != 0x7f) continue;
        return fault(line, i + 1, "record.control_character",
                     "a control character stands in the line", "restore the record from a copy");
    }
    if (const auto odd = first_bad_utf8(line.text))
        fault(line, *odd + 1, "record.not_utf8", "the line is not UTF-8 text",
              "restore the record from a copy");
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

void RecordLines::fault_at_end(const char* code, std::string message, std::string hint) {
    fault({{}, number_ + 1}, 1, code, std::move(message), std::move(hint));
}

}  // namespace fronteira::match
