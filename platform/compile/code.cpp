// SPDX-License-Identifier: MIT
#include "compile/code.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

bool assigns(const Proto& inner, int in_register) {
    for (size_t i = 0; i < inner.upvalues.size(); ++i) {
        if (!inner.upvalues[i].in_stack || inner.upvalues[i].index != in_register) continue;
        for (const uint32_t bits : inner.code)
            if (Code(bits).op() == Op::setupval && Code(bits).b() == static_cast<int>(i))
                return true;
        if (!inner.inner.empty()) return true;  // one further in may write it
    }
    return false;
}

bool is_between(int in_register, int first, int count) {
    return in_register >= first && in_register < first + count;
}

}  // namespace

int line_of(const Proto& proto, size_t at) {
    return at < proto.lines.size() ? proto.lines[at] : proto.line;
}

bool writes(Code code, int in_register) {
    switch (code.op()) {
        case Op::settabup:
        case Op::settable:
        case Op::seti:
        case Op::setfield:
        case Op::setupval:
        case Op::jmp:
        case Op::eq:
        case Op::lt:
        case Op::le:
        case Op::eqk:
        case Op::eqi:
        case Op::lti:
        case Op::lei:
        case Op::gti:
        case Op::gei:
        case Op::test:
        case Op::return_:
        case Op::return0:
        case Op::return1:
        case Op::setlist:
        case Op::close:
        case Op::mmbin:
        case Op::mmbini:
        case Op::mmbink:
        case Op::extraarg:
        case Op::tforprep:
            return false;
        case Op::loadnil:
            return in_register >= code.a() && in_register <= code.a() + code.b();
        case Op::self:
            return in_register == code.a() || in_register == code.a() + 1;
        case Op::call:
        case Op::tailcall:
        case Op::vararg:
        case Op::tforcall:
            return in_register >= code.a();
        case Op::forloop:
        case Op::forprep:
        case Op::tforloop:
            return in_register >= code.a() && in_register <= code.a() + 3;
        default:
            return in_register == code.a();
    }
}

bool reads(Code code, int in_register) {
    const int a = code.a(), b = code.b(), c = code.c();
    const bool last = !code.k() && in_register == c;  // of what may be a constant
    switch (code.op()) {
        case Op::settabup:
            return last;
        case Op::setupval:
        case Op::return1:
        case Op::tbc:
        case Op::close:
        case Op::test:
        case Op::eqk:
        case Op::eqi:
        case Op::lti:
        case Op::lei:
        case Op::gti:
        case Op::gei:
            return in_register == a;
        case Op::move:
        case Op::testset:
        case Op::getfield:
        case Op::geti:
        case Op::unm:
        case Op::bnot:
        case Op::not_:
        case Op::len:
            return in_register == b;
        case Op::gettable:
            return in_register == b || in_register == c;
        case Op::self:
            return in_register == b || last;
        case Op::settable:
            return in_register == a || in_register == b || last;
        case Op::seti:
        case Op::setfield:
            return in_register == a || last;
        case Op::eq:
        case Op::lt:
        case Op::le:
            return in_register == a || in_register == b;
        case Op::concat:
            return is_between(in_register, a, b);
        case Op::call:
        case Op::tailcall:
            return b == 0 ? in_register >= a : is_between(in_register, a, b);
        case Op::return_:
            return b == 0 ? in_register >= a : is_between(in_register, a, b - 1);
        case Op::setlist:
            return b == 0 ? in_register >= a : is_between(in_register, a, b + 1);
        case Op::forprep:
        case Op::forloop:
        case Op::tforprep:
        case Op::tforcall:
        case Op::tforloop:
            return is_between(in_register, a, 4);
        default:
            break;
    }
    if (code.op() >= Op::addi && code.op() < Op::add) return in_register == b;
    return code.op() >= Op::add && code.op() <= Op::shr && (in_register == b || in_register == c);
}

const char* word_of(Op op) {
    switch (op) {
        case Op::setupval:
        case Op::settabup:
            return "writing to a variable of the file";
        case Op::tbc:
            return "<close>";
        default:
            return "a rare instruction of Lua";
    }
}

bool gives_a_value(const Proto& proto, size_t at) {
    const Code jump(proto.code[at + 1]);
    const auto before = static_cast<int64_t>(at) + 1 + jump.sj();
    if (before < 0 || before >= static_cast<int64_t>(proto.code.size())) return false;
    const Code last(proto.code[static_cast<size_t>(before)]);
    const bool for_nothing = last.op() == Op::call && last.c() == 1;
    return !for_nothing && writes(last, Code(proto.code[at]).a());
}

std::vector<bool> jump_targets(const Proto& proto) {
    std::vector<bool> targets(proto.code.size() + 1, false);
    for (size_t at = 0; at < proto.code.size(); ++at) {
        const Code code(proto.code[at]);
        const auto next = static_cast<int>(at) + 1;
        const auto aim = [&](int target) {
            if (target >= 0 && target < static_cast<int>(targets.size()))
                targets[static_cast<size_t>(target)] = true;
        };
        if (code.op() == Op::jmp) aim(next + code.sj());
        if (code.op() == Op::forloop || code.op() == Op::tforloop) aim(next - code.bx());
        if (code.op() == Op::forprep) aim(next + code.bx() + 1);
        if (code.op() == Op::tforprep) aim(next + code.bx());
        if (code.op() == Op::lfalseskip || (code.op() >= Op::eq && code.op() <= Op::testset))
            aim(next + 1);
    }
    return targets;
}

std::vector<bool> joins(const Proto& proto) {
    std::vector<bool> joined(proto.code.size() + 1, false);
    for (size_t at = 0; at < proto.code.size(); ++at) {
        const Code code(proto.code[at]);
        const size_t target = at + 1 + static_cast<size_t>(std::max(code.sj(), 0));
        if (code.op() == Op::jmp && code.sj() > 0 && target < joined.size()) joined[target] = true;
    }
    return joined;
}

bool is_written(const Proto& proto, int pc, int in_register) {
    // Variables stand in registers in the order in which they come into scope.
    const int after = pc + 1;
    int seen = 0;
    for (const Proto::Local& local : proto.locals) {
        if (local.start > after || local.end < after) continue;
        if (seen++ < in_register) continue;
        for (int at = local.start; at < local.end; ++at)
            if (at != pc && writes(Code(proto.code[static_cast<size_t>(at)]), in_register))
                return true;
        for (const Proto& inner : proto.inner)
            if (assigns(inner, in_register)) return true;
        return false;
    }
    return true;
}

const std::string* global_read(const Proto& proto, Code code) {
    if (code.op() != Op::gettabup) return nullptr;
    if (proto.upvalues[static_cast<size_t>(code.b())].name != "_ENV") return nullptr;
    return proto.text_if(code.c());
}

bool reads_global(const Proto& proto, const char* name) {
    return std::any_of(proto.code.begin(), proto.code.end(), [&](uint32_t bits) {
        const std::string* read = global_read(proto, Code(bits));
        return read != nullptr && *read == name;
    });
}

}  // namespace fronteira::compile
