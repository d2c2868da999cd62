// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/calls_made.hpp"
#include "compile/doubts/doubt.hpp"
#include "compile/doubts/field_names.hpp"
#include "compile/machine.hpp"
#include "script/functions/function_deeds.hpp"
#include "script/functions/rule_function.hpp"
#include "script/host.hpp"
#include "script/sandbox/left_running.hpp"
#include "script/verdicts.hpp"

#include <map>
#include <set>

namespace fronteira::script {

/// Which native function stands behind a function of Lua's own libraries.
using NativeNumbers = std::map<lua_CFunction, int>;

/// A variable of a file that a function reads, and its value in all matches.
struct HeldConstant {
    std::string file;
    int line;
    std::string name;
    compile::Value value;
};

/// The names that stand in a function and in those that it reaches: of fields, methods and words.
struct Mentions {
    std::set<std::string> names;
    bool all = true;       ///< else it may come to others as well
    bool refuses = false;  ///< what the function gives is false or nil, wherever it ends
    bool counts = false;   ///< or a number
    Deeds deeds{};         ///< of all of them
};

/// What kind of handle the compiled value is, which must be one.
inline HandleType type_of(compile::Tag handle) {
    return static_cast<HandleType>(static_cast<int>(handle) -
                                   static_cast<int>(compile::Tag::match));
}

/// The functions of a ruleset, compiled when it is loaded. What they cannot answer as Lua would
/// they leave to Lua, which is the judge.
class CompiledRules {
 public:
    /// `rules` is lent. Nothing is compiled yet.
    explicit CompiledRules(const core::Rules& rules) : program_(rules), machine_(program_) {}

    /// Compiles what the registry references hold, and all that they reach. Runs inside
    /// Sandbox::build, before the globals are frozen.
    /// Only when it is to be examined are there doubts(), field_names(), calls_made(),
    /// held_constants() and mentions().
    void compile(lua_State* lua, const std::vector<RuleFunction>& functions,
                 const NativeNumbers& natives, const compile::Value& options, bool examined);

    /// Whether the handler is worth asking.
    bool knows(int handler) const {
        return handlers_[static_cast<size_t>(handler)].function != nullptr;
    }
    /// Whether the handler may return something; false only where it is known not to.
    bool may_answer(int handler) const;
    /// A number that the handler returns somewhere as it is written there.
    std::optional<int64_t> number_answered(int handler) const;
    /// Whether a handler that is worth asking could do it all; if not, Lua must be asked.
    bool run(int handler, const compile::Setting& setting);

    /// Whether a `where` admits a candidate. What one said that would be the same again is known
    /// (Verdicts), and charged as often as asked. `asked` becomes true unless it asks for nothing
    /// but values of the move.
    std::optional<bool> allows(int where, const core::EvaluationContext& context, bool& asked);

    /// The rows that an `among` lists, as they come. False where Lua must be asked.
    bool lists(const core::Slot& slot, const core::EvaluationContext& context,
               std::vector<int32_t>& rows);

    compile::Program& program() { return program_; }
    /// Where compiled functions hand over to Lua, in order, each place once.
    std::vector<compile::Leave> leaves() const;
    /// The handler that has just left died in Lua as well: that was no answer it had to go there
    /// for.
    void has_died(int handler);
    /// What has left since, by the function that was called.
    std::vector<LeftRunning> left_running() const;
    /// What functions compare with what it can never be.
    const std::vector<compile::Doubt>& doubts() const { return doubts_; }
    /// What they ask for behind dots and colons, and what has such a name in the rules.
    const compile::FieldNames& field_names() const { return field_names_; }
    /// Which functions of the platform they call, and how.
    const std::vector<compile::CallMade>& calls_made() const { return calls_made_; }
    /// Which variables around them hold numbers, words and flags.
    const std::vector<HeldConstant>& held_constants() const { return held_constants_; }
    const Mentions& mentions(int handler) const { return mentions_[static_cast<size_t>(handler)]; }

 private:
    struct Handler {
        const compile::Function* function = nullptr;
        compile::Parameters parameters{};
        int kind = -1;                       ///< of move, which has the slots
        compile::SlotArguments arguments{};  ///< that these are
        bool asked_before = false;
        std::vector<uint8_t> places{};  ///< of the values that a `where` is called with
        bool remembers = false;         ///< what it said of them
        Verdicts verdicts{};
        int64_t times_left = 0;
        compile::WayOut first_way_out{};
    };
    void find_arguments(Handler& handler, int kind) const;
    void find_places(Handler& handler);
    static uint64_t values_told(const Handler& handler, const Move& move);
    std::optional<bool> judge_anew(Handler& handler, const core::EvaluationContext& context,
                                   uint64_t values);
    int judge(Handler& handler, const compile::Setting& setting);
    static void note_left(Handler& handler, compile::Machine& machine, bool asks);
    void outdate();
    /// A function is asked something while another one runs (Match:can): the answer is found on a
    /// machine of its own.
    compile::Machine* idle_machine();
    compile::Program program_;
    compile::Machine machine_;
    std::unique_ptr<compile::Machine> second_;
    int running_ = 0;
    compile::CellsRead read_;  ///< by the `where` that runs: none runs inside of another
    std::vector<Handler> handlers_;
    size_t remembering_ = 0;  ///< of them
    std::vector<const compile::Function*> functions_;
    std::vector<compile::Doubt> doubts_;
    compile::FieldNames field_names_;
    std::vector<compile::CallMade> calls_made_;
    std::vector<HeldConstant> held_constants_;
    std::vector<Mentions> mentions_;
};

}  // namespace fronteira::script
