// SPDX-License-Identifier: MIT
// What functions write that belongs to a file: it is no constant, and it lasts into the next match.
#include "compile/code.hpp"
#include "compile/doubts/held_values.hpp"
#include "compile/doubts/list_functions.hpp"
#include "script/functions/function_reader.hpp"

#include <algorithm>
#include <map>
#include <optional>

namespace fronteira::script {
namespace {

/// What is read of tables that belong to files: `fight` in `battle.fight`.
void add_fields_of_files(const compile::Proto& proto, std::set<std::string>& names) {
    for (const uint32_t bits : proto.code) {
        const compile::Code code(bits);
        if (code.op() != compile::Op::gettabup) continue;
        const bool globals = proto.upvalues[static_cast<size_t>(code.b())].name == "_ENV";
        const auto* name = proto.text_if(code.c());
        if (!globals && name != nullptr) names.insert(*name);
    }
    for (const compile::Proto& inner : proto.inner) add_fields_of_files(inner, names);
}

/// Whether the constant names a function that changes the list it is given first.
bool changes_lists(const compile::Proto& proto, int constant) {
    const auto* name = proto.text_if(constant);
    return name != nullptr && compile::changes_list(*name);
}

bool is_table(const compile::Value& value) {
    return value.tag() == compile::Tag::table;
}

/// Whether some entry of a table is a table.
bool holds_tables(const compile::Table& table) {
    return std::any_of(table.list.begin(), table.list.end(), is_table) ||
           std::any_of(table.others.begin(), table.others.end(),
                       [](const auto& entry) { return is_table(entry.second); });
}

/// Which registers hold a table of a file: what an upvalue holds, or a table inside of that.
class HeldTables {
 public:
    struct Held {
        size_t upvalue;
        const compile::Table* table;  ///< null: one of several
        bool inside;
    };

    HeldTables(compile::Program& program, const compile::Proto& proto,
               const std::vector<compile::Upvalue>& upvalues)
        : program_(program), proto_(proto), upvalues_(upvalues) {}

    /// The table that an instruction writes into, itself or by a function that it calls; or null.
    const Held* written_by(compile::Code code) const {
        using compile::Op;
        if (code.op() == Op::settable || code.op() == Op::seti || code.op() == Op::setfield)
            return in(code.a());
        return code.op() == Op::call && changers_.contains(code.a()) ? in(code.a() + 1) : nullptr;
    }

    void pass(compile::Code code) {
        const auto read = read_by(code);
        std::erase_if(held_, [&](const auto& one) { return compile::writes(code, one.first); });
        std::erase_if(changers_, [&](int one) { return compile::writes(code, one); });
        if (read) held_[code.a()] = *read;
        if (code.op() == compile::Op::getfield && changes_lists(proto_, code.c()))
            changers_.insert(code.a());
    }

 private:
    const Held* in(int in_register) const {
        const auto found = held_.find(in_register);
        return found == held_.end() ? nullptr : &found->second;
    }

    /// The table of a file that an instruction brings, if it does.
    std::optional<Held> read_by(compile::Code code) const {
        using compile::Op;
        if (code.op() == Op::getupval) return of_upvalue(code.b());
        if (code.op() == Op::move && in(code.b()) != nullptr) return *in(code.b());
        if (code.op() == Op::gettabup) return inside(of_upvalue(code.b()), key(code.c()));
        const bool field =
            code.op() == Op::getfield || code.op() == Op::gettable || code.op() == Op::geti;
        if (!field || in(code.b()) == nullptr) return std::nullopt;
        if (code.op() == Op::geti) return inside(*in(code.b()), compile::Value::integer(code.c()));
        return inside(*in(code.b()),
                      code.op() == Op::getfield ? key(code.c()) : std::optional<compile::Value>());
    }

    std::optional<Held> of_upvalue(int number) const {
        const auto upvalue = static_cast<size_t>(number);
        const compile::Value& value = upvalues_[upvalue].value;
        if (upvalues_[upvalue].is == compile::Upvalue::Is::globals || !is_table(value))
            return std::nullopt;
        return Held{upvalue, value.table(), false};
    }

    std::optional<compile::Value> key(int constant) const {
        const auto* name = proto_.text_if(constant);
        if (name == nullptr) return std::nullopt;
        return compile::Value::word(program_.name(*name));
    }

    /// What stands in such a table under a key, or under any.
    static std::optional<Held> inside(const std::optional<Held>& held,
                                      const std::optional<compile::Value>& key) {
        if (!held) return std::nullopt;
        if (held->table == nullptr) return held;
        if (!key) {
            if (!holds_tables(*held->table)) return std::nullopt;
            return Held{held->upvalue, nullptr, true};
        }
        const compile::Value entry = held->table->at(*key);
        if (!is_table(entry)) return std::nullopt;
        return Held{held->upvalue, entry.table(), true};
    }

    compile::Program& program_;
    const compile::Proto& proto_;
    const std::vector<compile::Upvalue>& upvalues_;
    std::map<int, Held> held_;
    std::set<int> changers_;  ///< registers that hold `table.insert` and its like
};

}  // namespace

/// Which variables and tables of files a function writes, or one inside of it.
void FunctionReader::note_writes(const compile::Proto& proto,
                                 const std::vector<compile::Upvalue>& upvalues,
                                 const std::vector<const void*>& cells,
                                 const compile::Function* by) {
    constexpr size_t most_kept = 1000;
    const auto keep = [&](size_t number, size_t at) {
        if (kept_.size() < most_kept)
            kept_.push_back(
                {by, proto.file, compile::line_of(proto, at), proto.upvalues[number].name});
    };
    const auto note_table = [&](size_t number) {
        if (upvalues[number].value.tag() == compile::Tag::table)
            written_.insert(upvalues[number].value.table());
    };
    HeldTables held(program_, proto, upvalues);
    for (size_t at = 0; at < proto.code.size(); ++at) {
        const compile::Code code(proto.code[at]);
        const auto a = static_cast<size_t>(code.a()), b = static_cast<size_t>(code.b());
        if (code.op() == compile::Op::setupval) {
            written_.insert(cells[b]);
            if (cells[b] != nullptr && upvalues[b].is != compile::Upvalue::Is::globals) keep(b, at);
        }
        if (code.op() == compile::Op::settabup) {
            note_table(a);
            if (upvalues[a].value.tag() == compile::Tag::table) keep(a, at);
        }
        if (const auto* into = held.written_by(code)) {
            if (!into->inside) note_table(into->upvalue);
            keep(into->upvalue, at);
        }
        held.pass(code);
    }
    for (const compile::Proto& inner : proto.inner)
        note_writes(inner, compile::passed_on(inner, upvalues), compile::passed_on(inner, cells),
                    by);
}

/// Tables of the file that a call gives to a function which writes into them.
void FunctionReader::note_lent(const compile::CallMade& call, const compile::Function* by) {
    if (!call.own) return;
    const int colon = call.method ? 1 : 0;
    for (const auto& [argument, variable] : call.lent) {
        const auto parameter = static_cast<size_t>(argument - 1 + colon);
        if (parameter < call.own->written.size() && call.own->written[parameter])
            kept_.push_back({by, call.file, call.line, variable});
    }
}

void FunctionReader::add_kept(const std::set<const compile::Function*>& handlers,
                              const compile::FieldNames& names,
                              std::vector<compile::Doubt>& doubts) const {
    std::set<std::string> asked_for;
    for (const compile::FieldNames::Read& read : names.read) asked_for.insert(read.name);
    for (const Met& met : met_) add_fields_of_files(met.proto, asked_for);
    for (const Kept& kept : kept_) {
        const auto field = field_of_.find(kept.by);
        const bool called = field == field_of_.end() || handlers.contains(kept.by) ||
                            held_by_variables_.contains(kept.by) ||
                            asked_for.contains(field->second);
        if (!called) continue;
        compile::Doubt doubt;
        doubt.of = compile::Doubt::Of::kept;
        doubt.file = kept.file;
        doubt.line = kept.line;
        doubt.name = kept.name;
        doubts.push_back(std::move(doubt));
    }
}

}  // namespace fronteira::script
