// SPDX-License-Identifier: MIT
#include "compile/doubts/condition_doubts.hpp"

#include "compile/code.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

class ConditionFinder {
 public:
    explicit ConditionFinder(const Examined& in) : in_(in) {}

    void run() const {
        constexpr size_t most_looked_at = 2000;  // instructions of a function
        for (size_t at = 0; at < std::min(in_.proto.code.size(), most_looked_at); ++at) {
            const Code code(in_.proto.code[at]);
            if (code.op() == Op::test && !gives_a_value(in_.proto, at)) ask_whether(at, code.a());
            if (code.op() == Op::test || code.op() == Op::testset) ask_of_reckoned(at, code);
            if (code.op() == Op::testset || (code.op() == Op::test && gives_a_value(in_.proto, at)))
                ask_of_default(at, code);
            if (code.op() == Op::not_) ask_whether(at, code.b());
            if (code.op() >= Op::eq && code.op() <= Op::test) follow(at);
        }
    }

 private:
    /// In Lua, 0 is true.
    void ask_whether(size_t at, int in_register) const {
        const int filled = in_.types.filled_by(at, in_register);
        if (filled < 0) return;
        if (Code(in_.proto.code[static_cast<size_t>(filled)]).op() == Op::len)
            return in_.add({Doubt::Of::truth, "", 0, "#list", nullptr, Tag::nil, {}}, at);
        const Member* read = in_.types.read_by(static_cast<size_t>(filled));
        const bool sure = read != nullptr;
        if (!sure) read = in_.column_by_name(filled);
        if (read == nullptr || read->secret) return;  // what is hidden is nil
        const bool word =
            read->is == Member::Is::column && (read->placed->kind == core::Kind::choice ||
                                               (sure && read->placed->kind == core::Kind::seats));
        if (!word && !is_number(*read)) return;
        const Member* column = read->is == Member::Is::column ? read : nullptr;
        in_.add({Doubt::Of::truth, "", 0, read->name->text, column, Tag::nil, {}, {}, sure}, at);
    }

    /// `i % 2 and a or b` is always a.
    void ask_of_reckoned(size_t at, Code code) const {
        if (code.k()) return;  // `a + b or c` is a + b
        const int in_register = code.op() == Op::test ? code.a() : code.b();
        const int filled = in_.types.filled_by(at, in_register);
        if (filled < 0 || in_.types.is_variable(at, in_register)) return;
        const Op op = Code(in_.proto.code[static_cast<size_t>(filled)]).op();
        if (op >= Op::addi && op <= Op::shr)
            in_.add({Doubt::Of::truth, "", 0, "what is reckoned", nullptr, Tag::nil, {}}, at);
    }

    /// `match.gold or 5` is what stands first, even if that is 0. In `a and match.gold or 5`
    /// another jump leads to the 5.
    void ask_of_default(size_t at, Code code) const {
        if (!code.k()) return;
        const Member* read = in_.member_in(at, code.op() == Op::test ? code.a() : code.b());
        if (read == nullptr || read->secret || read->is != Member::Is::column ||
            read->placed->kind != core::Kind::integer || is_jumped_to(at + 2))
            return;
        in_.add({Doubt::Of::truth, "", 0, read->name->text, read, Tag::nil, {}}, at);
    }

    bool is_jumped_to(size_t place) const {
        const auto& code = in_.proto.code;
        for (size_t at = 0; at < code.size(); ++at)
            if (const Code jump(code[at]);
                jump.op() == Op::jmp &&
                static_cast<int64_t>(at) + 1 + jump.sj() == static_cast<int64_t>(place))
                return true;
        return false;
    }

    /// `a and nil or b` is b, as is `a and false or b`: both ways lead to what comes next.
    void follow(size_t at) const {
        if (at + 1 == in_.proto.code.size()) return;
        const Code jump(in_.proto.code[at + 1]);
        if (jump.op() == Op::jmp && jump.sj() == 0)
            in_.add({Doubt::Of::idle, "", 0, "", nullptr, Tag::nil, {}}, at);
    }

    const Examined& in_;
};

}  // namespace

void find_condition_doubts(const Examined& in) {
    ConditionFinder(in).run();
}

}  // namespace fronteira::compile
