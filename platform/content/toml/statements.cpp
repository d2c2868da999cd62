// SPDX-License-Identifier: MIT
#include "content/toml/statements.hpp"

#include "content/toml/toml_file.hpp"

#include <algorithm>

namespace fronteira::content {
namespace {

class Cutter {
 public:
    explicit Cutter(std::string_view text) : text_(text) {}

    std::vector<Statement> run() {
        while (at_ < text_.size()) statements_.push_back(next());
        return std::move(statements_);
    }

 private:
    bool starts(std::string_view what) const { return text_.substr(at_, what.size()) == what; }
    bool more() const { return at_ < text_.size(); }

    Statement next() {
        Statement statement;
        statement.begin = at_;
        if (starts("\xef\xbb\xbf")) at_ += 3;
        skip_blanks();
        if (more() && text_[at_] == '[') {
            header(statement);
        } else if (more() && !at_line_end() && text_[at_] != '#') {
            pair(statement);
        }
        to_next_line();
        statement.end = at_;
        return statement;
    }

    void header(Statement& statement) {
        statement.kind = starts("[[") ? Statement::Kind::list_header : Statement::Kind::header;
        at_ += statement.kind == Statement::Kind::list_header ? 2 : 1;
        statement.key = key("]");
    }

    void pair(Statement& statement) {
        statement.kind = Statement::Kind::pair;
        statement.key = key("=");
        ++at_;
        skip_blanks();
        value();
    }

    /// The parts of a key up to one of the `closers`, which is left to be read.
    std::vector<std::string> key(std::string_view closers) {
        std::vector<std::string> parts(1);
        while (more() && closers.find(text_[at_]) == std::string_view::npos) {
            const char c = text_[at_];
            if (c == '"' || c == '\'') {
                parts.back() = quoted_part();
                continue;
            }
            if (c == '.')
                parts.emplace_back();
            else if (c != ' ' && c != '\t')
                parts.back() += c;
            ++at_;
        }
        return parts;
    }

    std::string quoted_part() {
        const size_t begin = at_;
        string();
        const std::string_view written = text_.substr(begin, at_ - begin);
        if (written[0] == '\'') return std::string(written.substr(1, written.size() - 2));
        const Result<Value> read = parse_toml("k = " + std::string(written), "");
        const Value* value = read ? read->as_table()->find("k") : nullptr;
        return value && value->as_string() ? *value->as_string() : std::string(written);
    }

    void value() {
        size_t depth = 0;
        while (more()) {
            const char c = text_[at_];
            if (c == '"' || c == '\'') {
                string();
                continue;
            }
            if (depth == 0 && (c == '#' || at_line_end())) return;
            if (c == '#') {
                to_line_end();
                continue;
            }
            if (c == '[' || c == '{') ++depth;
            if (c == ']' || c == '}') depth -= std::min<size_t>(depth, 1);
            ++at_;
        }
    }

    void string() {
        const char quote = text_[at_];
        const bool many_lines = starts(std::string(3, quote));
        const std::string closer(many_lines ? 3 : 1, quote);
        at_ += closer.size();
        while (more() && !starts(closer)) at_ += quote == '"' && text_[at_] == '\\' ? 2 : 1;
        at_ = std::min(at_ + closer.size(), text_.size());
        for (int extra = 0; many_lines && extra < 2 && starts({&quote, 1}); ++extra) ++at_;
    }

    bool is_blank(size_t at) const { return text_[at] == ' ' || text_[at] == '\t'; }
    bool at_line_end() const { return text_[at_] == '\n' || starts("\r\n"); }
    void skip_blanks() {
        while (more() && is_blank(at_)) ++at_;
    }
    void to_line_end() { at_ = std::min(text_.find('\n', at_), text_.size()); }
    void to_next_line() {
        to_line_end();
        if (more()) ++at_;
    }

    std::string_view text_;
    size_t at_ = 0;
    std::vector<Statement> statements_;
};

}  // namespace

std::vector<Statement> cut_statements(std::string_view text) {
    return Cutter(text).run();
}

}  // namespace fronteira::content
