// SPDX-License-Identifier: MIT
// The loop that runs the instructions of a function. What every move runs often stands in it; the
// rest stands in functions around it, so that the compiler keeps `pc` and `base` in registers.
#include "compile/fractions.hpp"
#include "compile/loops.hpp"
#include "compile/machine.hpp"
#include "compile/plain_cells.hpp"

#include <algorithm>

namespace fronteira::compile {

/// `object[key]`
inline bool Machine::get_entry(Value& into, const Value& object, const Value& key) {
    if (object.tag() != Tag::table) return index(into, Value(object), Value(key));
    const Table& table = *object.table();
    if (key.tag() == Tag::integer) {
        const auto at = static_cast<uint64_t>(key.number() - 1);
        if (at < table.list.size() && table.list[at].tag() != Tag::opaque) {
            into = table.list[at];
            return true;
        }
    } else if (table.others.size() < keys_per_unit) {  // so few are not paid for
        for (const auto& [known, value] : table.others)
            if (known == key && value.tag() != Tag::opaque && value.tag() != Tag::nil) {
                into = value;
                return true;
            }
    }
    return index(into, Value(object), Value(key));
}

int Machine::end(Value* slot, const Value* from, int count) {
    --depth_;
    for (int i = 0; i < count; ++i) slot[i] = from[i];
    top_ = slot + count;
    return budget_ >= 0 ? count : -1;
}

int Machine::execute(const Function& function, const Table* taken, Value* slot, int arguments) {
    Value* base = slot + 1;
    const int parameters = function.parameters;
    if (base + arguments + parameters + function.registers + 8 > stack_end_ || depth_ == most_depth)
        return -1;
    for (int i = arguments; i < parameters; ++i) base[i] = Value::nil();
    const Value* extra = base + parameters;
    if (function.vararg) {
        base += std::max(arguments, parameters);
        std::copy_n(slot + 1, parameters, base);
    }
    ++depth_;
    const Instruction* pc = function.code.data();
    const Value* const constants = function.constants.data();
    // What was run since is paid for where that goes on elsewhere; a jump takes it along.
    const Instruction* paid = pc;
    const auto settle = [&] {
        const bool enough = charge(pc + 1 - paid);
        paid = pc + 1;
        return enough;
    };
    const auto jump = [&](int32_t distance) {
        pc += distance;
        paid += distance;
    };
    for (;; ++pc) {
        const Instruction& now = *pc;
        const auto a = [&]() -> Value& { return base[now.a]; };
        const auto b = [&]() -> const Value& { return base[now.b]; };
        const auto k = [&](int number) -> const Value& { return constants[number]; };
        const auto k_or_register = [&] { return now.c != 0 ? constants[now.d] : base[now.d]; };
        const auto branch = [&](bool outcome) { jump(outcome == (now.c != 0) ? now.d : 1); };
        const auto column_of = [&](Tag owner, auto value_of) {
            const Value& object = b();
            if (object.tag() != owner) return get(now, base, *now.member->name);
            const int32_t cell = now.d + object.index();
            note_cell(cell);
            a() = value_of(cells_[cell]);
            return true;
        };
        const auto sum = [&](const Value& left, const Value& right) {
            return both_whole(left, right) ? Value::sum(left, right, a())
                                           : reckon_any(Op::add, left, right, a());
        };
        const auto difference = [&](const Value& left, const Value& right) {
            return both_whole(left, right) ? Value::difference(left, right, a())
                                           : reckon_any(Op::sub, left, right, a());
        };
        const auto compare = [&](const Value& left, const Value& right, bool or_equal)
            __attribute__((always_inline)) {
            const int outcome = order_of(left, right, or_equal);
            if (outcome >= 0) branch(outcome > 0);
            return outcome >= 0;
        };
        const auto near = [&] { return Value::integer(static_cast<int8_t>(now.b)); };
        const auto column = [&](auto value_of) {
            return column_of(static_cast<Tag>(now.c), value_of);
        };
        const auto next_test = [&] {
            ++pc;
            jump(base[pc->a].truth() == (pc->c != 0) ? pc->d : 1);
        };
        switch (now.op) {
            case static_cast<uint8_t>(Op::move):
                a() = b();
                break;
            case static_cast<uint8_t>(Op::loadi):
                a() = Value::integer(now.d);
                break;
            case static_cast<uint8_t>(Op::loadk):
                a() = k(now.d);
                break;
            case Instruction::captured:
                a() = held_by(*taken, now.d);
                break;
            case Instruction::captured_field:
                if (!index(a(), held_by(*taken, now.b), *k(now.d).text())) return -1;
                break;
            case static_cast<uint8_t>(Op::loadfalse):
                a() = Value::boolean(false);
                break;
            case static_cast<uint8_t>(Op::lfalseskip):
                a() = Value::boolean(false);
                ++pc;
                break;
            case static_cast<uint8_t>(Op::loadtrue):
                a() = Value::boolean(true);
                break;
            case static_cast<uint8_t>(Op::loadnil):
                std::fill_n(&a(), now.b + 1, Value{});
                break;
            case static_cast<uint8_t>(Op::gettable):
                if (!get_entry(a(), b(), base[now.c])) return -1;
                break;
            case static_cast<uint8_t>(Op::geti):
                if (!get_entry(a(), b(), Value::integer(now.c))) return -1;
                break;
            case Instruction::get_number:
                if (!column([](int32_t cell) { return Value::integer(cell); })) return -1;
                break;
            case Instruction::get_sum:
                if (!column_of(now.member->of, [](int32_t cell) { return Value::integer(cell); }))
                    return -1;
                if (!sum(a(), base[now.c])) return -1;
                pc += 2;
                break;
            case Instruction::get_difference:
                if (!column_of(now.member->of, [](int32_t cell) { return Value::integer(cell); }))
                    return -1;
                if (!difference(a(), base[now.c])) return -1;
                pc += 2;
                break;
            case Instruction::get_flag:
                if (!column([](int32_t cell) { return Value::boolean(cell != 0); })) return -1;
                break;
            case Instruction::get_flag_test:
                if (!column([](int32_t cell) { return Value::boolean(cell != 0); })) return -1;
                next_test();
                break;
            case Instruction::get_row_test:
                if (!column([&](int32_t cell) { return Value::handle(now.member->held, cell); }))
                    return -1;
                next_test();
                break;
            case Instruction::get_word:
                if (!column([&](int32_t cell) {
                        return Value::word((*now.member->words)[static_cast<size_t>(cell)]);
                    }))
                    return -1;
                break;
            case Instruction::get_row:
                if (!column([&](int32_t cell) { return Value::handle(now.member->held, cell); }))
                    return -1;
                break;
            case Instruction::get_me:
                if (b().tag() == Tag::match) {
                    note_me();
                    a() = Value::handle(Tag::seat, setting_->seat);
                } else if (!get(now, base, *k(now.d).text())) {
                    return -1;
                }
                break;
            case Instruction::get_container:
                if (b().tag() == Tag::match) {
                    a() = Value::of(Tag::container, static_cast<int64_t>(now.member->held));
                    break;
                }
                [[fallthrough]];  // a card may show a space or region
            case Instruction::get_printed: {
                const Name& name = *k(now.d).text();
                if (b().tag() == Tag::card) {
                    const Value& printed = program_.printed(name, b());
                    if (printed.tag() < Tag::table) {
                        a() = printed;
                        break;
                    }
                }
                if (!get(now, base, name)) return -1;
                break;
            }
            case static_cast<uint8_t>(Op::getfield):
                if (!get(now, base, *k(now.d).text())) return -1;
                break;
            case Instruction::set_cell:
                if (a().tag() != now.member->of) {
                    if (!write(a(), k(now.b), k_or_register())) return -1;
                } else if (written_ == nullptr || !set_cell(*now.member, a(), k_or_register())) {
                    return -1;
                }
                break;
            case Instruction::set_constant:
                if (a().tag() != now.member->of) {
                    if (!write(a(), k(now.b), k(now.c))) return -1;
                } else if (written_ == nullptr || !put(*now.member, a(), now.d)) {
                    return -1;
                }
                break;
            case Instruction::add_field:
                if (a().tag() != Tag::table) return -1;
                if (const Value& value = k_or_register(); value.tag() != Tag::nil)
                    a().table()->others.emplace_back(k(now.b), value);
                break;
            case static_cast<uint8_t>(Op::setfield):
                if (!write(a(), k(now.b), k_or_register())) return -1;
                break;
            case static_cast<uint8_t>(Op::newtable):
                a() = Value::list(&fresh_table());
                ++pc;  // over what only says how large it will be
                break;
            case static_cast<uint8_t>(Op::self): {
                const Value object = b();
                const Name& name = *(now.c != 0 ? k(now.d) : base[now.d]).text();
                if (object.is_handle() && name.known &&
                    name.member(object.tag()).is == Member::Is::native)
                    a() = Value::of(Tag::native, name.member(object.tag()).native);
                else if (!index(a(), object, name))
                    return -1;
                (&a())[1] = object;
                break;
            }
            case static_cast<uint8_t>(Op::addi):
                if (!sum(b(), Value::integer(now.d))) return -1;
                ++pc;
                break;
            case static_cast<uint8_t>(Op::add):
                if (!sum(b(), base[now.c])) return -1;
                ++pc;
                break;
            case static_cast<uint8_t>(Op::sub):
                if (!difference(b(), base[now.c])) return -1;
                ++pc;
                break;
            case static_cast<uint8_t>(Op::not_):
                a() = Value::boolean(!b().truth());
                break;
            case static_cast<uint8_t>(Op::jmp):
                if (now.d < 0 && !settle()) return -1;
                jump(now.d);
                break;
            case static_cast<uint8_t>(Op::eq):
                if (a().tag() != b().tag() && a().is_handle() && b().is_handle()) return -1;
                branch(equal(a(), b()));
                break;
            case static_cast<uint8_t>(Op::eqk):
                branch(equal(a(), k(now.b)));
                break;
            case static_cast<uint8_t>(Op::eqi):
                branch(equal(a(), Value::integer(static_cast<int8_t>(now.b))));
                break;
            case static_cast<uint8_t>(Op::lt):
                if (!compare(a(), b(), false)) return -1;
                break;
            case static_cast<uint8_t>(Op::le):
                if (!compare(a(), b(), true)) return -1;
                break;
            case static_cast<uint8_t>(Op::lti):
                if (!compare(a(), near(), false)) return -1;
                break;
            case static_cast<uint8_t>(Op::lei):
                if (!compare(a(), near(), true)) return -1;
                break;
            case static_cast<uint8_t>(Op::gti):
                if (!compare(near(), a(), false)) return -1;
                break;
            case static_cast<uint8_t>(Op::gei):
                if (!compare(near(), a(), true)) return -1;
                break;
            case static_cast<uint8_t>(Op::test):
                branch(a().truth());
                break;
            case Instruction::test_true:
                jump(a().truth() ? now.d : 1);
                break;
            case Instruction::test_false:
                jump(a().truth() ? 1 : now.d);
                break;
            case static_cast<uint8_t>(Op::testset):
                if (b().truth() == (now.c != 0)) {
                    a() = b();
                    jump(now.d);
                } else {
                    ++pc;
                }
                break;
            case static_cast<uint8_t>(Op::call): {
                const int given = now.b != 0 ? now.b - 1 : static_cast<int>(top_ - &a()) - 1;
                if (!settle()) return -1;
                const int results = a().tag() == Tag::native
                                        ? call_native(static_cast<int>(a().number()), &a(), given)
                                        : call(&a(), given);
                if (results < 0) return -1;
                if (now.c == 0)
                    top_ = &a() + results;
                else
                    for (int i = results; i < now.c - 1; ++i) (&a())[i] = Value::nil();
                break;
            }
            case static_cast<uint8_t>(Op::tailcall): {
                const int given = now.b != 0 ? now.b - 1 : static_cast<int>(top_ - &a()) - 1;
                if (!settle()) return -1;
                if (now.c != 0) shared_.close(base);
                const int results = call(&a(), given);
                return results < 0 ? -1 : end(slot, &a(), results);
            }
            case static_cast<uint8_t>(Op::return_):
                if (now.c != 0) shared_.close(base);
                charge(pc + 1 - paid);
                return end(slot, &a(), now.b != 0 ? now.b - 1 : static_cast<int>(top_ - &a()));
            case static_cast<uint8_t>(Op::return0):
                charge(pc + 1 - paid);
                return end(slot, &a(), 0);
            case static_cast<uint8_t>(Op::return1):
                charge(pc + 1 - paid);
                return end(slot, &a(), 1);
            case static_cast<uint8_t>(Op::forprep):
                if (bool none = false; !begin_loop(&a(), none))
                    return -1;
                else if (none)
                    jump(now.d);
                break;
            case static_cast<uint8_t>(Op::forloop): {
                const int64_t left = (&a())[1].number();
                if (left == 0) break;
                if (!settle()) return -1;
                (&a())[1] = Value::integer(left - 1);
                a() = Value::integer(a().number() + (&a())[2].number());
                (&a())[3] = a();
                jump(now.d);
                break;
            }
            case static_cast<uint8_t>(Op::tforprep):
                if ((&a())[3].tag() != Tag::nil) return -1;
                jump(now.d);
                break;
            case static_cast<uint8_t>(Op::tforcall): {
                const Step step = step_along(&a());
                ++pc;  // to `tforloop`, which is done here
                if (step == Step::end) break;
                Value* called = &a() + 4;
                int results = 2;
                if (step == Step::unknown) {
                    std::copy_n(&a(), 3, called);
                    results = call(called, 2);
                    if (results < 0) return -1;
                    if (results == 0 || called->tag() == Tag::nil) break;
                    (&a())[2] = *called;
                }
                for (int i = results; i < now.c; ++i) called[i] = Value::nil();
                if (!settle()) return -1;
                jump(pc->d);
                break;
            }
            case static_cast<uint8_t>(Op::vararg): {
                const int extras = std::max(0, arguments - parameters);
                const int wanted = now.c != 0 ? now.c - 1 : extras;
                if (&a() + wanted + 8 > stack_end_) return -1;
                for (int i = 0; i < wanted; ++i) (&a())[i] = i < extras ? extra[i] : Value::nil();
                if (now.c == 0) top_ = &a() + wanted;
                break;
            }
            case static_cast<uint8_t>(Op::varargprep):
                break;
            case static_cast<uint8_t>(Op::closure):
                if (!make_closure(function.inner[static_cast<size_t>(now.d)], taken, base, now.a))
                    return -1;
                break;
            case Instruction::pay:
                paid -= now.d;
                break;
            case Instruction::quick_least:
                if (both_whole(b(), base[now.c])) {
                    a() = b().number() < base[now.c].number() ? b() : base[now.c];
                    pc += now.d;
                }
                break;
            case Instruction::quick_most:
                if (both_whole(b(), base[now.c])) {
                    a() = b().number() >= base[now.c].number() ? b() : base[now.c];
                    pc += now.d;
                }
                break;
            case Instruction::leave:
                return -1;
            case Instruction::quick_along: {
                Value* loop = &a();
                const bool given = now.b == 0 || top_ > loop + 1;
                if (given && can_be_walked(loop[1])) {
                    loop[0] = Value::of(Tag::native, step_along_number);
                    loop[2] = Value::integer(0);
                    loop[3] = Value::nil();
                    pc += now.d;
                }
                break;
            }
            case Instruction::quick_transfer:
                if (quick_transfer(*now.member, a(), b(), base[now.c])) pc += now.d;
                break;
            case Instruction::quick_card:
                if (quick_card(static_cast<int>(now.number), b(), now.c, a())) pc += now.d;
                break;
            case Instruction::quick_total:
                if (quick_total(*now.member, a())) pc += now.d;
                break;
            case Instruction::quick_hand_size:
                if (quick_hand_size(static_cast<int>(now.number), b(), a())) pc += now.d;
                break;
            case Instruction::quick_finish:
                if (quick_finish(b())) pc += now.d;
                break;
            case Instruction::quick_count:
                if (quick_count(static_cast<size_t>(now.number), b(), a())) pc += now.d;
                break;
            case Instruction::quick_region_count:
                if (quick_region_count(static_cast<size_t>(now.number), b(), base[now.c], a()))
                    pc += now.d;
                break;
            default: {
                const int over = execute_rarely(now, base, constants, taken);
                if (over < 0) return -1;
                pc += over;
                break;
            }
        }
    }
}

}  // namespace fronteira::compile
