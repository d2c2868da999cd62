// SPDX-License-Identifier: MIT
#include "content/toml/pre_scanner.hpp"

#include "letters/letter.hpp"

#include <cctype>
#include <vector>

namespace fronteira::content {
namespace {

constexpr size_t most_findings = 20;

bool is_key_character(char c) {
    return std::isalnum(static_cast<unsigned char>(c)) || c == '_' || c == '-';
}

class Scanner {
 public:
    Scanner(std::string_view text, const std::string& file, const TomlLimits& limits)
        : text_(text), file_(file), limits_(limits) {}

    Diagnostics run() {
        if (text_.size() > limits_.bytes) {
            findings_.push_back(
                error_at({file_, 0, 0}, "toml.too_large",
                         "is larger than " + std::to_string(limits_.bytes / 1024) + " KB"));
            return std::move(findings_);
        }
        if (text_.substr(0, 3) == "\xef\xbb\xbf") at_ = line_start_ = 3;
        while (at_ < text_.size() && !stopped_) step();
        return std::move(findings_);
    }

 private:
    bool starts(std::string_view what) const { return text_.substr(at_, what.size()) == what; }

    void refuse_at(size_t line_start, size_t at, int line, std::string code, std::string message,
                   std::string hint = {}) {
        int column = 1;
        for (size_t i = line_start; i < at; ++i)
            if ((static_cast<unsigned char>(text_[i]) & 0xc0u) != 0x80u) ++column;
        findings_.push_back(error_at({file_, line, column}, "toml." + std::move(code),
                                     std::move(message), std::move(hint)));
        if (findings_.size() >= most_findings) stopped_ = true;
    }

    void refuse(std::string code, std::string message, std::string hint = {}) {
        refuse_at(line_start_, at_, line_, std::move(code), std::move(message), std::move(hint));
    }

    /// Beyond a limit there is nothing more to say about the text.
    void stop(std::string code, std::string message) {
        refuse(std::move(code), std::move(message));
        stopped_ = true;
    }

    void step() {
        const char c = text_[at_];
        if (at_newline()) return newline();
        if (c == ' ' || c == '\t') return void(++at_);
        if (c == '#') return comment();
        if (c == '"' || c == '\'') return string(c);
        if (statement_begins_ && c == '[') return header();
        statement_begins_ = false;
        punctuation(c);
        if (static_cast<unsigned char>(c) >= 0x80)
            foreign_character();
        else if (!stopped_)
            plain_character();
    }

    void punctuation(char c) {
        switch (c) {
            case '[':
            case '{':
                return open(c);
            case ']':
            case '}':
                return close();
            case '=':
                return equals();
            case ',':
                return comma();
            case '.':
                if (in_key_) another_part();
                return;
            default:
                return;
        }
    }

    bool at_newline() const { return text_[at_] == '\n' || starts("\r\n"); }

    void newline() {
        at_ += text_[at_] == '\r' ? 2 : 1;
        ++line_;
        line_start_ = at_;
        if (brackets_.empty()) begin_statement();
    }

    void begin_statement() {
        statement_begins_ = true;
        begin_key();
    }

    void begin_key() {
        in_key_ = true;
        parts_ = 1;
    }

    void another_part() {
        if (++parts_ == 2 && ++dotted_ > limits_.dotted)
            stop("too_many_dotted",
                 "there are more than " + std::to_string(limits_.dotted) + " keys with dots");
        if (parts_ > limits_.key_parts)
            stop("key_too_long",
                 "a key has more than " + std::to_string(limits_.key_parts) + " parts");
    }

    void equals() {
        if (!in_key_) return;
        in_key_ = false;
        count_value();
        if (++keys_ > limits_.keys)
            stop("too_many_keys", "there are more than " + std::to_string(limits_.keys) + " keys");
    }

    void comma() {
        if (!brackets_.empty() && brackets_.back() == '{')
            begin_key();
        else
            count_value();
    }

    void count_value(size_t weight = 1) {
        values_ += weight;
        if (values_ > limits_.values)
            stop("too_many_values",
                 "there are more than " + std::to_string(limits_.values) + " values");
    }

    void open(char bracket) {
        brackets_.push_back(bracket);
        in_key_ = bracket == '{';
        parts_ = 1;
        count_value(bracket == '{' ? 3 : 1);
        if (brackets_.size() > limits_.depth)
            stop("too_deep",
                 "brackets are nested more than " + std::to_string(limits_.depth) + " deep");
    }

    void close() {
        if (!brackets_.empty()) brackets_.pop_back();
        in_key_ = false;
    }

    /// The parser may count on a key after the brackets that open a header.
    void header() {
        statement_begins_ = false;
        if (++headers_ > limits_.headers)
            return stop("too_many_headers",
                        "there are more than " + std::to_string(limits_.headers) + " tables");
        ++at_;
        if (at_ < text_.size() && text_[at_] == '[') ++at_;
        while (at_ < text_.size() && (text_[at_] == ' ' || text_[at_] == '\t')) ++at_;
        const bool key = at_ < text_.size() &&
                         (is_key_character(text_[at_]) || text_[at_] == '"' || text_[at_] == '\'');
        if (!key) stop("bad_header", "a table's name must follow the bracket");
    }

    void comment() {
        while (at_ < text_.size() && !stopped_ && !at_newline()) content_character();
    }

    void string(char quote) {
        statement_begins_ = false;
        const std::string three(3, quote);
        const bool many_lines = starts(three);
        const size_t begin = at_;
        const size_t begin_line_start = line_start_;
        const int begin_line = line_;
        at_ += many_lines ? 3 : 1;
        while (at_ < text_.size() && !stopped_) {
            if (many_lines ? starts(three) : text_[at_] == quote) {
                at_ += many_lines ? 3 : 1;
                // Up to two quotes more belong to the string itself.
                for (int more = 0; many_lines && more < 2 && starts({&quote, 1}); ++more) ++at_;
                return;
            }
            if (at_newline()) {
                if (!many_lines) break;
                newline_in_string();
            } else if (quote == '"' && text_[at_] == '\\' && at_ + 1 < text_.size() &&
                       (text_[at_ + 1] == '"' || text_[at_ + 1] == '\\')) {
                at_ += 2;
                check_line_length();
            } else {
                content_character();
            }
        }
        if (stopped_) return;
        refuse_at(begin_line_start, begin, begin_line, "open_string", "a text is never closed",
                  many_lines ? "" : "put text of several lines between \"\"\" and \"\"\"");
    }

    void newline_in_string() {
        at_ += text_[at_] == '\r' ? 2 : 1;
        ++line_;
        line_start_ = at_;
    }

    /// A character of a string or a comment: any but control characters.
    void content_character() {
        const unsigned char c = static_cast<unsigned char>(text_[at_]);
        if ((c < 0x20 && c != '\t') || c == 0x7f)
            refuse("control_character", "there is a control character here",
                   "write it as an escape, such as \\n");
        const size_t length = letters::first(text_.substr(at_)).bytes;
        if (length == 0) return stop("not_utf8", "is not UTF-8 from here on");
        at_ += length;
        check_line_length();
    }

    void plain_character() {
        const unsigned char c = static_cast<unsigned char>(text_[at_]);
        if (c < 0x20 || c == 0x7f) refuse("control_character", "there is a control character here");
        ++at_;
        check_line_length();
    }

    void foreign_character() {
        const size_t length = letters::first(text_.substr(at_)).bytes;
        if (length == 0) return stop("not_utf8", "is not UTF-8 from here on");
        refuse("not_ascii", "`" + std::string(text_.substr(at_, length)) + "` must be in quotes",
               "only texts and comments may contain letters beyond a-z");
        at_ += length;
    }

    void check_line_length() {
        if (at_ - line_start_ > limits_.line_bytes)
            stop("line_too_long",
                 "the line is longer than " + std::to_string(limits_.line_bytes / 1024) + " KB");
    }

    std::string_view text_;
    const std::string& file_;
    const TomlLimits& limits_;
    Diagnostics findings_;
    std::vector<char> brackets_;
    size_t at_ = 0;
    size_t line_start_ = 0;
    int line_ = 1;
    size_t parts_ = 1;
    size_t keys_ = 0;
    size_t values_ = 0;
    size_t headers_ = 0;
    size_t dotted_ = 0;
    bool statement_begins_ = true;
    bool in_key_ = true;
    bool stopped_ = false;
};

}  // namespace

Diagnostics pre_scan(std::string_view text, const std::string& file, const TomlLimits& limits) {
    return Scanner(text, file, limits).run();
}

}  // namespace fronteira::content
