// SPDX-License-Identifier: MIT
#include "script/judge.hpp"

#include "script/loaded_rules.hpp"

namespace fronteira::script {

struct Judge::Inside : LoadedRules {
    using LoadedRules::LoadedRules;
};

Judge::Judge(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Judge::~Judge() = default;

Result<std::unique_ptr<Judge>> Judge::load(const RulesetSource& source) {
    auto inside = std::make_unique<Inside>(source);
    if (auto loaded = inside->load(false); !loaded) return fail(loaded.error());
    return std::unique_ptr<Judge>(new Judge(std::move(inside)));
}

const core::Rules& Judge::rules() const {
    return inside_->rules;
}

Result<void> Judge::setup(core::Match& match) {
    if (inside_->setup < 0) return {};
    return run(match, inside_->setup, 0, nullptr);
}

Result<void> Judge::run(core::Match& match, int handler, int seat, const Move* move) {
    return inside_->run(match, handler, seat, move);
}

bool Judge::allows(int where, const core::EvaluationContext& context) {
    return inside_->allows(where, context);
}

std::vector<int32_t> Judge::candidates(const core::Slot& slot,
                                       const core::EvaluationContext& context) {
    return inside_->candidates(slot, context);
}

Diagnostics Judge::take_faults() {
    return std::exchange(inside_->faults, {});
}

int64_t Judge::work() const {
    return inside_->state.sandbox.all_work();
}

std::vector<std::string> Judge::take_printed() {
    return std::exchange(inside_->state.sandbox.printed(), {});
}

Result<std::vector<LeftToLua>> left_to_lua(const RulesetSource& source) {
    LoadedRules rules(source);
    if (auto loaded = rules.load(true); !loaded) return fail(loaded.error());
    std::vector<LeftToLua> left;
    for (compile::Leave& leave : rules.compiled->leaves())
        left.push_back({{std::move(leave.file), leave.line, 0}, std::move(leave.word)});
    return left;
}

}  // namespace fronteira::script
