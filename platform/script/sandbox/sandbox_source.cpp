// SPDX-License-Identifier: MIT
#include "script/sandbox/sandbox_source.hpp"

#include <algorithm>

namespace fronteira::script {
namespace {

constexpr int longest_chain = 50;

bool is_name_character(char c) {
    return (c >= 'a' && c <= 'z') || (c >= 'A' && c <= 'Z') || (c >= '0' && c <= '9') || c == '_';
}

bool is_blank(char c) {
    return c == ' ' || (c >= '\t' && c <= '\r');
}

bool ends_line(char c) {
    return c == '\n' || c == '\r';
}

constexpr const char* zero_byte = "a text cannot hold a zero byte";

size_t count_of(std::string_view text, char c) {
    return std::min(text.find_first_not_of(c), text.size());
}

/// Whether what follows a backslash is `0`, `00`, `000`, `x00` or `u{0}` with any zeros.
bool is_zero_escape(std::string_view text) {
    const auto is_digit = [&](size_t i) {
        return i < text.size() && text[i] >= '0' && text[i] <= '9';
    };
    const size_t zeros = count_of(text.substr(0, 3), '0');
    if (zeros > 0) return zeros == 3 || !is_digit(zeros);
    if (text.substr(0, 3) == "x00") return true;
    if (text.substr(0, 2) != "u{") return false;
    text.remove_prefix(2);
    text.remove_prefix(count_of(text, '0'));
    return text.empty() || text.front() == '}';
}

/// Walks over the tokens, counting only what the checks need.
class Scanner {
 public:
    explicit Scanner(std::string_view source) : source_(source) {}

    /// The first fault and its line; false when there is none.
    bool find_fault(const char*& fault, int& line);

 private:
    char at(size_t index) const { return index < source_.size() ? source_[index] : '\0'; }
    void advance(size_t count);
    bool skip_blank_or_comment();
    bool skip_long_bracket();
    void skip_escaped();
    bool skip_quoted();
    void skip_word();
    bool skip_token(const char*& fault);

    std::string_view source_;
    size_t next_ = 0;
    int line_ = 1;
    int chain_ = 0;  ///< indexes since the expression began
    bool after_word_ = false;
};

void Scanner::advance(size_t count) {
    for (; count > 0 && next_ < source_.size(); --count)
        if (source_[next_++] == '\n') ++line_;
}

/// Skips `[[...]]`, `[==[...]==]`; false when none starts here.
bool Scanner::skip_long_bracket() {
    size_t level = 0;
    while (at(next_ + 1 + level) == '=') ++level;
    if (at(next_) != '[' || at(next_ + 1 + level) != '[') return false;
    const std::string close = "]" + std::string(level, '=') + "]";
    const size_t end = source_.find(close, next_ + level + 2);
    advance(end == std::string_view::npos ? source_.size() : end + close.size() - next_);
    return true;
}

bool Scanner::skip_blank_or_comment() {
    const char c = at(next_);
    if (is_blank(c)) {
        advance(1);
        return true;
    }
    if (c != '-' || at(next_ + 1) != '-') return false;
    advance(2);
    if (at(next_) == '[' && skip_long_bracket()) return true;
    while (next_ < source_.size() && !ends_line(at(next_))) advance(1);
    return true;
}

/// Skips what follows a backslash: `z` skips all blanks behind it, ends of lines among them, and an
/// end of a line may be of two bytes.
void Scanner::skip_escaped() {
    const char escaped = at(next_);
    advance(1);
    if (escaped == 'z')
        while (is_blank(at(next_))) advance(1);
    else if (ends_line(escaped) && ends_line(at(next_)) && at(next_) != escaped)
        advance(1);
}

/// Skips a quoted text; false when an escape in it stands for a zero byte.
bool Scanner::skip_quoted() {
    const char quote = at(next_);
    advance(1);
    while (next_ < source_.size() && at(next_) != quote && !ends_line(at(next_))) {
        const bool escapes = at(next_) == '\\';
        if (escapes && is_zero_escape(source_.substr(next_ + 1, 20))) return false;
        advance(1);
        if (escapes) skip_escaped();
    }
    advance(1);
    return true;
}

void Scanner::skip_word() {
    const bool number = at(next_) >= '0' && at(next_) <= '9';
    // Two words side by side belong to two statements, or one of them is a keyword.
    if (after_word_) chain_ = 0;
    while (next_ < source_.size() && (is_name_character(at(next_)) || (number && at(next_) == '.')))
        advance(1);
}

/// Skips one token; false at a fault.
bool Scanner::skip_token(const char*& fault) {
    const char c = at(next_);
    if (is_name_character(c)) {
        skip_word();
        after_word_ = true;
        return true;
    }
    if (c == '"' || c == '\'') {
        if (!skip_quoted()) {
            fault = zero_byte;
            return false;
        }
    } else if (c == '[' && skip_long_bracket()) {
        after_word_ = false;
        return true;
    } else if (c == '.' && at(next_ + 1) == '.') {
        while (at(next_) == '.') advance(1);
        chain_ = 0;
    } else if (c == '^') {
        fault = "the operator ^ is not available: its results differ between machines; write x * x";
        return false;
    } else {
        if (c == '.' || c == '[') {
            if (++chain_ > longest_chain) {
                fault = "an index chain (`a.b.c`) of more than 50 parts";
                return false;
            }
        } else if (c != ']') {
            chain_ = 0;
        }
        advance(1);
    }
    after_word_ = false;
    return true;
}

bool Scanner::find_fault(const char*& fault, int& line) {
    while (next_ < source_.size()) {
        if (skip_blank_or_comment()) continue;
        line = line_;
        if (!skip_token(fault)) return true;
    }
    return false;
}

}  // namespace

std::optional<Diagnostic> fault_of_source(std::string_view source, const std::string& chunk,
                                          size_t largest) {
    if (source.size() > largest)
        return error_at({chunk, 0, 0}, "script.size",
                        "the file has more than " + std::to_string(largest) + " bytes",
                        "split it into modules");
    if (!source.empty() && source[0] == '\x1b')
        return error_at({chunk, 0, 0}, "script.binary", "the file is not text");
    if (source.substr(0, 3) == "\xef\xbb\xbf")
        return error_at({chunk, 1, 1}, "script.syntax", "the file starts with a byte order mark",
                        "save it as UTF-8 without one");
    if (source.starts_with("\xff\xfe") || source.starts_with("\xfe\xff"))
        return error_at({chunk, 1, 1}, "script.syntax", "the file is UTF-16", "save it as UTF-8");
    if (const size_t zero = source.find('\0'); zero != std::string_view::npos) {
        const auto before = source.substr(0, zero);
        const auto lines = std::count(before.begin(), before.end(), '\n');
        return error_at({chunk, static_cast<int>(lines) + 1, 0}, "script.syntax", zero_byte);
    }
    const char* fault = nullptr;
    int line = 0;
    if (Scanner(source).find_fault(fault, line))
        return error_at({chunk, line, 0}, "script.syntax", fault);
    return std::nullopt;
}

}  // namespace fronteira::script
