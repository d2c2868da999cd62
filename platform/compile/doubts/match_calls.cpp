// SPDX-License-Identifier: MIT
#include "compile/doubts/match_calls.hpp"

#include "compile/code.hpp"
#include "compile/doubts/value_kinds.hpp"
#include "core/chance/die.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

class MatchCallFinder {
 public:
    explicit MatchCallFinder(const Examined& in)
        : in_(in), kinds_(in.program, in.proto, in.of_move), types_(kinds_.types()) {}

    void run() const {
        for (size_t at = 0; at < std::min(in_.proto.code.size(), most_looked_at); ++at) {
            const Code call(in_.proto.code[at]);
            const std::string* method = call.op() == Op::call ? types_.method_called(at) : nullptr;
            if (method == nullptr) continue;
            if (*method == "ask") look_at_span(at, call);
            if (*method == "tell") look_at_told(at, call);
            if (*method == "roll") look_at_sides(at, call);
        }
    }

 private:
    static constexpr size_t most_looked_at = 2000;  // instructions of a function

    /// `match:ask(seat, "occupy", 3, 1)`.
    void look_at_span(size_t at, Code call) const {
        constexpr int arguments = 6, question = 3, least = 4, most = 5;
        if (call.b() != arguments) return;
        const auto from = written_in(at, call.a() + least), upto = written_in(at, call.a() + most);
        const std::string* name = types_.text_in(at, call.a() + question);
        if (name != nullptr && from && upto && *from > *upto)
            in_.add({Doubt::Of::span,
                     "",
                     0,
                     *name,
                     nullptr,
                     Tag::nil,
                     {},
                     std::to_string(*from) + " to " + std::to_string(*upto)},
                    at);
    }

    /// `match:roll(0)`.
    void look_at_sides(size_t at, Code call) const {
        constexpr int sides = 2;
        const auto written = call.b() > sides ? written_in(at, call.a() + sides) : std::nullopt;
        if (written && (*written < 1 || *written > core::most_sides))
            in_.add({Doubt::Of::sides, "", 0, "", nullptr, Tag::nil, Value::integer(*written)}, at);
    }

    /// The whole number that is written there.
    std::optional<int64_t> written_in(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        if (filled < 0) return std::nullopt;
        const Code load(in_.proto.code[static_cast<size_t>(filled)]);
        if (load.op() == Op::loadi) return load.sbx();
        if (load.op() != Op::loadk) return std::nullopt;
        const Proto::Constant& large = in_.proto.constants[static_cast<size_t>(load.bx())];
        const auto* number = std::get_if<int64_t>(&large);
        return number == nullptr ? std::nullopt : std::optional(*number);
    }

    /// `match:tell("traded", { cards = cards })`.
    void look_at_told(size_t at, Code call) const {
        constexpr int fields = 3;
        const int table = call.a() + fields;
        const int made = call.b() > fields ? types_.filled_by(at, table) : -1;
        if (made < 0 || Code(in_.proto.code[static_cast<size_t>(made)]).op() != Op::newtable)
            return;
        for (auto i = static_cast<size_t>(made); i < at; ++i) {
            const Code set(in_.proto.code[i]);
            if (set.op() != Op::setfield || set.a() != table || set.k()) continue;
            const ValueKind kind = kinds_.in(i, set.c());
            if (kind.is == ValueKind::Is::list || kind.is == ValueKind::Is::function)
                in_.add({Doubt::Of::told,
                         "",
                         0,
                         in_.proto.text(set.b()),
                         nullptr,
                         Tag::nil,
                         {},
                         said(kind)},
                        i);
        }
    }

    const Examined& in_;
    const ValueKinds kinds_;
    const HandleTypes& types_;
};

}  // namespace

void find_match_calls(const Examined& in) {
    MatchCallFinder(in).run();
}

}  // namespace fronteira::compile
