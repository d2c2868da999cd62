// SPDX-License-Identifier: MIT
// What functions write that belongs to a file: it is no constant, and it lasts into the next match.
#include "compile/code.hpp"
#include "script/function_reader.hpp"

namespace fronteira::script {
namespace {

/// What is read of tables that belong to files: `fight` in `battle.fight`.
void add_fields_of_files(const compile::Proto& proto, std::set<std::string>& names) {
    for (const uint32_t bits : proto.code) {
        const compile::Code code(bits);
        if (code.op() != compile::Op::gettabup) continue;
        const bool globals = proto.upvalues[static_cast<size_t>(code.b())].name == "_ENV";
        const auto* name =
            std::get_if<std::string>(&proto.constants[static_cast<size_t>(code.c())]);
        if (!globals && name != nullptr) names.insert(*name);
    }
    for (const compile::Proto& inner : proto.inner) add_fields_of_files(inner, names);
}

/// Whether the constant names a function that changes the list it is given first.
bool changes_lists(const compile::Proto& proto, uint32_t constant) {
    const auto* name = std::get_if<std::string>(&proto.constants[constant]);
    return name != nullptr && (*name == "insert" || *name == "remove" || *name == "sort");
}

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
    std::map<uint32_t, size_t> held;  // registers that hold an upvalue just read
    std::set<uint32_t> changes;       // and those that hold `table.insert` and its like
    for (size_t at = 0; at < proto.code.size(); ++at) {
        const uint32_t bits = proto.code[at];
        const auto op = static_cast<compile::Op>(bits & 0x7fu);
        const uint32_t a = bits >> 7 & 0xffu, b = bits >> 16 & 0xffu;
        if (op == compile::Op::setupval) {
            written_.insert(cells[b]);
            if (cells[b] != nullptr && upvalues[b].is != compile::Upvalue::Is::globals) keep(b, at);
        }
        if (op == compile::Op::settabup) {
            note_table(a);
            if (upvalues[a].value.tag() == compile::Tag::table) keep(a, at);
        }
        if (op == compile::Op::settable || op == compile::Op::seti || op == compile::Op::setfield) {
            if (const auto from = held.find(a); from != held.end()) {
                note_table(from->second);
                if (upvalues[from->second].value.tag() == compile::Tag::table)
                    keep(from->second, at);
            }
            continue;
        }
        if (op == compile::Op::call)
            if (const auto from = held.find(a + 1); from != held.end() && changes.contains(a))
                keep(from->second, at);
        held.erase(a);
        changes.erase(a);
        if (op == compile::Op::getupval) held[a] = b;
        if (op == compile::Op::getfield && changes_lists(proto, bits >> 24)) changes.insert(a);
    }
    for (const compile::Proto& inner : proto.inner) {
        std::vector<compile::Upvalue> passed;
        std::vector<const void*> passed_cells;
        for (const compile::Proto::Upvalue& one : inner.upvalues) {
            passed.push_back(one.in_stack ? compile::Upvalue{} : upvalues[one.index]);
            passed_cells.push_back(one.in_stack ? nullptr : cells[one.index]);
        }
        note_writes(inner, passed, passed_cells, by);
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
