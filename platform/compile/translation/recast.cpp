// SPDX-License-Identifier: MIT
#include "compile/translation/recast.hpp"

#include "compile/translation/rewriting.hpp"

namespace fronteira::compile {
namespace {

/// A comparison: where it leads when its outcome is `k`; else behind the jump that follows.
/// Back it leads by that jump alone, which sees to it that what was run is paid for.
Instruction branch(const Proto& proto, size_t at, int b) {
    const Code code(proto.code[at]), jump(proto.code[at + 1]);
    return made(code.op(), code.a(), b, code.k() ? 1 : 0, jump.sj() < 0 ? 0 : 1 + jump.sj());
}

}  // namespace

std::optional<Instruction> recast(const Proto& proto, size_t at) {
    const Code code(proto.code[at]);
    const auto plain = [&](int d = 0) { return made(code.op(), code.a(), code.b(), code.c(), d); };
    switch (code.op()) {
        case Op::loadi:
            return plain(code.sbx());
        case Op::loadk:
            return plain(code.bx());
        case Op::getfield:
            return plain(code.c());
        case Op::self:
        case Op::setfield:
        case Op::seti:
        case Op::settable:
            // Whether the name, or what is written, is a constant or in a register.
            return made(code.op(), code.a(), code.b(), code.k() ? 1 : 0, code.c());
        case Op::addi:
        case Op::shri:
        case Op::shli:
            return plain(code.sc());
        case Op::addk:
        case Op::subk:
        case Op::mulk:
        case Op::modk:
        case Op::divk:
        case Op::idivk:
        case Op::bandk:
        case Op::bork:
        case Op::bxork:
            return plain(code.c());
        case Op::jmp:
            return plain(code.sj());
        case Op::eqi:
        case Op::lti:
        case Op::lei:
        case Op::gti:
        case Op::gei:
            return branch(proto, at, static_cast<uint8_t>(static_cast<int8_t>(code.sb())));
        case Op::test:
            return branch(proto, at, 0);
        case Op::eqk:
        case Op::eq:
        case Op::lt:
        case Op::le:
        case Op::testset:
            return branch(proto, at, code.b());
        case Op::forloop:
        case Op::tforloop:
            return plain(-code.bx());
        case Op::forprep:
            return plain(code.bx() + 1);
        case Op::tforprep:
            return plain(code.bx());
        case Op::return_:
        case Op::tailcall:
            // Whether variables that are shared go out of scope.
            return made(code.op(), code.a(), code.b(), code.k() ? 1 : 0);
        case Op::move:
        case Op::loadfalse:
        case Op::lfalseskip:
        case Op::loadtrue:
        case Op::loadnil:
        case Op::gettable:
        case Op::geti:
        case Op::newtable:
        case Op::add:
        case Op::sub:
        case Op::mul:
        case Op::mod:
        case Op::div:
        case Op::idiv:
        case Op::band:
        case Op::bor:
        case Op::bxor:
        case Op::shl:
        case Op::shr:
        case Op::unm:
        case Op::bnot:
        case Op::not_:
        case Op::len:
        case Op::setlist:
        case Op::close:
        case Op::call:
        case Op::return0:
        case Op::return1:
        case Op::tforcall:
        case Op::vararg:
        case Op::varargprep:
        case Op::concat:
            return plain();
        case Op::mmbin:
        case Op::mmbini:
        case Op::mmbink:
        case Op::extraarg:
            return Instruction{};  // never reached: the instruction before leaves or skips it
        default:
            return std::nullopt;
    }
}

int constant_read_by(Code code) {
    switch (code.op()) {
        case Op::loadk:
            return code.bx();
        case Op::eqk:
            return code.b();
        case Op::addk:
        case Op::subk:
        case Op::mulk:
        case Op::modk:
        case Op::divk:
        case Op::idivk:
        case Op::bandk:
        case Op::bork:
        case Op::bxork:
            return code.c();
        case Op::setfield:
        case Op::seti:
        case Op::settable:
            return code.k() ? code.c() : -1;
        default:
            return -1;
    }
}

}  // namespace fronteira::compile
