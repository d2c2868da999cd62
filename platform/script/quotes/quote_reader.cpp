// SPDX-License-Identifier: MIT
// From quotes to rules: what a quote is read for.
#include "script/quotes/quote_reader.hpp"

#include "quote/parser.hpp"

namespace fronteira::script {

using core::Test;

std::optional<quote::Node> QuoteReader::begin(const std::string& text, const Place& place,
                                              QuoteScope scope) {
    quote_.emplace(source_, text, place);
    scope_ = std::move(scope);
    faults_.clear();
    auto node = quote::parse(text);
    if (node) return std::move(*node);
    Node here;
    here.at = static_cast<size_t>(node.error().front().place.column) - 1;
    return wrong(here, "rules.bad_quote", node.error().front().message, node.error().front().hint);
}

std::nullopt_t QuoteReader::wrong(const Node& node, const char* code, std::string_view message,
                                  std::string hint) {
    if (faults_.emplace(node.at, code).second)
        complain_(quote_->place(node.at), code, message, std::move(hint));
    return std::nullopt;
}

std::string QuoteReader::text_of(const Node& node) const {
    return quote_->part(node.begin, node.end);
}

void QuoteReader::read_clauses(const std::string& text, const Place& place, QuoteScope scope,
                               core::Slot& slot) {
    const auto node = begin(text, place, std::move(scope));
    Clauses clauses{slot.tests, nullptr, &slot};
    if (node) split(*node, clauses);
    join_others(rules_.expressions, slot.tests);
}

void QuoteReader::read_when(const std::string& text, const Place& place, QuoteScope scope,
                            std::vector<Test>& tests, std::vector<int32_t>& values) {
    const auto node = begin(text, place, std::move(scope));
    Clauses clauses{tests, &values};
    if (node) split(*node, clauses);
}

void QuoteReader::read_range(const std::string& text, const Place& place, QuoteScope scope,
                             core::Slot& slot) {
    quote_.emplace(source_, text, place);
    scope_ = std::move(scope);
    faults_.clear();
    slot.from = slot.upto = rules_.expressions.constant(0);  // a fault is told once
    const auto range = quote::parse_range(text);
    if (!range) {
        Node here;
        here.at = static_cast<size_t>(range.error().front().place.column) - 1;
        wrong(here, "rules.bad_quote", range.error().front().message, range.error().front().hint);
        return;
    }
    const auto from = number(range->from), upto = number(range->upto);
    if (!from || !upto) return;
    if (from->known && upto->known && *from->known > *upto->known)
        wrong(range->from, "rules.bad_range", "no number is in the range `" + text + "`",
              "write the smaller number first");
    doubt_order(*from, *upto, text_of(range->from), text_of(range->upto), range->from);
    slot.from = from->expression;
    slot.upto = upto->expression;
}

/// `from.armies to 1` holds next to nothing: somebody wrote the most first.
void QuoteReader::doubt_order(const QuotedValue& from, const QuotedValue& upto,
                              const std::string& least, const std::string& most, const Node& node) {
    if (from.known || upto.known.value_or(2) > 1 || decided_.size() == most_decided) return;
    const core::Expression& read = rules_.expressions.at(from.expression);
    if (read.op != core::Expression::Op::column) return;
    const core::PlacedColumn& column =
        rules_.layout.column(static_cast<core::ColumnId>(read.value));
    if (column.min < 0 || column.max <= 1) return;
    decided_.push_back(warning_at(quote_->place(node.at), "rules.bad_range",
                                  "`" + least + " to " + most + "` holds no number above " + most,
                                  "write the smaller number first: " + most + " to " + least));
}

int32_t QuoteReader::read_number(const std::string& text, const Place& place, QuoteScope scope) {
    const auto node = begin(text, place, std::move(scope));
    const auto read = node ? number(*node) : std::nullopt;
    return read && faults_.empty() ? read->expression : -1;
}

}  // namespace fronteira::script
