// SPDX-License-Identifier: MIT
#include "compile/handle_types.hpp"

#include "compile/code.hpp"

namespace fronteira::compile {
namespace {

/// The variable that stands in a register at an instruction, if one does.
const Proto::Local* variable(const Proto& proto, size_t at, int in_register) {
    int seen = 0;
    for (const Proto::Local& local : proto.locals)
        if (local.start <= static_cast<int>(at) && local.end > static_cast<int>(at) &&
            seen++ == in_register)
            return &local;
    return nullptr;
}

bool gives_number(Op op) {
    return op == Op::loadi || op == Op::loadf || op == Op::len || op == Op::forprep ||
           op == Op::unm || op == Op::bnot || (op >= Op::addi && op <= Op::shr);
}

}  // namespace

Tag held_by(core::Slot::Type type) {
    using Type = core::Slot::Type;
    return type == Type::space    ? Tag::space
           : type == Type::seat   ? Tag::seat
           : type == Type::region ? Tag::region
                                  : Tag::nil;
}

Tag held_by(const Member& member) {
    using Is = Member::Is;
    if (member.is == Is::me || member.is == Is::turn) return Tag::seat;
    if (member.is == Is::region) return Tag::region;
    if (member.is != Is::column) return Tag::nil;
    return member.held >= Tag::match ? member.held : Tag::nil;
}

HandleTypes::HandleTypes(Program& program, const Proto& proto)
    : program_(program),
      proto_(proto),
      targets_(jump_targets(proto)),
      joins_(joins(proto)),
      looks_(looks_at_each * static_cast<int64_t>(proto.code.size())) {}

int HandleTypes::filled_by(size_t at, int in_register) const {
    if (const Proto::Local* local = variable(proto_, at, in_register)) {
        const int begins = local->start - 1;
        if (begins < 0 || is_written(proto_, begins, in_register)) return -1;
        const auto first = static_cast<size_t>(begins);
        if (joins_[first + 1]) return -1;  // `local a = b or c`
        if (writes(Code(proto_.code[first]), in_register)) return begins;
        at = first;  // one of several that begin together
    }
    for (size_t i = at; i-- > 0 && look();) {
        if (targets_[i + 1]) return -1;
        if (writes(Code(proto_.code[i]), in_register)) return static_cast<int>(i);
    }
    return -1;
}

/// `a < b` as a value is false, which leads past the next instruction, or true.
bool HandleTypes::is_truth(size_t at, int in_register) const {
    const int filled = filled_by(at, in_register);
    const Op op = filled < 0 ? Op::move : Code(proto_.code[static_cast<size_t>(filled)]).op();
    if (op == Op::loadtrue || op == Op::loadfalse || op == Op::not_) return true;
    if (is_variable(at, in_register)) return false;
    for (size_t next = at; next >= 2 && look(); --next) {
        const Code last(proto_.code[next - 1]), before(proto_.code[next - 2]);
        if (writes(last, in_register))
            return last.op() == Op::loadtrue && before.op() == Op::lfalseskip &&
                   before.a() == in_register && !joins_[next];
        if (targets_[next]) return false;
    }
    return false;
}

bool HandleTypes::is_variable(size_t at, int in_register) const {
    return variable(proto_, at, in_register) != nullptr;
}

const std::string* HandleTypes::text_in(size_t at, int in_register) const {
    const int filled = filled_by(at, in_register);
    if (filled < 0) return nullptr;
    const Code code(proto_.code[static_cast<size_t>(filled)]);
    if (code.op() != Op::loadk) return nullptr;
    return proto_.text_if(code.bx());
}

const Member* HandleTypes::read_by(size_t at) const {
    return read_by(at, 0);
}

const Member* HandleTypes::read_by(size_t at, int steps) const {
    const Code read(proto_.code[at]);
    if (read.op() != Op::getfield) return nullptr;
    const Tag handle = of(at, read.b(), steps + 1);
    if (handle < Tag::match || handle > Tag::region) return nullptr;
    const auto& name = proto_.text(read.c());
    return &program_.member(*program_.name(name), handle);
}

Tag HandleTypes::likely(size_t at, int in_register) const {
    const Tag known = of(at, in_register);
    const int filled = known == Tag::nil ? filled_by(at, in_register) : -1;
    if (filled < 0) return known;
    const auto by = static_cast<size_t>(filled);
    const Code entry(proto_.code[by]);
    if (entry.op() != Op::geti && entry.op() != Op::gettable) return known;
    const int list = filled_by(by, entry.b());
    if (list < 0 || Code(proto_.code[static_cast<size_t>(list)]).op() != Op::call) return known;
    const std::string* method = method_called(static_cast<size_t>(list));
    return method != nullptr && (*method == "hand" || *method == "cards") ? Tag::card : known;
}

Tag HandleTypes::of(size_t at, int in_register, int steps) const {
    if (steps > most_steps || !look()) return Tag::nil;
    if (const auto loop = loop_of(at, in_register))
        return of_entry(*loop, in_register - Code(proto_.code[*loop]).a(), steps);
    const int filled = filled_by(at, in_register);
    if (filled < 0) return of_parameter(at, in_register);
    const auto by = static_cast<size_t>(filled);
    const Code code(proto_.code[by]);
    if (code.op() == Op::move) return of(by, code.b(), steps + 1);
    const bool entry =
        code.op() == Op::geti || code.op() == Op::gettable || code.op() == Op::getfield;
    if (const Tag held = entry ? of_container(by, code.b(), steps) : Tag::nil; held != Tag::nil)
        return held;
    const Member* member = read_by(by, steps);
    return member == nullptr ? Tag::nil : held_by(*member);
}

/// What `match.space` or its like in a register holds.
Tag HandleTypes::of_container(size_t at, int in_register, int steps) const {
    if (steps > most_steps || !look()) return Tag::nil;
    const int filled = filled_by(at, in_register);
    if (filled < 0) return Tag::nil;
    const auto by = static_cast<size_t>(filled);
    const Code code(proto_.code[by]);
    if (code.op() == Op::move) return of_container(by, code.b(), steps + 1);
    const Member* member = read_by(by, steps);
    return member != nullptr && member->is == Member::Is::container ? member->held : Tag::nil;
}

/// What a list in a register holds: one of these, or what a method of a handle has just given. A
/// list that has a name may be written into.
Tag HandleTypes::of_list(size_t at, int in_register, int steps) const {
    const int filled = filled_by(at, in_register);
    const bool called =
        filled >= 0 && Code(proto_.code[static_cast<size_t>(filled)]).op() == Op::call;
    return called ? given_by(static_cast<size_t>(filled), steps)
                  : of_container(at, in_register, steps);
}

/// The instruction that took the method of an object which the call at `at` calls, or -1.
int HandleTypes::method_taken(size_t at) const {
    const int loaded = filled_by(at, Code(proto_.code[at]).a());
    if (loaded < 0) return -1;
    const Code load(proto_.code[static_cast<size_t>(loaded)]);
    return load.op() == Op::self && load.k() ? loaded : -1;
}

const std::string* HandleTypes::method_called(size_t at) const {
    const int taken = method_taken(at);
    if (taken < 0) return nullptr;
    const Code load(proto_.code[static_cast<size_t>(taken)]);
    return &proto_.text(load.c());
}

/// What the list holds that the call at `at` of a method gives.
Tag HandleTypes::given_by(size_t at, int steps) const {
    const std::string* method = method_called(at);
    if (method == nullptr) return Tag::nil;
    const auto from = static_cast<size_t>(method_taken(at));
    const Tag object = of(from, Code(proto_.code[from]).b(), steps + 1);
    const std::string& name = *method;
    const auto may_be = [&](Tag kind) { return object == kind || object == Tag::nil; };
    if (may_be(Tag::seat) && name == "regions") return Tag::region;
    const bool spaces =
        (may_be(Tag::space) && (name == "neighbours" || name == "ray" || name == "within")) ||
        ((may_be(Tag::seat) || may_be(Tag::region)) && name == "spaces");
    return spaces ? Tag::space : Tag::nil;
}

/// The beginning of the loop whose variable stands in a register, if it never changes within.
std::optional<size_t> HandleTypes::loop_of(size_t at, int in_register) const {
    const Proto::Local* local = variable(proto_, at, in_register);
    if (local == nullptr || local->start < 1) return std::nullopt;
    const auto begins = static_cast<size_t>(local->start) - 1;
    const bool loops = Code(proto_.code[begins]).op() == Op::tforprep &&
                       !is_written(proto_, local->start - 1, in_register);
    return loops ? std::optional(begins) : std::nullopt;
}

/// The second variable of a loop over `ipairs`, which begins at `at`.
Tag HandleTypes::of_entry(size_t at, int variable_number, int steps) const {
    if (variable_number != entry_of_loop || !is_along(at)) return Tag::nil;
    return of_list(at - 1, Code(proto_.code[at - 1]).a() + 1, steps + 1);
}

bool HandleTypes::is_number(size_t at, int in_register) const {
    constexpr int place = 4;  // the first variable of a loop
    if (const auto loop = loop_of(at, in_register))
        return in_register - Code(proto_.code[*loop]).a() == place && is_along(*loop);
    if (const Proto::Local* local = variable(proto_, at, in_register))
        return is_counter(*local, in_register);
    const int filled = filled_by(at, in_register);
    return filled >= 0 && gives_number(Code(proto_.code[static_cast<size_t>(filled)]).op());
}

/// Whether a variable is given numbers alone, and no function inside of this one has it.
bool HandleTypes::is_counter(const Proto::Local& local, int in_register) const {
    for (const Proto& inner : proto_.inner)
        for (const Proto::Upvalue& taken : inner.upvalues)
            if (taken.in_stack && taken.index == in_register) return false;
    if (local.start < 1) return false;
    for (int at = local.start - 1; at < local.end && look(); ++at) {
        const Code code(proto_.code[static_cast<size_t>(at)]);
        if (writes(code, in_register) && !gives_number(code.op())) return false;
    }
    return writes(Code(proto_.code[static_cast<size_t>(local.start - 1)]), in_register);
}

/// Functions of a ruleset take the match first, and call values as moves do.
const std::string* HandleTypes::parameter(size_t at, int in_register) const {
    const Proto::Local* local = variable(proto_, at, in_register);
    const bool is = local != nullptr && local->start == 0 && in_register < proto_.parameters &&
                    proto_.locals.front().name == "match" && !is_written(proto_, -1, in_register);
    return is ? &local->name : nullptr;
}

Tag HandleTypes::of_parameter(size_t at, int in_register) const {
    const std::string* name = parameter(at, in_register);
    if (name == nullptr) return Tag::nil;
    if (in_register == 0) return Tag::match;
    Tag found = Tag::nil;
    for (const core::MoveKind& move : program_.rules().moves)
        for (const core::Slot& slot : move.slots) {
            if (slot.name != *name) continue;
            const Tag held = held_by(slot.type);
            if (held == Tag::nil || (found != Tag::nil && found != held)) return Tag::nil;
            found = held;
        }
    return found;
}

}  // namespace fronteira::compile
