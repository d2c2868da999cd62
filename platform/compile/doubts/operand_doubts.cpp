// SPDX-License-Identifier: MIT
#include "compile/doubts/operand_doubts.hpp"

#include "compile/code.hpp"
#include "compile/doubts/value_kinds.hpp"

#include <algorithm>
#include <initializer_list>

namespace fronteira::compile {
namespace {

using Is = ValueKind::Is;

constexpr size_t most_looked_at = 2000;  // instructions of a function

class OperandFinder {
 public:
    explicit OperandFinder(const Examined& in)
        : in_(in), kinds_(in.program, in.proto, in.of_move) {}

    void run() const {
        for (size_t at = 0; at < std::min(in_.proto.code.size(), most_looked_at); ++at)
            look_at(at, Code(in_.proto.code[at]));
    }

 private:
    void look_at(size_t at, Code code) const {
        const Op op = code.op();
        const bool of_two = op >= Op::add && op <= Op::shr;
        if (of_two || (op >= Op::addi && op < Op::add) || op == Op::unm) reckon(at, code.b());
        if (of_two) reckon(at, code.c());
        if (op == Op::forprep && at > 0) {  // where the step is loaded last
            reckon(at - 1, code.a());
            reckon(at - 1, code.a() + 1);
        }
        if (op == Op::concat) join(at, code.a(), code.b());
        if (op == Op::lt || op == Op::le)
            order(at, kinds_.operand(at, code.a()), kinds_.operand(at, code.b()));
        if (op == Op::lti || op == Op::lei || op == Op::gti || op == Op::gei)
            order(at, kinds_.operand(at, code.a()), {Is::number});
        if (op == Op::len) count(at, code.b());
        if ((op == Op::setfield || op == Op::seti || op == Op::settable) &&
            kinds_.is_rows(at, code.a()))
            add(Doubt::Of::fixed, at, {Is::list});
    }

    /// Whether it is surely something, and none of these.
    static bool is_other_than(std::initializer_list<Is> these, const ValueKind& kind) {
        return kind.is != Is::unknown && kind.sure &&
               std::find(these.begin(), these.end(), kind.is) == these.end();
    }

    void reckon(size_t at, int in_register) const {
        const ValueKind kind = kinds_.operand(at, in_register);
        if (is_other_than({Is::number, Is::fraction}, kind)) add(Doubt::Of::reckoned, at, kind);
    }

    /// Two texts have an order as well.
    void order(size_t at, const ValueKind& one, const ValueKind& other) const {
        for (const auto& [kind, beside] : {std::pair{one, other}, std::pair{other, one}}) {
            if (!is_other_than({Is::number, Is::fraction}, kind) ||
                (kind.is == Is::text && !is_number(beside)))
                continue;
            return add(Doubt::Of::ordered, at, kind);
        }
    }

    /// `"a" .. seat`: texts and numbers are put one behind another, nothing else.
    void join(size_t at, int first, int registers) const {
        for (int place = first; place < first + registers; ++place) {
            const ValueKind kind = kinds_.operand(at, place);
            if (is_other_than({Is::text, Is::number, Is::fraction}, kind))
                return add(Doubt::Of::joined, at, kind);
        }
    }

    void count(size_t at, int in_register) const {
        const ValueKind kind = kinds_.operand(at, in_register);
        if (is_other_than({Is::list, Is::text}, kind)) add(Doubt::Of::counted, at, kind);
    }

    void add(Doubt::Of of, size_t at, const ValueKind& kind) const {
        in_.add({of, "", 0, "", nullptr, kind.handle, {}, said(kind)}, at);
    }

    const Examined& in_;
    const ValueKinds kinds_;
};

}  // namespace

void find_operand_doubts(const Examined& in) {
    OperandFinder(in).run();
}

}  // namespace fronteira::compile
