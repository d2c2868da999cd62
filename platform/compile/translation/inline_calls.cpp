// SPDX-License-Identifier: MIT
// The arguments of a call stand in the registers above the called function's place, in Lua as here:
// in the place of the call, its instructions do the same with all registers moved up by as much.
#include "compile/translation/inline_calls.hpp"

#include "compile/translation/call_site.hpp"
#include "compile/translation/operands.hpp"
#include "compile/translation/rewriting.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace fronteira::compile {
namespace {

constexpr size_t longest_inlined = 100;  // instructions
constexpr size_t longest_function = 1000;
constexpr size_t most_constants = 500;
constexpr int most_registers = 240;

Instruction pay(int32_t instructions) {
    Instruction paid;
    paid.op = Instruction::pay;
    paid.d = instructions;
    return paid;
}

/// Variables of the function that calls which are arguments as they are, and that nobody else gives
/// another value: in which register they stand, and which instruction copies them.
struct Argument {
    int in_register;
    size_t copy;
};
using Arguments = std::vector<std::optional<Argument>>;

bool is_shared(const Function& function, int in_register) {
    const auto shares = [&](const Function::Capture& capture) {
        return capture.shared && capture.from == in_register;
    };
    return std::any_of(function.inner.begin(), function.inner.end(), [&](const auto& inner) {
        return std::any_of(inner.captures.begin(), inner.captures.end(), shares);
    });
}

/// Of a call whose function is loaded by the instruction `load`, with nothing that jumps between.
Arguments find_arguments(const Function& function, size_t load, size_t at) {
    const Instructions& code = function.code;
    const Instruction& call = code[at];
    Arguments found(static_cast<size_t>(std::max(0, call.b - 1)));
    for (size_t i = 0; i < found.size(); ++i) {
        const int place = call.a + 1 + static_cast<int>(i);
        size_t copy = at;
        while (--copy > load && !may_claim(code[copy], place)) {
        }
        if (copy == load || !is(code[copy], Op::move) || code[copy].b >= call.a) continue;
        if (is_shared(function, code[copy].b)) continue;
        found[i] = Argument{code[copy].b, copy};
    }
    return found;
}

/// The function whose instructions stand for a call, in terms of the function that calls: with its
/// registers and its constants, of which there may be more then.
class Inlined {
 public:
    Inlined(const Function& called, const Instruction& call, std::vector<Value>& constants,
            const Arguments& arguments)
        : called_(called), call_(call), constants_(constants), up_(call.a + 1) {
        for (size_t i = 0; i < arguments.size(); ++i)
            if (arguments[i] && is_left_alone(static_cast<int>(i))) {
                in_place_[i] = arguments[i]->in_register;
                spared.push_back(arguments[i]->copy);
            }
    }

    std::vector<size_t> spared;  ///< instructions of the caller that are not needed

    /// Nothing where the call has to remain.
    std::optional<Instructions> code() {
        if (!suits()) return std::nullopt;
        const int given = call_.b - 1;
        const bool fills = given < called_.parameters;
        // The load of the function, and the call, which this instruction stands for; Lua fills what
        // is not given for nothing.
        out_.put(pay(1 + static_cast<int32_t>(spared.size()) - (fills ? 1 : 0)));
        if (fills) out_.put(made(Op::loadnil, up_ + given, called_.parameters - given - 1));
        const size_t end = called_.code.size();
        for (size_t i = 0; i < end; ++i) {
            Instruction now = called_.code[i];
            out_.next();
            if (!move_up(now)) return std::nullopt;
            if (is_end(now) && is(call_, Op::call))
                give(now, i > 0 && !led_to_[i] && is_fresh(called_.code[i - 1], called_.code[i]),
                     i + 1 < end, end);
            else
                out_.carry(now, i);
        }
        out_.finish();
        return std::move(out_.code);
    }

 private:
    bool suits() const {
        // The call ends the scope of variables that closures share; what stands for it would not.
        if (is(call_, Op::tailcall) && call_.c != 0) return false;
        if (called_.vararg || called_.code.size() > longest_inlined || call_.b == 0 ||
            (is(call_, Op::call) && call_.c == 0) || up_ + called_.registers > most_registers)
            return false;
        for (const Instruction& one : called_.code) {
            if (is(one, Op::closure) || one.op == Instruction::captured ||
                one.op == Instruction::captured_field || one.op == Instruction::captured_write ||
                is(one, Op::setupval) || is(one, Op::vararg))
                return false;
            if (is(one, Op::return_) && one.b == 0 && is(call_, Op::call)) return false;
        }
        return true;
    }

    /// Whether a parameter keeps its value, and is read by itself.
    bool is_left_alone(int parameter) const {
        return parameter < called_.parameters &&
               std::none_of(called_.code.begin(), called_.code.end(),
                            [&](const Instruction& one) { return may_claim(one, parameter); });
    }

    /// Whether an instruction makes just what the one behind it returns, in no variable.
    bool is_fresh(const Instruction& before, const Instruction& end) const {
        return is(end, Op::return1) && only_fills(before) && before.a == end.a;
    }

    /// What is returned goes to where the called function stood.
    void give(const Instruction& end, bool fresh, bool jumps, size_t to) {
        const int wanted = call_.c - 1;
        int given = is(end, Op::return0) ? 0 : is(end, Op::return1) ? 1 : end.b - 1;
        if (fresh) out_.code.back().a = call_.a;
        Instructions instead;
        int paid = 1;  // by whoever returns
        if (is(end, Op::tailcall)) {
            out_.put(made(Op::call, end.a, end.b, call_.c));
            given = wanted;
            paid = 0;
        }
        for (int i = fresh ? 1 : 0; i < std::min(given, wanted); ++i)
            instead.push_back(made(Op::move, call_.a + i, end.a + i));
        if (given < wanted)
            instead.push_back(made(Op::loadnil, call_.a + given, wanted - given - 1));
        const int costs = static_cast<int>(instead.size()) + (jumps ? 1 : 0);
        if (costs != paid) out_.put(pay(paid - costs - 1));
        for (const Instruction& one : instead) out_.put(one);
        if (jumps) out_.put_jump(made(Op::jmp, 0), to);
    }

    bool move_up(Instruction& now) {
        const Operands of = operands_of(now);
        return move_up(now.a, of.a) && move_up(now.b, of.b) && move_up(now.c, of.c) &&
               move_up(now.d, of.d);
    }
    template <class Number>
    bool move_up(Number& number, Operands::Of of) {
        if (of == Operands::Of::registers) {
            const auto found = in_place_.find(static_cast<size_t>(number));
            number = static_cast<Number>(found != in_place_.end() ? found->second : number + up_);
        }
        if (of != Operands::Of::constants) return true;
        const Value& constant = called_.constants[static_cast<size_t>(number)];
        const auto known = std::find(constants_.begin(), constants_.end(), constant);
        const auto place = static_cast<size_t>(known - constants_.begin());
        if (known == constants_.end()) constants_.push_back(constant);
        number = static_cast<Number>(place);
        return static_cast<size_t>(number) == place && place < most_constants;
    }

    const Function& called_;
    const Instruction& call_;
    std::vector<Value>& constants_;
    const int up_;
    const std::vector<bool> led_to_ = targets(called_.code);
    std::map<size_t, int> in_place_;  ///< parameters for which variables of the caller stand
    Rewriting out_;
};

/// The function that a call calls, where that is known and compiled; else null.
const Function* called_by(const Function& function, size_t load) {
    if (!is(function.code[load], Op::loadk)) return nullptr;
    const Value& loaded = function.constants[static_cast<size_t>(function.code[load].d)];
    return loaded.tag() == Tag::function ? loaded.function() : nullptr;
}

/// How many values a function returns wherever it ends; nothing where that differs, or is open.
std::optional<int> results_of(const Function& function) {
    std::optional<int> results;
    for (const Instruction& one : function.code) {
        if (!is_end(one)) continue;
        if (is(one, Op::tailcall) || (is(one, Op::return_) && one.b == 0)) return std::nullopt;
        const int given = is(one, Op::return0) ? 0 : is(one, Op::return1) ? 1 : one.b - 1;
        if (results.value_or(given) != given) return std::nullopt;
        results = given;
    }
    return results;
}

/// The call at `at` gives the one behind it so many arguments, and not as many as there happen to
/// be.
void close_call(Instructions& code, size_t at, int results) {
    Instruction& call = code[at];
    Instruction& taker = code[at + 1];
    if (call.c != 0 || taker.b != 0 || !(is(taker, Op::call) || is(taker, Op::tailcall))) return;
    const int taken = call.a + results - taker.a;
    if (results >= UINT8_MAX || taken > UINT8_MAX) return;
    call.c = static_cast<uint8_t>(results + 1);
    taker.b = static_cast<uint8_t>(taken);
}

}  // namespace

void inline_calls(Function& function, int64_t& budget) {
    for (const Function::Inner& inner : function.inner) inline_calls(*inner.function, budget);
    if (function.code.size() > longest_function || function.constants.size() > most_constants)
        return;
    const std::vector<bool> led_to = targets(function.code);
    std::vector<bool> dropped(function.code.size(), false);
    std::vector<std::optional<Instructions>> bodies(function.code.size());
    size_t size = function.code.size();
    for (size_t i = 0; i < function.code.size() && budget > 0; ++i) {
        const Instruction& call = function.code[i];
        if (!is(call, Op::call) && !is(call, Op::tailcall)) continue;
        const auto load = load_of_called(function, led_to, i);
        const Function* const known = load ? called_by(function, *load) : nullptr;
        if (known == nullptr || known == &function) continue;
        const Function& called = *known;
        if (const auto results = results_of(called); results && is(call, Op::call))
            close_call(function.code, i, *results);
        if (size + called.code.size() > longest_function) continue;
        budget -= static_cast<int64_t>(called.code.size());
        const size_t constants = function.constants.size();
        Inlined inlined(called, call, function.constants, find_arguments(function, *load, i));
        bodies[i] = inlined.code();
        if (!bodies[i]) {
            function.constants.resize(constants);
            continue;
        }
        size += bodies[i]->size();
        budget -= static_cast<int64_t>(bodies[i]->size());
        dropped[*load] = true;
        for (const size_t copy : inlined.spared) dropped[copy] = true;
        function.registers = std::max(function.registers, call.a + 1 + called.registers);
    }
    Rewriting out;
    for (size_t i = 0; i < function.code.size(); ++i) {
        out.next();
        if (dropped[i]) continue;
        if (bodies[i])
            for (const Instruction& one : *bodies[i]) out.put(one);
        else
            out.carry(function.code[i], i);
    }
    out.finish();
    function.code = std::move(out.code);
}

}  // namespace fronteira::compile
