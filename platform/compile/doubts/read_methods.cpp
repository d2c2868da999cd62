// SPDX-License-Identifier: MIT
#include "compile/doubts/read_methods.hpp"

#include "compile/code.hpp"
#include "compile/doubts/value_kinds.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

class ReadMethodFinder {
 public:
    explicit ReadMethodFinder(const Examined& in)
        : in_(in), kinds_(in.program, in.proto, in.of_move) {}

    void run() const {
        for (size_t at = 0; at < std::min(in_.proto.code.size(), most_looked_at); ++at) {
            const Code code(in_.proto.code[at]);
            if (code.op() == Op::getfield && is_used(at, code.a())) look(at, code);
        }
    }

 private:
    static constexpr size_t most_looked_at = 2000;  // instructions of a function
    static constexpr size_t most_behind = 200;      // of them, behind each that reads

    void look(size_t at, Code code) const {
        const Tag handle = kinds_.handle_in(at, code.b());
        const std::string& name = in_.proto.text(code.c());
        if (handle == Tag::nil && is_unknown(at, code.b())) return look_by_name(at, name);
        if (handle < Tag::match || handle > Tag::card) return;
        if (in_.program.member(*in_.program.name(name), handle).is == Member::Is::native) {
            in_.add({Doubt::Of::method, "", 0, name, nullptr, handle, {}}, at);
        }
    }

    /// Of whatever is called `space`, if handles alone have something so called, as a function.
    void look_by_name(size_t at, const std::string& name) const {
        const Name& known = in_.program.known(*in_.program.name(name));
        const bool printed =
            std::any_of(known.printed.begin(), known.printed.end(), [](const auto& values) {
                return std::any_of(values.begin(), values.end(),
                                   [](const Value& value) { return value.tag() != Tag::nil; });
            });
        Tag has = Tag::nil;
        for (const Tag kind : {Tag::card, Tag::region, Tag::space, Tag::seat}) {
            const Member::Is is = known.member(kind).is;
            if (is == Member::Is::native) has = kind;
            if (is == Member::Is::column || printed) return;
        }
        if (has != Tag::nil)
            in_.add({Doubt::Of::method, "", 0, name, nullptr, has, {}, {}, false}, at);
    }

    /// Whether something stands there that may be a handle: a parameter, a variable of a loop, or
    /// what a call gives.
    bool is_unknown(size_t at, int in_register) const {
        const int filled = in_.types.filled_by(at, in_register);
        if (filled < 0) return true;
        const Op op = Code(in_.proto.code[static_cast<size_t>(filled)]).op();
        return op == Op::call || op == Op::tforprep || op == Op::tforcall;
    }

    /// Whether what is read there is first used otherwise than to be called or kept.
    bool is_used(size_t at, int in_register) const {
        const size_t end = std::min(in_.proto.code.size(), at + most_behind);
        for (size_t i = at + 1; i < end; ++i) {
            const Code code(in_.proto.code[i]);
            if (reads(code, in_register)) {
                const bool calls = code.op() == Op::call || code.op() == Op::tailcall;
                if (calls && code.a() == in_register) return false;
                return code.op() != Op::move && !(calls && is_guarded(i, code.a()));
            }
            if (writes(code, in_register)) return false;
        }
        return false;
    }

    /// `pcall(seat.count, seat, "owner")` calls it.
    bool is_guarded(size_t at, int in_register) const {
        const int filled = in_.types.filled_by(at, in_register);
        if (filled < 0) return false;
        const auto* name =
            global_read(in_.proto, Code(in_.proto.code[static_cast<size_t>(filled)]));
        return name != nullptr && *name == "pcall";
    }

    const Examined& in_;
    const ValueKinds kinds_;
};

}  // namespace

void find_read_methods(const Examined& in) {
    ReadMethodFinder(in).run();
}

}  // namespace fronteira::compile
