// SPDX-License-Identifier: MIT
#pragma once

#include "script/compiled_rules.hpp"
#include "script/rule_state.hpp"
#include "script/ruleset.hpp"

namespace fronteira::script {

/// A ruleset that was loaded: its declaration, its functions in Lua, and the same compiled.
struct LoadedRules {
    explicit LoadedRules(const RulesetSource& source) : state(source) {}

    /// All faults of the declaration at once. Not `compiled`: Lua does everything.
    Result<void> load(bool compiled);

    Result<void> run(core::Match& match, int handler, int seat, const Move* move);
    bool allows(int where, const core::EvaluationContext& context);
    std::vector<int32_t> candidates(const core::Slot& slot, const core::EvaluationContext& context);

    bool examined = false;  ///< by whoever looks through the rules; set before load()
    RuleState state;
    core::Rules rules;
    int setup = -1;
    Diagnostics faults;
    bool asked = false;  ///< a `where` asked for more than the values of its move
    std::unique_ptr<CompiledRules> compiled;

 private:
    Result<void> load_all(bool compile);
    /// What of the rules is called, by its number, and with which move.
    struct Call {
        const LoadedRules& rules;
        int function;
        const Move* move;
        bool answers = false;
        const core::Slot* lists = nullptr;       ///< the slot whose candidates it answers,
        std::vector<int32_t>* listed = nullptr;  ///< to be put here
    };
    /// Scripts have what the step that calls them has left.
    Result<void> call(core::Budget& budget, Call call, int results);
    static int call_function(lua_State* lua);
    void push_match(lua_State* lua) const { push_handle(lua, state.host, HandleType::match, 0); }
    bool run_compiled(core::Match& match, int handler, int seat, const Move* move);
    Result<void> interpret(core::Match& match, int handler, int seat, const Move* move);
    /// Calls a function that only reads, with the sight of the seat that is asked; false when it
    /// died. Its answers are left on the stack.
    bool interpret_call(const Call& call, const core::EvaluationContext& context, int answers);
    bool interpret_where(int where, const core::EvaluationContext& context);
    bool interpret_among(const core::Slot& slot, const core::EvaluationContext& context,
                         std::vector<int32_t>& listed);

    std::vector<RuleFunction> functions_;  ///< by the number of the handler
    int died_ = -1;                        ///< the `where` that died last
};

}  // namespace fronteira::script
