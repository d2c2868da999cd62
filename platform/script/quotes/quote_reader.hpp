// SPDX-License-Identifier: MIT
#pragma once

#include "core/rules.hpp"
#include "quote/node.hpp"
#include "script/quotes/quoted_text.hpp"

#include <functional>
#include <optional>
#include <set>
#include <string>
#include <vector>

namespace fronteira::script {

/// What names stand for inside of quotes, beside me, turn, round, match and option.
struct QuoteScope {
    const core::MoveKind* move = nullptr;     ///< its values so far
    std::optional<core::Entity> candidate{};  ///< whose columns are named without a row
    std::string name{};                       ///< of the candidate itself
};

/// What an expression in quotes comes to.
struct QuotedValue {
    enum class Type : uint8_t { number, flag, word, seat, space, region, card, seats, nil, match };
    Type type = Type::number;
    int32_t expression = -1;
    std::optional<int32_t> known{};                   ///< the same in every match
    const std::vector<std::string>* words = nullptr;  ///< what a word is one of, by number
    std::string text{};                               ///< a word that is not yet known to be one
    core::ColumnId own = -1;    ///< a column of the candidate, or of the match
    bool is_candidate = false;  ///< the candidate itself
    bool of_candidate = false;  ///< depends on it
    std::string name{};         ///< for sentences

    std::optional<core::Entity> entity() const;
};

/// Reads what stands in quotes in rule files: conditions, numbers and rows in Lua. Names are
/// resolved, and clauses made of what `and` joins, so that each of them is a reason of its own.
/// Of the faults of a quote the first is told.
class QuoteReader {
 public:
    using Complain =
        std::function<void(const Place&, const char* code, std::string_view, std::string)>;

    QuoteReader(core::Rules& rules, const RulesetSource& source, Complain complain)
        : rules_(rules), source_(source), complain_(std::move(complain)) {}

    /// What a candidate must pass. `linked(from)` makes the slot one of linked spaces.
    void read_clauses(const std::string& text, const Place& place, QuoteScope scope,
                      core::Slot& slot);
    /// Conditions on the match, each with the value that it compares.
    void read_when(const std::string& text, const Place& place, QuoteScope scope,
                   std::vector<core::Test>& tests, std::vector<int32_t>& values);
    /// `1 to reserve`.
    void read_range(const std::string& text, const Place& place, QuoteScope scope,
                    core::Slot& slot);
    /// A number, as an expression; -1 after a fault.
    int32_t read_number(const std::string& text, const Place& place, QuoteScope scope);

    /// Warnings of comparisons of a column with a number that come out the same always.
    const Diagnostics& decided() const { return decided_; }

 private:
    using Node = quote::Node;
    using Type = QuotedValue::Type;
    using Op = core::Expression::Op;

    /// Where clauses are collected.
    struct Clauses {
        std::vector<core::Test>& tests;
        std::vector<int32_t>* values = nullptr;  ///< of conditions on the match
        core::Slot* slot = nullptr;              ///< that may be linked to another
    };

    std::optional<Node> begin(const std::string& text, const Place& place, QuoteScope scope);
    std::nullopt_t wrong(const Node& node, const char* code, std::string_view message,
                         std::string hint = {});
    void doubt_order(const QuotedValue& from, const QuotedValue& upto, const std::string& least,
                     const std::string& most, const Node& node);
    std::string text_of(const Node& node) const;

    // Conditions
    void split(const Node& node, Clauses& into);
    bool split_special(const Node& node, Clauses& into);
    void add(Clauses& into, core::Test test, int32_t value = -1);
    void add_truth(const Node& node, bool wanted, Clauses& into);
    void add_comparison(const Node& node, Clauses& into);
    void add_general(const Node& node, const QuotedValue& truth, Clauses& into);
    void check_link_kind(const Node& node, const std::string& word);
    bool check_tag(const Node& node, const std::string& word);
    void add_linked(const Node& node, Clauses& into);
    void add_all_spaces(const Node& node, Clauses& into);
    bool steps_over(const QuotedValue& own, const QuotedValue& other, bool more) const;
    std::optional<core::Test> own_test(const QuotedValue& own, const std::string& sign,
                                       const QuotedValue& other);
    static void join_others(const core::Expressions& all, std::vector<core::Test>& tests);
    std::optional<bool> known_truth(const Node& node);

    // Values
    std::optional<QuotedValue> value(const Node& node);
    std::optional<QuotedValue> name(const Node& node);
    std::optional<QuotedValue> member(const Node& node);
    std::optional<QuotedValue> option(const Node& node);
    std::optional<QuotedValue> attribute(const Node& node, const QuotedValue& row);
    std::optional<QuotedValue> method(const Node& node);
    std::nullopt_t no_such_method(const Node& node);
    bool is_a_choice(const std::string& word) const;
    std::string hint_for_unknown(const std::string& word) const;
    std::optional<QuotedValue> call(const Node& node);
    std::optional<QuotedValue> least_or_most(const Node& node);
    std::optional<QuotedValue> count(const Node& node);
    std::optional<QuotedValue> sum(const Node& node);
    std::optional<QuotedValue> tagged(const Node& node, const QuotedValue& space);
    std::optional<QuotedValue> unary(const Node& node);
    std::optional<QuotedValue> binary(const Node& node);
    /// The sign that says the same with its sides exchanged.
    static std::string mirror(const std::string& sign);
    std::optional<QuotedValue> compared(const std::string& sign, const QuotedValue& left,
                                        const QuotedValue& right);
    void doubt(const Node& comparison, const QuotedValue& left, const QuotedValue& right);
    void doubt_presence(const Node& node, const QuotedValue& row);
    std::optional<QuotedValue> number(const Node& node);
    std::optional<QuotedValue> truth(const Node& node);
    bool share_words(const Node& node, QuotedValue& left, QuotedValue& right);
    std::optional<std::pair<QuotedValue, QuotedValue>> sides(const Node& comparison);
    bool give_word(const Node& node, QuotedValue& word, const std::vector<std::string>& words);
    std::optional<core::Entity> rows_named(const Node& node);
    bool reads_all(const Node& call, size_t most);
    std::optional<std::string> word_of(const Node& call, size_t part);

    QuotedValue constant(Type type, int32_t number);
    QuotedValue made(Type type, core::Expression expression, const QuotedValue& left,
                     const QuotedValue* right = nullptr);
    QuotedValue opposite(const QuotedValue& flag);
    QuotedValue cell(core::ColumnId column, const QuotedValue& row);
    QuotedValue candidate();
    QuotedValue slot_value(const core::Slot& slot);
    std::optional<QuotedValue> column_or_attribute(const std::string& name, const QuotedValue& row);
    std::vector<std::string> columns_of(core::Entity entity) const;
    std::vector<std::string> attributes_of(core::Entity entity) const;
    std::vector<int32_t> numbers_of(core::Entity entity, const std::string& name) const;
    bool may_be_elsewhere(const QuotedValue& row, const std::string& name) const;
    std::vector<std::string> known_names() const;
    std::string slot_with(const std::string& column) const;

    core::Rules& rules_;
    const RulesetSource& source_;
    Complain complain_;
    std::optional<QuotedText> quote_;
    QuoteScope scope_;
    /// Of this quote, by where they stand: what is read again for a second reason is told once.
    std::set<std::pair<size_t, std::string_view>> faults_;
    static constexpr size_t most_decided = 100;
    Diagnostics decided_;
};

}  // namespace fronteira::script
