// SPDX-License-Identifier: MIT
#pragma once

#include "script/ruleset.hpp"

namespace fronteira::script {

/// The same ruleset with nothing compiled: Lua runs everything. A Ruleset is right if it does the
/// same as this.
class Judge final : public core::Handlers {
 public:
    static Result<std::unique_ptr<Judge>> load(const RulesetSource& source);
    ~Judge() override;

    const core::Rules& rules() const;

    Result<void> setup(core::Match& match) override;
    Result<void> run(core::Match& match, int handler, int seat, const Move* move) override;
    bool allows(int where, const core::EvaluationContext& context) override;
    std::vector<int32_t> candidates(const core::Slot& slot,
                                    const core::EvaluationContext& context) override;
    Diagnostics take_faults() override;
    /// What its scripts have cost so far, in units of about an instruction.
    int64_t work() const;
    /// What the rule files printed since, for their author.
    std::vector<std::string> take_printed();

 private:
    struct Inside;
    explicit Judge(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

/// A place where a compiled function hands over to Lua, and the word that makes it do so.
struct LeftToLua {
    Place place;
    std::string word;
};

/// All such places in a ruleset, in order, each once.
Result<std::vector<LeftToLua>> left_to_lua(const RulesetSource& source);

}  // namespace fronteira::script
