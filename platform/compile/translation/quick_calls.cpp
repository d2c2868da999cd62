// SPDX-License-Identifier: MIT
#include "compile/translation/quick_calls.hpp"

#include "compile/translation/call_site.hpp"
#include "compile/translation/operands.hpp"

namespace fronteira::compile {
namespace {

/// The instruction that stands for a call, and where: in front of the arguments, or of the call.
struct Quick {
    Instruction instruction;
    size_t before = 0;
    size_t behind = 0;  ///< the instruction that comes next
};

class Quickener {
 public:
    Quickener(Program& program, const Function& function)
        : program_(program), function_(function), led_to_(targets(function.code)) {}

    std::optional<Quick> of(size_t call) {
        auto site = call_site(function_, led_to_, call);
        if (!site) return std::nullopt;
        site_ = std::move(*site);
        quick_ = {};
        quick_.before = site_.bare ? site_.first : site_.call;
        quick_.behind = site_.call + 1;
        if (site_.method != nullptr ? method() : plain()) return quick_;
        return std::nullopt;
    }

 private:
    size_t given() const { return site_.arguments.size(); }

    bool is_method(Tag of, const char* native) const {
        const Member& member = program_.member(*site_.method, of);
        const auto number = find_native(native);
        return member.is == Member::Is::native && number && member.native == *number;
    }
    bool calls(const char* native) const {
        const auto number = find_native(native);
        return number && site_.function == Value::of(Tag::native, *number);
    }
    const Name* word(size_t argument) const {
        const Value* constant = site_.arguments[argument].constant;
        return constant != nullptr && constant->tag() == Tag::text ? constant->text() : nullptr;
    }
    /// In which register the quick instruction finds an argument. Before the arguments are loaded
    /// that must be a variable's; else it stands before the call.
    uint8_t found(size_t argument) {
        const CallSite::Argument& one = site_.arguments[argument];
        const bool early = quick_.before == site_.first;
        return static_cast<uint8_t>(early && one.variable ? *one.variable : one.in_register);
    }
    /// Stands the instruction before the call unless all these arguments are variables.
    void wants(std::initializer_list<size_t> arguments) {
        for (const size_t argument : arguments)
            if (!site_.arguments[argument].variable) quick_.before = site_.call;
    }
    uint8_t object() const {
        return static_cast<uint8_t>(quick_.before == site_.first ? site_.object : site_.place + 1);
    }

    void make(uint8_t op, int a, int b = 0, int c = 0) {
        quick_.instruction.op = op;
        quick_.instruction.a = static_cast<uint8_t>(a);
        quick_.instruction.b = static_cast<uint8_t>(b);
        quick_.instruction.c = static_cast<uint8_t>(c);
    }

    bool plain() {
        if (site_.function.tag() != Tag::native) return false;
        if (calls("math.min")) return of_two(Instruction::quick_least);
        if (calls("math.max")) return of_two(Instruction::quick_most);
        if (calls("transfer")) return transfer();
        if (calls("total")) return total();
        if (calls("ipairs")) return along();
        return false;
    }

    bool of_two(uint8_t op) {
        if (given() != 2 || site_.results != 1) return false;
        wants({0, 1});
        make(op, site_.place, found(0), found(1));
        return true;
    }

    /// The number column of that name that all may see, if one kind of handle alone has it.
    const Member* numbers(const Name* name) {
        const Member* column = name == nullptr ? nullptr : program_.only_column(*name);
        const bool suits = column != nullptr && column->placed->kind == core::Kind::integer &&
                           !column->kept && !column->secret;
        return suits ? column : nullptr;
    }

    bool transfer() {
        if (given() != 4 || site_.results != 0) return false;
        quick_.instruction.member = numbers(word(2));
        if (quick_.instruction.member == nullptr) return false;
        wants({0, 1, 3});
        make(Instruction::quick_transfer, found(0), found(1), found(3));
        return true;
    }

    /// What `for` loops take from `ipairs`.
    bool along() {
        if ((!site_.open && given() != 1) || site_.results != 4) return false;
        quick_.before = site_.call;
        make(Instruction::quick_along, site_.place, site_.open ? 1 : 0);
        return true;
    }

    bool total() {
        if (given() != 1 || site_.results != 1) return false;
        const Name* name = word(0);
        for (const Tag tag : {Tag::space, Tag::region, Tag::seat}) {
            const Member* column = name == nullptr ? nullptr : &program_.member(*name, tag);
            if (column == nullptr || column->is != Member::Is::column) continue;
            quick_.instruction.member = column;
            make(Instruction::quick_total, site_.place);
            return !column->secret && column->placed->kind == core::Kind::integer;
        }
        return false;
    }

    bool method() {
        if (is_method(Tag::match, "Match:finish_phase")) return finish();
        if (is_method(Tag::seat, "Seat:hand")) return card_of_hand();
        if (is_method(Tag::seat, "Seat:hand_size")) return hand_size();
        if (is_method(Tag::seat, "Seat:count") && given() == 1) return count();
        if (is_method(Tag::region, "Region:count") && given() == 2) return count_in_region();
        return false;
    }

    bool finish() {
        if (given() != 0 || site_.results != 0) return false;
        make(Instruction::quick_finish, 0, object());
        return true;
    }

    bool has_deck(size_t argument) {
        const Name* name = word(argument);
        const int deck = name == nullptr ? -1 : program_.known(*name).deck;
        quick_.instruction.number = deck;
        return deck >= 0;
    }

    /// `seat:hand("deck")[2]`
    bool card_of_hand() {
        if (given() != 1 || site_.results != 1 || !has_deck(0)) return false;
        const size_t next = site_.call + 1;
        if (next == function_.code.size() || led_to_[next]) return false;
        const Instruction& get = function_.code[next];
        if (!is(get, Op::geti) || get.a != site_.place || get.b != site_.place || get.c == 0)
            return false;
        quick_.behind = next + 1;
        make(Instruction::quick_card, site_.place, object(), get.c);
        return true;
    }

    bool hand_size() {
        if (given() != 1 || site_.results != 1 || !has_deck(0)) return false;
        make(Instruction::quick_hand_size, site_.place, object());
        return true;
    }

    /// Of spaces that hold a seat in a column that all may see.
    bool has_index(const Name* name) {
        if (name == nullptr) return false;
        const Member& member = program_.member(*name, Tag::space);
        if (member.is != Member::Is::column || member.placed->index < 0 || member.secret)
            return false;
        quick_.instruction.number = member.placed->index;
        return true;
    }

    bool count() {
        if (site_.results != 1 || !has_index(word(0))) return false;
        make(Instruction::quick_count, site_.place, object());
        return true;
    }

    bool count_in_region() {
        if (site_.results != 1 || !has_index(word(0))) return false;
        wants({1});
        make(Instruction::quick_region_count, site_.place, object(), found(1));
        return true;
    }

    Program& program_;
    const Function& function_;
    const std::vector<bool> led_to_;
    CallSite site_;
    Quick quick_;
};

/// A cell that is read to be reckoned with at once, by the two instructions behind it.
bool goes_into(const Instructions& code, size_t at, Op op) {
    const Instruction& get = code[at];
    if (get.op != Instruction::get_number || at + 2 >= code.size()) return false;
    const Instruction& next = code[at + 1];
    return is(next, op) && next.a == get.a && next.b == get.a && next.c != get.a;
}

/// A cell that is read to be tested or reckoned with at once is so by the same instruction.
Instruction fused(const Instructions& code, size_t at) {
    Instruction now = code[at];
    if (is(now, Op::test)) now.op = now.c != 0 ? Instruction::test_true : Instruction::test_false;
    const bool adds = goes_into(code, at, Op::add);
    if (adds || goes_into(code, at, Op::sub)) {
        now.op = adds ? Instruction::get_sum : Instruction::get_difference;
        now.c = code[at + 1].c;
        return now;
    }
    if (at + 1 == code.size() || !is(code[at + 1], Op::test) || code[at + 1].a != now.a) return now;
    if (now.op == Instruction::get_flag) now.op = Instruction::get_flag_test;
    if (now.op == Instruction::get_row) now.op = Instruction::get_row_test;
    return now;
}

}  // namespace

void quicken_calls(Program& program, Function& function) {
    for (const Function::Inner& inner : function.inner) quicken_calls(program, *inner.function);
    Quickener quickener(program, function);
    std::vector<std::optional<Quick>> quick(function.code.size());
    for (size_t i = 0; i < function.code.size(); ++i)
        if (auto found = quickener.of(i)) quick[found->before] = found;
    const std::vector<bool> led_to = targets(function.code);
    std::optional<size_t> payment;  // that what comes is paid with
    Rewriting out;
    for (size_t i = 0; i < function.code.size(); ++i) {
        const Instruction now = fused(function.code, i);
        out.next();
        if (led_to[i]) payment.reset();
        if (now.op == Instruction::pay && payment) {
            out.code[*payment].d += now.d + 1;  // with the instruction that is left out
            continue;
        }
        if (now.op == Instruction::pay) payment = out.code.size();
        const bool may_end = is(function.code[i], Op::call);  // what is called may ask
        if (may_end || is_jump(function.code[i]) || may_skip(function.code[i])) payment.reset();
        if (quick[i]) out.put_jump(quick[i]->instruction, quick[i]->behind);
        out.carry(now, i);
    }
    out.finish();
    function.code = std::move(out.code);
}

}  // namespace fronteira::compile
