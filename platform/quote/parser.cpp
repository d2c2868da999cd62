// SPDX-License-Identifier: MIT
#include "quote/parser.hpp"

#include "quote/token.hpp"

#include <charconv>
#include <optional>

namespace fronteira::quote {
namespace {

using Kind = Node::Kind;

struct Operator {
    std::string_view sign;
    int binds;  ///< how tightly: those that bind more are done first
};

constexpr Operator operators[] = {{"or", 1}, {"and", 2}, {"<", 3},  {">", 3}, {"<=", 3},
                                  {">=", 3}, {"~=", 3},  {"==", 3}, {"+", 4}, {"-", 4},
                                  {"*", 5},  {"//", 5},  {"%", 5}};
constexpr int binds_of_unary = 6;

constexpr const char* straight = "put words in straight quotes: 'word'";

/// What people write who come from other languages.
constexpr std::pair<std::string_view, const char*> slips[] = {
    {"=", "use `==` to compare"},
    {"!=", "write `~=` for not equal"},
    {"!", "write `not`"},
    {"&&", "write `and`"},
    {"||", "write `or`"},
    {"/", "use `//` to divide whole numbers"},
    {"..", "texts cannot be joined here"},
    {"?", "join conditions by `and` and `or`"},
    {"^", "n * n"},
    {"=<", "write `<=` for at most"},
    {"=>", "write `>=` for at least"},
    {"≤", "write `<=` for at most"},
    {"≥", "write `>=` for at least"},
    {"≠", "write `~=` for not equal"},
    {"‘", straight},
    {"’", straight},
    {"“", straight},
    {"”", straight},
    {"´", straight},
    {"'", "a word must end with a quote"},
    {"is", "use `==` to compare"},
    {"in", "a == 1 or a == 2; contains(me.friends, owner) of a set of seats"},
    {")", "there is no open `(` before it"},
};

const char* remedy_for(std::string_view sign) {
    for (const auto& [slip, remedy] : slips)
        if (slip == sign) return remedy;
    if (!sign.empty() && static_cast<unsigned char>(sign.front()) > 127)
        return "names are made of a-z, 0-9 and _";
    return "only a condition or a number can be in quotes; put a function after `where =`";
}

constexpr const char* too_deep = "a function, named as `where`, has room for more";

class Parser {
 public:
    explicit Parser(std::string_view text) : text_(text) { advance(); }

    std::optional<Node> expression(int loosest = 0) {
        if (++depth_ > most_nested) return complain("this is nested too deeply", now_.at, too_deep);
        auto left = operand();
        while (left) {
            const Operator* sign = operator_here();
            if (sign == nullptr || sign->binds <= loosest) break;
            Node node{Kind::binary, std::string(sign->sign)};
            node.at = now_.at;
            node.begin = left->begin;
            advance();
            auto right = expression(sign->binds);
            if (!right) return std::nullopt;
            node.end = right->end;
            node.parts.push_back(std::move(*left));
            node.parts.push_back(std::move(*right));
            left = std::move(node);
        }
        --depth_;
        return left;
    }

    bool take(std::string_view sign) {
        if (!now_.is(sign)) return false;
        advance();
        return true;
    }

    /// Complains unless all has been read.
    bool ended() {
        if (now_.kind != Token::Kind::end && !fault_) unexpected();
        return !fault_;
    }

    std::optional<Node> unexpected() {
        if (now_.kind == Token::Kind::end)
            return complain("the expression ends too early", {},
                            "a condition, a number or a bracket is missing");
        return complain("`" + std::string(now_.text) + "` is out of place", now_.at,
                        remedy_for(now_.text));
    }

    /// Between the ends of a range.
    void need_to() {
        if (!take("to")) complain("write a range as `1 to 3`");
    }

    Diagnostic fault() const { return *fault_; }

 private:
    void advance() {
        end_ = now_.at + now_.text.size();
        now_ = next_token(text_, end_);
    }

    std::optional<Node> complain(std::string message, std::optional<size_t> at = {},
                                 std::string hint = {}) {
        if (!fault_)
            fault_ = error_at({"", 1, static_cast<int>(at.value_or(now_.at)) + 1},
                              "rules.bad_quote", std::move(message), std::move(hint));
        return std::nullopt;
    }

    const Operator* operator_here() const {
        for (const Operator& one : operators)
            if (now_.is(one.sign)) return &one;
        return nullptr;
    }

    /// With `not`, `-` or `#` before it.
    std::optional<Node> operand() {
        if (!now_.is("not") && !now_.is("-") && !now_.is("#")) return suffixed();
        Node node{Kind::unary, std::string(now_.text)};
        node.at = node.begin = now_.at;
        advance();
        auto inner = expression(binds_of_unary);
        if (!inner) return std::nullopt;
        node.end = inner->end;
        node.parts.push_back(std::move(*inner));
        return node;
    }

    std::optional<Node> suffixed() {
        auto node = primary();
        int suffixes = 0;
        while (node && (now_.is(".") || now_.is(":") || now_.is("("))) {
            if (++suffixes > most_nested)
                return complain("this is nested too deeply", now_.at, too_deep);
            Node outer{now_.is(".") ? Kind::member : now_.is(":") ? Kind::method : Kind::call};
            outer.begin = node->begin;
            outer.at = now_.is("(") ? node->at : now_.at + 1;
            outer.parts.push_back(std::move(*node));
            if (!now_.is("(")) {
                advance();
                if (now_.kind != Token::Kind::name) return unexpected();
                outer.word = now_.text;
                outer.at = now_.at;
                advance();
            }
            if (outer.kind != Kind::member && !arguments(outer)) return std::nullopt;
            outer.end = end_;
            node = std::move(outer);
        }
        return node;
    }

    /// In brackets, or one string.
    bool arguments(Node& call) {
        if (now_.kind == Token::Kind::text) {
            call.parts.push_back(*primary());
            return true;
        }
        if (!take("(")) return unexpected().has_value();
        if (take(")")) return true;
        do {
            auto argument = expression();
            if (!argument) return false;
            call.parts.push_back(std::move(*argument));
        } while (take(","));
        return take(")") || unexpected().has_value();
    }

    std::optional<Node> primary() {
        Node node;
        node.at = node.begin = now_.at;
        node.end = now_.at + now_.text.size();
        switch (now_.kind) {
            case Token::Kind::number:
                return number(std::move(node));
            case Token::Kind::text:
                node.kind = Kind::text;
                node.word = now_.text.substr(1, now_.text.size() - 2);
                break;
            case Token::Kind::name:
                if (operator_here() != nullptr) return unexpected();
                node.word = now_.text;
                break;
            default:
                return now_.is("(") ? bracketed() : unexpected();
        }
        advance();
        return node;
    }

    std::optional<Node> number(Node node) {
        node.kind = Kind::number;
        const char* last = now_.text.data() + now_.text.size();
        const auto read = std::from_chars(now_.text.data(), last, node.number);
        if (read.ptr == last && (read.ec != std::errc() || node.number > INT32_MAX))
            return complain("`" + std::string(now_.text) + "` is larger than any number of a match",
                            now_.at, "the largest is " + std::to_string(INT32_MAX));
        if (read.ptr != last)
            return complain(
                "`" + std::string(now_.text) + "` is not a whole number", now_.at,
                now_.text.find("..") == std::string_view::npos ? "" : "write a range as `1 to 3`");
        advance();
        return node;
    }

    std::optional<Node> bracketed() {
        const size_t begin = now_.at;
        advance();
        auto inner = expression();
        if (!inner) return std::nullopt;
        if (!take(")")) return unexpected();
        inner->begin = begin;
        inner->end = end_;
        return inner;
    }

    std::string_view text_;
    Token now_;
    size_t end_ = 0;  ///< of the token before
    int depth_ = 0;
    std::optional<Diagnostic> fault_;
};

std::optional<Diagnostic> too_long(std::string_view text) {
    if (text.size() <= longest_quote) return std::nullopt;
    return error_at({"", 1, 1}, "rules.bad_quote",
                    "the expression is longer than " + std::to_string(longest_quote) + " bytes",
                    "keep part of it in a column");
}

}  // namespace

Result<Node> parse(std::string_view text) {
    if (auto fault = too_long(text)) return fail(*fault);
    Parser parser(text);
    auto node = parser.expression();
    if (!parser.ended()) return fail(parser.fault());
    return std::move(*node);
}

Result<Range> parse_range(std::string_view text) {
    if (auto fault = too_long(text)) return fail(*fault);
    Parser parser(text);
    auto from = parser.expression();
    if (from) parser.need_to();
    auto upto = from ? parser.expression() : std::nullopt;
    if (!upto || !parser.ended()) {
        static_cast<void>(parser.ended());
        return fail(parser.fault());
    }
    return Range{std::move(*from), std::move(*upto)};
}

}  // namespace fronteira::quote
