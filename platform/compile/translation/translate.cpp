// SPDX-License-Identifier: MIT
// From the instructions of Lua's compiler to ours: what is known before a match begins (upvalues,
// globals, the tables of a file) becomes a constant, and what is not compiled a place to leave.
#include "compile/code.hpp"
#include "compile/handle_types.hpp"
#include "compile/program.hpp"
#include "compile/translation/fresh_tables.hpp"
#include "compile/translation/named_fields.hpp"
#include "compile/translation/recast.hpp"
#include "compile/translation/rewriting.hpp"

namespace fronteira::compile {
namespace {

class Translator {
 public:
    Translator(Program& program, const Proto& proto, const std::vector<Upvalue>& upvalues,
               const std::vector<int>& taken, const Globals& globals, Function& function)
        : program_(program),
          proto_(proto),
          upvalues_(upvalues),
          taken_(taken),
          globals_(globals),
          function_(function),
          types_(program, proto) {}

    void run() {
        function_.file = proto_.file;
        function_.line = proto_.line;
        function_.parameters = proto_.parameters;
        function_.vararg = proto_.vararg;
        function_.registers = proto_.registers;
        for (const Proto::Constant& constant : proto_.constants)
            function_.constants.push_back(value_of(constant));
        targets_ = jump_targets(proto_);
        for (pc_ = 0; pc_ < static_cast<int>(proto_.code.size()); ++pc_) {
            if (targets_[static_cast<size_t>(pc_)]) fresh_.forget();
            function_.code.push_back(translated(Code(proto_.code[static_cast<size_t>(pc_)])));
            fresh_.pass(function_.code.back());
        }
    }

 private:
    Value value_of(const Proto::Constant& constant) {
        if (const auto* yes = std::get_if<bool>(&constant)) return Value::boolean(*yes);
        if (const auto* number = std::get_if<int64_t>(&constant)) return Value::whole(*number);
        if (const auto* text = std::get_if<std::string>(&constant))
            return Value::word(program_.name(*text));
        if (const auto* number = std::get_if<double>(&constant)) return program_.fraction(*number);
        return Value::nil();
    }

    int line() const { return line_of(proto_, static_cast<size_t>(pc_)); }

    Instruction leave(std::string word, Leave::Undefined undefined = Leave::Undefined::no) {
        function_.leaves.push_back({proto_.file, line(), std::move(word), undefined});
        return {};
    }

    Instruction constant(int a, const Value& value) {
        function_.constants.push_back(value);
        return made(Op::loadk, a, 0, 0, static_cast<int>(function_.constants.size()) - 1);
    }

    /// `table.name`, where the table is known.
    Instruction field(int a, const Value& table, const Value& key, const std::string& shown) {
        const Value value = table.table()->at(key);
        if (value.tag() == Tag::nil && table.table()->strict) return leave(shown);
        if (value.tag() == Tag::opaque) return leave(shown);
        return constant(a, value);
    }

    /// The same right behind the load of the table, which is not needed where its register is
    /// filled again.
    Instruction field_of_known(Code code, const Value& table) {
        const std::string& name = proto_.text(code.c());
        const Instruction loaded = field(code.a(), table, Value::word(program_.name(name)), name);
        if (loaded.op != Instruction::leave && code.a() == code.b()) {
            Instruction paid;
            paid.op = Instruction::pay;
            function_.code.back() = paid;
        }
        return loaded;
    }

    Instruction set_field(Instruction set, const std::string& name) {
        if (!fresh_.adds(set.a, program_.name(name)))
            return write_of(program_, function_, set, name, likely(set.a));
        set.op = Instruction::add_field;
        return set;
    }

    /// What the instruction before this one has just put into a register, if that is known.
    const Value* known(int in_register) const {
        if (function_.code.empty() || targets_[static_cast<size_t>(pc_)]) return nullptr;
        const Instruction& before = function_.code.back();
        if (before.op != static_cast<uint8_t>(Op::loadk) || before.a != in_register) return nullptr;
        return &function_.constants[static_cast<size_t>(before.d)];
    }

    /// A number that has no room in a value.
    bool is_too_large(int constant) const {
        return function_.constants[static_cast<size_t>(constant)].tag() == Tag::opaque;
    }

    Instruction upvalue(int a, int number) {
        const Upvalue& held = upvalues_[static_cast<size_t>(number)];
        const std::string& name = proto_.upvalues[static_cast<size_t>(number)].name;
        if (taken_[static_cast<size_t>(number)] >= 0) {
            Instruction taken = made(Op::move, a, 0, 0, taken_[static_cast<size_t>(number)]);
            taken.op = Instruction::captured;
            return taken;
        }
        if (held.is != Upvalue::Is::value || held.value.tag() == Tag::opaque) return leave(name);
        return constant(a, held.value);
    }

    Instruction global(Code code) {
        const auto number = static_cast<size_t>(code.b());
        const Upvalue& held = upvalues_[number];
        const std::string& key = proto_.text(code.c());
        const std::string shown = proto_.upvalues[number].name + "." + key;
        if (taken_[number] >= 0) {
            Instruction field = made(Op::gettabup, code.a(), taken_[number], 0, code.c());
            field.op = Instruction::captured_field;
            return field;
        }
        if (held.is == Upvalue::Is::changing) return leave(shown);
        if (held.is == Upvalue::Is::globals) {
            const auto found = globals_(key);
            if (!found) return leave(key, Leave::Undefined::read);
            if (found->tag() == Tag::opaque) return leave(key);
            return constant(code.a(), *found);
        }
        if (held.value.tag() != Tag::table) return leave(shown);
        return field(code.a(), held.value, Value::word(program_.name(key)), shown);
    }

    Instruction set_upvalue(Code code) {
        const int taken = taken_[static_cast<size_t>(code.b())];
        return taken < 0 ? leave(word_of(Op::setupval)) : made(Op::setupval, code.a(), taken);
    }

    Instruction set_field_of_upvalue(Code code) {
        const auto number = static_cast<size_t>(code.a());
        if (upvalues_[number].is == Upvalue::Is::globals)
            return leave(proto_.text(code.b()), Leave::Undefined::written);
        if (taken_[number] < 0) return leave(word_of(Op::settabup));
        if (code.k() && is_too_large(code.c())) return leave("a number this large");
        Instruction set = made(Op::settabup, taken_[number], code.b(), code.k() ? 1 : 0, code.c());
        set.op = Instruction::captured_write;
        return set;
    }

    Instruction closure(Code code) {
        const Proto& inner = proto_.inner[static_cast<size_t>(code.bx())];
        Function::Inner made_inner;
        made_inner.function = std::make_unique<Function>();
        std::vector<Upvalue> upvalues;
        std::vector<int> taken;
        for (const Proto::Upvalue& one : inner.upvalues) {
            const auto number = static_cast<size_t>(one.index);
            if (!one.in_stack && taken_[number] < 0) {
                upvalues.push_back(upvalues_[number]);
                taken.push_back(-1);
                continue;
            }
            taken.push_back(static_cast<int>(made_inner.captures.size()));
            made_inner.captures.push_back({one.in_stack ? one.index : -1 - taken_[number],
                                           one.in_stack && is_written(proto_, pc_, one.index)});
            upvalues.emplace_back();
        }
        Translator(program_, inner, upvalues, taken, globals_, *made_inner.function).run();
        const auto& leaves = made_inner.function->leaves;
        function_.leaves.insert(function_.leaves.end(), leaves.begin(), leaves.end());
        function_.inner.push_back(std::move(made_inner));
        return made(Op::closure, code.a(), 0, 0, static_cast<int>(function_.inner.size()) - 1);
    }

    /// The kind of handle that seems to stand in a register.
    Tag likely(int in_register) const {
        return types_.likely(static_cast<size_t>(pc_), in_register);
    }

    Instruction translated(Code code);

    Program& program_;
    const Proto& proto_;
    const std::vector<Upvalue>& upvalues_;
    const std::vector<int>& taken_;  ///< for each upvalue, its place in the closure, or -1
    const Globals& globals_;
    Function& function_;
    std::vector<bool> targets_;
    FreshTables fresh_;
    const HandleTypes types_;
    int pc_ = 0;
};

Instruction Translator::translated(Code code) {
    const auto at = static_cast<size_t>(pc_);
    if (const int read = constant_read_by(code); read >= 0 && is_too_large(read))
        return leave("a number this large");
    switch (code.op()) {
        case Op::loadf:
            return constant(code.a(), program_.fraction(code.sbx()));
        case Op::getupval:
            return upvalue(code.a(), code.b());
        case Op::gettabup:
            return global(code);
        case Op::setupval:
            return set_upvalue(code);
        case Op::settabup:
            return set_field_of_upvalue(code);
        case Op::getfield:
            if (const Value* table = known(code.b());
                table != nullptr && table->tag() == Tag::table)
                return field_of_known(code, *table);
            return read_of(program_, *recast(proto_, at), proto_.text(code.c()), likely(code.b()));
        case Op::setfield:
            return set_field(*recast(proto_, at), proto_.text(code.b()));
        case Op::eqi:
        case Op::lti:
        case Op::lei:
        case Op::gti:
        case Op::gei:
            if (code.sb() < -127 || code.sb() > 127) return leave("a number this large");
            break;
        case Op::setlist:
            if (code.k()) return leave("a table this long");
            break;
        case Op::closure:
            return closure(code);
        default:
            break;
    }
    const auto same = recast(proto_, at);
    return same ? *same : leave(word_of(code.op()));
}

}  // namespace

void translate(Program& program, const Proto& proto, const std::vector<Upvalue>& upvalues,
               const Globals& globals, Function& function) {
    const std::vector<int> taken(upvalues.size(), -1);
    Translator(program, proto, upvalues, taken, globals, function).run();
}

}  // namespace fronteira::compile
