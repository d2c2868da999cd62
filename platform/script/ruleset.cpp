// SPDX-License-Identifier: MIT
#include "script/ruleset.hpp"

#include "script/loaded_rules.hpp"

namespace fronteira::script {

struct Ruleset::Inside : LoadedRules {
    using LoadedRules::LoadedRules;
};

std::optional<std::string> RulesetSource::text_of(const std::string& shown) const {
    const size_t slash = shown.find('/');
    if (slash == std::string::npos || !read) return std::nullopt;
    const std::string of = shown.substr(0, slash);
    return read(shown.substr(slash + 1), of == mod ? "" : of);
}

Ruleset::Ruleset(std::unique_ptr<Inside> inside) : inside_(std::move(inside)) {}
Ruleset::~Ruleset() = default;

Result<std::unique_ptr<Ruleset>> Ruleset::load(const RulesetSource& source) {
    auto inside = std::make_unique<Inside>(source);
    if (auto loaded = inside->load(true); !loaded) return fail(loaded.error());
    return std::unique_ptr<Ruleset>(new Ruleset(std::move(inside)));
}

const core::Rules& Ruleset::rules() const {
    return inside_->rules;
}

bool Ruleset::dead() const {
    return inside_->state.sandbox.dead();
}

int64_t Ruleset::work() const {
    return inside_->state.sandbox.all_work();
}

std::vector<LeftRunning> Ruleset::left_running() const {
    return inside_->compiled->left_running();
}

const std::vector<std::string>& Ruleset::printed() const {
    return inside_->state.sandbox.printed();
}

Result<void> Ruleset::setup(core::Match& match) {
    if (inside_->setup < 0) return {};
    return run(match, inside_->setup, 0, nullptr);
}

Result<void> Ruleset::run(core::Match& match, int handler, int seat, const Move* move) {
    return inside_->run(match, handler, seat, move);
}

bool Ruleset::allows(int where, const core::EvaluationContext& context) {
    return inside_->allows(where, context);
}

std::vector<int32_t> Ruleset::candidates(const core::Slot& slot,
                                         const core::EvaluationContext& context) {
    return inside_->candidates(slot, context);
}

bool Ruleset::take_asked() {
    return std::exchange(inside_->asked, false);
}

Diagnostics Ruleset::take_faults() {
    return std::exchange(inside_->faults, {});
}

}  // namespace fronteira::script
