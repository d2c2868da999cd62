// SPDX-License-Identifier: MIT
#include "script/compiled_rules.hpp"

#include "compile/handle_types.hpp"
#include "compile/natives.hpp"
#include "script/functions/function_reader.hpp"

#include <algorithm>
#include <set>
#include <tuple>

namespace fronteira::script {
namespace {

/// What comes near the budget of a script is Lua's to judge.
constexpr int64_t most_instructions = 2'000'000;
constexpr int bits_of_value = 15;  // in the word that a verdict is found by
constexpr size_t most_values = 63 / bits_of_value;
constexpr size_t most_remembering = 128;  // a game has a dozen wheres, and a hostile one thousands

}  // namespace

void CompiledRules::compile(lua_State* lua, const std::vector<RuleFunction>& functions,
                            const NativeNumbers& natives, const compile::Value& options,
                            bool examined) {
    FunctionReader reader(lua, program_, natives, options);
    for (const RuleFunction& function : functions) {
        lua_rawgeti(lua, LUA_REGISTRYINDEX, function.reference);
        const compile::Value value = reader.value(-1);
        lua_pop(lua, 1);
        Handler& handler = handlers_.emplace_back();
        handler.function = value.tag() == compile::Tag::function ? value.function() : nullptr;
        handler.parameters = function.parameters;
    }
    functions_ = reader.translate_all();
    program_.complete();
    if (!examined) return;
    std::set<const compile::Function*> of_moves, all;
    std::vector<const compile::Function*> each;
    for (const Handler& handler : handlers_) {
        all.insert(handler.function);
        each.push_back(handler.function);
        if (!handler.parameters.empty()) of_moves.insert(handler.function);
    }
    reader.examine(of_moves, all, doubts_, field_names_, calls_made_);
    held_constants_ = reader.held_constants();
    mentions_ = reader.mentioned_by(each);
}

bool CompiledRules::may_answer(int handler) const {
    const compile::Function* function = handlers_[static_cast<size_t>(handler)].function;
    using compile::Op;
    const auto answers = [](const compile::Instruction& one) {
        return one.op == static_cast<uint8_t>(Op::return1) ||
               one.op == static_cast<uint8_t>(Op::tailcall) ||
               (one.op == static_cast<uint8_t>(Op::return_) && one.b != 1);
    };
    return function == nullptr ||
           std::any_of(function->code.begin(), function->code.end(), answers);
}

std::optional<int64_t> CompiledRules::number_answered(int handler) const {
    const compile::Function* function = handlers_[static_cast<size_t>(handler)].function;
    using compile::Op;
    if (function == nullptr) return std::nullopt;
    for (size_t i = 1; i < function->code.size(); ++i) {
        const compile::Instruction &load = function->code[i - 1], &answer = function->code[i];
        if (load.op == static_cast<uint8_t>(Op::loadi) && load.a == answer.a &&
            answer.op == static_cast<uint8_t>(Op::return1))
            return load.d;
    }
    return std::nullopt;
}

bool CompiledRules::run(int handler, const compile::Setting& setting) {
    return judge(handlers_[static_cast<size_t>(handler)], setting) >= 0;
}

inline compile::Machine* CompiledRules::idle_machine() {
    if (running_ == 0) [[likely]]
        return &machine_;
    if (second_ == nullptr) second_ = std::make_unique<compile::Machine>(program_);
    return running_ == 1 ? second_.get() : nullptr;
}

/// How many results the handler's function gives, or -1.
inline int CompiledRules::judge(Handler& handler, const compile::Setting& setting) {
    if (setting.move != nullptr && setting.move->kind != handler.kind) [[unlikely]]
        find_arguments(handler, setting.move->kind);
    core::Budget& budget = setting.state->budget();
    const int64_t most = std::min(budget.left(), most_instructions);
    handler.asked_before = true;
    compile::Machine* const machine = idle_machine();
    if (machine == nullptr) [[unlikely]]
        return -1;
    if (running_ == 0) program_.begin_run();
    ++running_;
    const int results = machine->run(*handler.function, setting, handler.arguments, most);
    --running_;
    if (results >= 0 || (setting.writer != nullptr && setting.writer->interrupted()))
        budget.charge(most - machine->left());  // and what leaves, Lua pays for
    if (results < 0) [[unlikely]]
        note_left(handler, *machine, setting.writer != nullptr && setting.writer->interrupted());
    if (machine->outdated()) [[unlikely]]
        outdate();
    return results;
}

/// A question that waits for its answer is no reason to leave.
[[gnu::noinline]] void CompiledRules::note_left(Handler& handler, compile::Machine& machine,
                                                bool asks) {
    const compile::WayOut way_out = machine.take_way_out();
    if (asks) return;
    if (handler.times_left++ == 0) handler.first_way_out = way_out;
}

void CompiledRules::has_died(int handler) {
    Handler& died = handlers_[static_cast<size_t>(handler)];
    if (died.times_left > 0 && --died.times_left == 0) died.first_way_out = {};
}

std::vector<LeftRunning> CompiledRules::left_running() const {
    std::vector<LeftRunning> all;
    for (const Handler& handler : handlers_) {
        if (handler.times_left == 0 || handler.function == nullptr) continue;
        const auto& [in, native] = handler.first_way_out;
        const compile::Function& inner = in == nullptr ? *handler.function : *in;
        all.push_back({{handler.function->file, handler.function->line, 0},
                       {inner.file, inner.line, 0},
                       native < 0 ? "" : compile::native_function(native).name,
                       handler.times_left});
    }
    return all;
}

/// What was compiled from tables that were written since holds no longer.
[[gnu::noinline]] void CompiledRules::outdate() {
    for (Handler& one : handlers_) one.function = nullptr;
}

/// Which slots of a kind of move the handler is called with.
void CompiledRules::find_arguments(Handler& handler, int kind) const {
    handler.kind = kind;
    handler.arguments = {};
    for (const int8_t slot : handler.parameters)
        handler.arguments.add(
            program_.rules().moves[static_cast<size_t>(kind)].slots[static_cast<size_t>(slot)]);
}

/// Notes where the values stand in a move that the handler is called with.
void CompiledRules::find_places(Handler& handler) {
    for (const auto& [slot, offset, tag] : handler.arguments.all)
        for (int i = slot->offset; i < slot->offset + slot->width(); ++i)
            handler.places.push_back(static_cast<uint8_t>(i));
    handler.remembers = handler.places.size() <= most_values && remembering_ < most_remembering;
    if (handler.remembers) ++remembering_;
}

/// The values that the handler is called with, in one word; 0 when they do not fit, or it does not
/// remember.
uint64_t CompiledRules::values_told(const Handler& handler, const Move& move) {
    if (!handler.remembers) return 0;
    uint64_t word = 1;
    for (const uint8_t place : handler.places) {
        const auto value = static_cast<uint64_t>(int64_t{move.values[place]} + 1);
        if (value >> bits_of_value != 0) return 0;
        word = word << bits_of_value | value;
    }
    return word;
}

std::optional<bool> CompiledRules::allows(int where, const core::EvaluationContext& context,
                                          bool& asked) {
    Handler& handler = handlers_[static_cast<size_t>(where)];
    if (handler.function == nullptr) return std::nullopt;
    if (!handler.asked_before) {
        find_arguments(handler, context.move.kind);
        find_places(handler);
    }
    const uint64_t values = values_told(handler, context.move);
    core::Budget& budget = context.state.budget();
    asked = asked || values == 0 || !handler.verdicts.hold_anywhere();
    if (values != 0)
        if (const auto known = handler.verdicts.find(values, context.seat, context.state);
            known && known->cost <= budget.left()) {
            budget.charge(known->cost);
            return known->allows;
        }
    const auto verdict = judge_anew(handler, context, values);
    asked = asked || !handler.verdicts.hold_anywhere();
    return verdict;
}

std::optional<bool> CompiledRules::judge_anew(Handler& handler,
                                              const core::EvaluationContext& context,
                                              uint64_t values) {
    read_.clear();
    const compile::Setting setting{&context.state, nullptr,       context.seat,
                                   context.seat,   &context.move, &read_};
    const int64_t before = context.state.budget().left();
    const int results = judge(handler, setting);
    if (results < 0) return std::nullopt;
    const compile::Value given = results > 0 ? idle_machine()->result() : compile::Value::nil();
    const bool says_so = given.tag() == compile::Tag::nil || given.tag() == compile::Tag::boolean ||
                         (given.is_handle() && given.tag() != compile::Tag::match);
    if (!says_so) return std::nullopt;  // Lua complains
    const auto cost = static_cast<int32_t>(before - context.state.budget().left());
    if (values != 0) handler.verdicts.note(values, context.seat, {given.truth(), cost}, read_);
    return given.truth();
}

bool CompiledRules::lists(const core::Slot& slot, const core::EvaluationContext& context,
                          std::vector<int32_t>& rows) {
    Handler& handler = handlers_[static_cast<size_t>(slot.among)];
    if (handler.function == nullptr) return false;
    const compile::Setting setting{&context.state, nullptr, context.seat, context.seat,
                                   &context.move};
    if (judge(handler, setting) <= 0) return false;
    const compile::Value answer = idle_machine()->result();
    if (answer.tag() != compile::Tag::table || answer.table()->has_gaps()) return false;
    const compile::Table& list = *answer.table();
    if (!list.others.empty()) return false;  // Lua complains
    const compile::Tag wanted = compile::held_by(slot.type);
    for (const compile::Value& one : list.list) {
        if (one.tag() != wanted) return false;
        rows.push_back(one.index());
    }
    return context.state.budget().charge(static_cast<int64_t>(list.list.size()));
}

std::vector<compile::Leave> CompiledRules::leaves() const {
    const auto order = [](const compile::Leave& leave) {
        return std::tie(leave.file, leave.line, leave.word);
    };
    std::vector<compile::Leave> all;
    for (const compile::Function* function : functions_)
        all.insert(all.end(), function->leaves.begin(), function->leaves.end());
    std::sort(all.begin(), all.end(),
              [&](const auto& a, const auto& b) { return order(a) < order(b); });
    all.erase(std::unique(all.begin(), all.end(),
                          [&](const auto& a, const auto& b) { return order(a) == order(b); }),
              all.end());
    return all;
}

}  // namespace fronteira::script
