// SPDX-License-Identifier: MIT
#include "compile/machine.hpp"

#include "compile/plain_cells.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

constexpr size_t stack_size = 16384;
constexpr size_t most_tables = 100000;  // of one call
constexpr size_t most_kept = 1000;      // tables, from call to call

int64_t wrapped(uint64_t bits) {
    return static_cast<int64_t>(bits);
}

int64_t floored(int64_t a, int64_t b) {
    if (b == -1) return wrapped(0 - static_cast<uint64_t>(a));
    const int64_t quotient = a / b;
    return a % b != 0 && (a < 0) != (b < 0) ? quotient - 1 : quotient;
}

/// False where Lua has an error to raise, or numbers that are not whole.
bool reckon(Op op, const Value& left, const Value& right, Value& into) {
    if (left.tag != Tag::integer || right.tag != Tag::integer) return false;
    const int64_t a = left.number, b = right.number;
    const auto x = static_cast<uint64_t>(a), y = static_cast<uint64_t>(b);
    switch (op) {
        case Op::add:
            into = Value::integer(wrapped(x + y));
            return true;
        case Op::sub:
            into = Value::integer(wrapped(x - y));
            return true;
        case Op::mul:
            into = Value::integer(wrapped(x * y));
            return true;
        case Op::band:
            into = Value::integer(a & b);
            return true;
        case Op::bor:
            into = Value::integer(a | b);
            return true;
        case Op::bxor:
            into = Value::integer(a ^ b);
            return true;
        case Op::idiv:
            if (b == 0) return false;
            into = Value::integer(floored(a, b));
            return true;
        default:
            if (b == 0) return false;
            into =
                Value::integer(b == -1 ? 0 : wrapped(x - static_cast<uint64_t>(floored(a, b)) * y));
            return true;
    }
}

/// The column behind a dot, if it is one and was asked for before.
const Member* column_of(const Value& object, const Name& name) {
    if (!object.is_handle() || !name.known) return nullptr;
    const Member& member = name.member(object.tag);
    return member.is == Member::Is::column ? &member : nullptr;
}

/// The next entry of a list that `ipairs` goes along; false where it must be asked.
bool step_along(const Value* loop, Value* into) {
    const Value &list = loop[1], &before = loop[2];
    if (loop->tag != Tag::native || loop->number != step_along_number || list.tag != Tag::table ||
        before.tag != Tag::integer)
        return false;
    const auto next = static_cast<uint64_t>(before.number);
    if (next >= list.table->list.size()) return false;
    const Value entry = list.table->list[next];
    if (entry.tag == Tag::opaque) return false;
    into[0] = Value::integer(before.number + 1);
    into[1] = entry;
    return true;
}

}  // namespace

Machine::Machine(Program& program) : program_(program), stack_(stack_size) {}

Table& Machine::fresh_table() {
    if (used_tables_ == tables_.size()) tables_.emplace_back();
    Table& table = tables_[used_tables_++];
    table.list.clear();
    table.others.clear();
    table.number = used_tables_;
    return table;
}

std::optional<Value> Machine::run(const Function& function, const Setting& setting,
                                  const Parameters& parameters, int64_t budget) {
    setting_ = setting;
    used_tables_ = 0;
    calls_.clear();
    reads_.clear();
    remembering_ = 0;
    if (tables_.size() > most_kept) tables_.clear();
    budget_ = budget;
    depth_ = deepest_ = 0;
    stack_[0] = Value::code(&function);
    stack_[1] = Value::of(Tag::match, 0);
    Value* argument = &stack_[2];
    for (const int8_t slot : parameters) {
        const core::MoveKind& kind =
            program_.rules().moves[static_cast<size_t>(setting.move->kind)];
        if (!as_value(*this, kind.slots[static_cast<size_t>(slot)], *setting.move, *argument++))
            return std::nullopt;
    }
    const int results = call(stack_.data(), static_cast<int>(parameters.size()) + 1);
    if (results < 0 || budget_ < 0) return std::nullopt;
    return results == 0 ? Value::nil() : stack_[0];
}

int Machine::call(Value* slot, int arguments) {
    switch (slot->tag) {
        case Tag::function:
            if (slot->function->memory.is_worth_it() && setting_.state != nullptr)
                return recall(*slot->function, slot, arguments);
            return execute(*slot->function, nullptr, slot, arguments);
        case Tag::closure:
            return execute(*slot->table->list[0].function, slot->table, slot, arguments);
        case Tag::native: {
            if (!only_answers(static_cast<int>(slot->number))) note_deed();
            NativeCall native{*this, slot + 1, arguments, {}, 0};
            if (!run_native(static_cast<int>(slot->number), native)) return -1;
            std::copy_n(native.results, native.made, slot);
            return native.made;
        }
        default:
            return -1;
    }
}

int Machine::execute(const Function& function, const Table* taken, Value* slot, int arguments) {
    Value* base = slot + 1;
    const int parameters = function.parameters;
    if (base + arguments + parameters + function.registers + 8 > stack_.data() + stack_.size() ||
        depth_ == most_depth || used_tables_ > most_tables)
        return -1;
    for (int i = arguments; i < parameters; ++i) base[i] = Value::nil();
    const Value* extra = nullptr;
    int extras = 0;
    if (function.vararg) {
        extra = base + parameters;
        extras = std::max(0, arguments - parameters);
        Value* moved = base + std::max(arguments, parameters);
        std::copy_n(base, parameters, moved);
        base = moved;
    }
    deepest_ = std::max(deepest_, ++depth_);
    const Instruction* const code = function.code.data();
    const Value* const constants = function.constants.data();
    const Instruction* pc = code;
    int64_t spent = 0;
    const bool reads = setting_.state != nullptr, writes = setting_.writer != nullptr;
    const bool all_eyes = setting_.eyes == Setting::all_eyes;
    const auto settle = [&] {
        const bool enough = charge(spent);
        spent = 0;
        return enough;
    };
    const auto end = [&](const Value* from, int count) {
        if (!settle()) return -1;
        --depth_;
        std::copy_n(from, count, slot);
        top_ = slot + count;
        return count;
    };
    for (;;) {
        const Instruction& now = *pc++;
        ++spent;
        Value& a = base[now.a];
        const auto k = [&](int number) -> const Value& { return constants[number]; };
        const auto branch = [&](bool outcome) {
            pc = outcome == (now.c != 0) ? code + now.d : pc + 1;
        };
        switch (now.op) {
            case static_cast<uint8_t>(Op::move):
                a = base[now.b];
                break;
            case static_cast<uint8_t>(Op::loadi):
                a = Value::integer(now.d);
                break;
            case static_cast<uint8_t>(Op::loadk):
                a = k(now.d);
                break;
            case Instruction::captured:
                a = taken->list[static_cast<size_t>(now.d) + 1];
                break;
            case Instruction::captured_field:
                if (!index(a, taken->list[static_cast<size_t>(now.b) + 1], *k(now.d).text))
                    return -1;
                break;
            case static_cast<uint8_t>(Op::loadfalse):
                a = Value::boolean(false);
                break;
            case static_cast<uint8_t>(Op::lfalseskip):
                a = Value::boolean(false);
                ++pc;
                break;
            case static_cast<uint8_t>(Op::loadtrue):
                a = Value::boolean(true);
                break;
            case static_cast<uint8_t>(Op::loadnil):
                std::fill_n(&a, now.b + 1, Value{});
                break;
            case static_cast<uint8_t>(Op::gettable):
                if (const Value key = base[now.c]; !index(a, Value(base[now.b]), key)) return -1;
                break;
            case static_cast<uint8_t>(Op::geti):
                if (!index(a, Value(base[now.b]), Value::integer(now.c))) return -1;
                break;
            case static_cast<uint8_t>(Op::getfield): {
                const Value& object = base[now.b];
                const Name& name = *k(now.d).text;
                const Member* column = reads ? column_of(object, name) : nullptr;
                if (column != nullptr && (all_eyes || column->placed->sight == core::Sight::all)) {
                    const int32_t row = object.index();
                    note(column->column, row);
                    if (plain_value(*column, setting_.state->cell(column->placed->offset + row), a))
                        break;
                }
                if (!index(a, Value(object), name)) return -1;
                break;
            }
            case static_cast<uint8_t>(Op::settable):
                if (!write(a, base[now.b], now.c != 0 ? k(now.d) : base[now.d])) return -1;
                break;
            case static_cast<uint8_t>(Op::seti):
                if (!write(a, Value::integer(now.b), now.c != 0 ? k(now.d) : base[now.d]))
                    return -1;
                break;
            case static_cast<uint8_t>(Op::setfield): {
                const Value& value = now.c != 0 ? k(now.d) : base[now.d];
                const Member* column = writes ? column_of(a, *k(now.b).text) : nullptr;
                if (int32_t cell = 0; column != nullptr && plain_cell(*column, value, cell)) {
                    note_deed();
                    if (!setting_.writer->mutable_state().set(*column->placed, a.index(), cell))
                        return -1;
                    break;
                }
                if (!write(a, k(now.b), value)) return -1;
                break;
            }
            case static_cast<uint8_t>(Op::newtable):
                a = Value::list(&fresh_table());
                ++pc;  // over what only says how large it will be
                break;
            case static_cast<uint8_t>(Op::self): {
                const Value object = base[now.b];
                const Value& key = now.c != 0 ? k(now.d) : base[now.d];
                if (!index(a, object, *key.text)) return -1;
                (&a)[1] = object;
                break;
            }
            case static_cast<uint8_t>(Op::addi):
                if (base[now.b].tag != Tag::integer) return -1;
                a = Value::integer(wrapped(static_cast<uint64_t>(base[now.b].number) +
                                           static_cast<uint64_t>(int64_t{now.d})));
                ++pc;
                break;
            case static_cast<uint8_t>(Op::addk):
            case static_cast<uint8_t>(Op::subk):
            case static_cast<uint8_t>(Op::mulk):
            case static_cast<uint8_t>(Op::modk):
            case static_cast<uint8_t>(Op::idivk):
            case static_cast<uint8_t>(Op::bandk):
            case static_cast<uint8_t>(Op::bork):
            case static_cast<uint8_t>(Op::bxork): {
                constexpr int apart = static_cast<int>(Op::add) - static_cast<int>(Op::addk);
                if (!reckon(static_cast<Op>(now.op + apart), base[now.b], k(now.d), a)) return -1;
                ++pc;
                break;
            }
            case static_cast<uint8_t>(Op::add):
            case static_cast<uint8_t>(Op::sub):
            case static_cast<uint8_t>(Op::mul):
            case static_cast<uint8_t>(Op::mod):
            case static_cast<uint8_t>(Op::idiv):
            case static_cast<uint8_t>(Op::band):
            case static_cast<uint8_t>(Op::bor):
            case static_cast<uint8_t>(Op::bxor):
                if (!reckon(static_cast<Op>(now.op), base[now.b], base[now.c], a)) return -1;
                ++pc;
                break;
            case static_cast<uint8_t>(Op::unm):
                if (base[now.b].tag != Tag::integer) return -1;
                a = Value::integer(wrapped(0 - static_cast<uint64_t>(base[now.b].number)));
                break;
            case static_cast<uint8_t>(Op::not_):
                a = Value::boolean(!base[now.b].truth());
                break;
            case static_cast<uint8_t>(Op::len): {
                const Value of = base[now.b];
                if (of.tag == Tag::text) {
                    a = Value::integer(static_cast<int64_t>(of.text->text.size()));
                } else if (of.tag == Tag::container) {
                    const auto held = static_cast<Tag>(of.number);
                    const core::Board& board = *program_.rules().board;
                    a = Value::integer(held == Tag::seat    ? layout().seats()
                                       : held == Tag::space ? board.space_count()
                                                            : board.region_count());
                } else {
                    if (of.tag != Tag::table || of.table->has_gaps()) return -1;
                    a = Value::integer(static_cast<int64_t>(of.table->list.size()));
                }
                break;
            }
            case static_cast<uint8_t>(Op::concat):
                if (!join(a, &a, now.b)) return -1;
                break;
            case static_cast<uint8_t>(Op::close):
                break;
            case static_cast<uint8_t>(Op::jmp):
                if (code + now.d < pc && !settle()) return -1;
                pc = code + now.d;
                break;
            case static_cast<uint8_t>(Op::eq):
                if (a.is_handle() && base[now.b].is_handle() && a.tag != base[now.b].tag) return -1;
                if (a.tag == Tag::table) note_deed();  // whether two are the same one
                branch(a == base[now.b]);
                break;
            case static_cast<uint8_t>(Op::eqk):
                branch(a == k(now.b));
                break;
            case static_cast<uint8_t>(Op::eqi):
                branch(a == Value::integer(static_cast<int8_t>(now.b)));
                break;
            case static_cast<uint8_t>(Op::lt):
                if (a.tag != Tag::integer || base[now.b].tag != Tag::integer) return -1;
                branch(a.number < base[now.b].number);
                break;
            case static_cast<uint8_t>(Op::le):
                if (a.tag != Tag::integer || base[now.b].tag != Tag::integer) return -1;
                branch(a.number <= base[now.b].number);
                break;
            case static_cast<uint8_t>(Op::lti):
                if (a.tag != Tag::integer) return -1;
                branch(a.number < static_cast<int8_t>(now.b));
                break;
            case static_cast<uint8_t>(Op::lei):
                if (a.tag != Tag::integer) return -1;
                branch(a.number <= static_cast<int8_t>(now.b));
                break;
            case static_cast<uint8_t>(Op::gti):
                if (a.tag != Tag::integer) return -1;
                branch(a.number > static_cast<int8_t>(now.b));
                break;
            case static_cast<uint8_t>(Op::gei):
                if (a.tag != Tag::integer) return -1;
                branch(a.number >= static_cast<int8_t>(now.b));
                break;
            case static_cast<uint8_t>(Op::test):
                branch(a.truth());
                break;
            case static_cast<uint8_t>(Op::testset):
                if (const Value from = base[now.b]; from.truth() == (now.c != 0)) {
                    a = from;
                    pc = code + now.d;
                } else {
                    ++pc;
                }
                break;
            case static_cast<uint8_t>(Op::call): {
                const int given = now.b != 0 ? now.b - 1 : static_cast<int>(top_ - &a) - 1;
                if (!settle()) return -1;
                const int results = call(&a, given);
                if (results < 0) return -1;
                if (now.c == 0)
                    top_ = &a + results;
                else
                    for (int i = results; i < now.c - 1; ++i) (&a)[i] = Value::nil();
                break;
            }
            case static_cast<uint8_t>(Op::tailcall): {
                const int given = now.b != 0 ? now.b - 1 : static_cast<int>(top_ - &a) - 1;
                if (!settle()) return -1;
                const int results = call(&a, given);
                if (results < 0) return -1;
                return end(&a, results);
            }
            case static_cast<uint8_t>(Op::return_):
                return end(&a, now.b != 0 ? now.b - 1 : static_cast<int>(top_ - &a));
            case static_cast<uint8_t>(Op::return0):
                return end(&a, 0);
            case static_cast<uint8_t>(Op::return1):
                return end(&a, 1);
            case static_cast<uint8_t>(Op::forprep): {
                const Value &limit = (&a)[1], &step = (&a)[2];
                if (a.tag != Tag::integer || limit.tag != Tag::integer ||
                    step.tag != Tag::integer || step.number == 0)
                    return -1;
                const bool up = step.number > 0;
                if (up ? a.number > limit.number : a.number < limit.number) {
                    pc = code + now.d;
                    break;
                }
                // How often it goes round again, as in Lua: what is added can never run over.
                const auto first = static_cast<uint64_t>(a.number);
                const auto last = static_cast<uint64_t>(limit.number);
                const uint64_t count =
                    up ? (last - first) / static_cast<uint64_t>(step.number)
                       : (first - last) / (static_cast<uint64_t>(-(step.number + 1)) + 1u);
                (&a)[1] = Value::integer(wrapped(count));
                (&a)[3] = a;
                break;
            }
            case static_cast<uint8_t>(Op::forloop): {
                const auto left = static_cast<uint64_t>((&a)[1].number);
                if (left == 0) break;
                if (!settle()) return -1;
                (&a)[1] = Value::integer(wrapped(left - 1));
                a = Value::integer(wrapped(static_cast<uint64_t>(a.number) +
                                           static_cast<uint64_t>((&a)[2].number)));
                (&a)[3] = a;
                pc = code + now.d;
                break;
            }
            case static_cast<uint8_t>(Op::tforprep):
                if ((&a)[3].tag != Tag::nil) return -1;
                pc = code + now.d;
                break;
            case static_cast<uint8_t>(Op::tforcall): {
                Value* called = &a + 4;
                if (step_along(&a, called)) {
                    if (!charge(1)) return -1;
                    for (int i = 2; i < now.c; ++i) called[i] = Value::nil();
                    break;
                }
                std::copy_n(&a, 3, called);
                const int results = call(called, 2);
                if (results < 0) return -1;
                for (int i = results; i < now.c; ++i) called[i] = Value::nil();
                break;
            }
            case static_cast<uint8_t>(Op::tforloop):
                if ((&a)[4].tag == Tag::nil) break;
                if (!settle()) return -1;
                (&a)[2] = (&a)[4];
                pc = code + now.d;
                break;
            case static_cast<uint8_t>(Op::setlist): {
                Table& table = *a.table;
                int count = now.b != 0 ? now.b : static_cast<int>(top_ - &a) - 1;
                if (table.list.size() != now.c) return -1;  // there was a hole
                while (count > 0 && (&a)[count].tag == Tag::nil) --count;
                for (int i = 1; i <= count; ++i) {
                    if ((&a)[i].tag == Tag::nil) return -1;
                    table.list.push_back((&a)[i]);
                }
                break;
            }
            case static_cast<uint8_t>(Op::closure):
                make_closure(function.inner[static_cast<size_t>(now.d)], taken, base, now.a);
                break;
            case static_cast<uint8_t>(Op::vararg): {
                const int wanted = now.c != 0 ? now.c - 1 : extras;
                if (&a + wanted + 8 > stack_.data() + stack_.size()) return -1;
                for (int i = 0; i < wanted; ++i) (&a)[i] = i < extras ? extra[i] : Value::nil();
                if (now.c == 0) top_ = &a + wanted;
                break;
            }
            case static_cast<uint8_t>(Op::varargprep):
                break;
            default:
                return -1;  // Instruction::leave
        }
    }
}

}  // namespace fronteira::compile
