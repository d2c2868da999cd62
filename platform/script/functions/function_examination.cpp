// SPDX-License-Identifier: MIT
// What is looked for in the functions of a ruleset by whoever checks it.
#include "compile/code.hpp"
#include "compile/doubts/held_values.hpp"
#include "compile/handle_types.hpp"
#include "script/doubts/list_entries.hpp"
#include "script/doubts/word_tables.hpp"
#include "script/functions/function_reader.hpp"
#include "script/hints/error_text.hpp"

#include <algorithm>
#include <tuple>

namespace fronteira::script {
namespace {

/// The texts that a table has something under.
std::vector<std::string> names_in(const compile::Table& table) {
    std::vector<std::string> names;
    for (const auto& [key, value] : table.others)
        if (key.tag() == compile::Tag::text) names.push_back(key.text()->text);
    return names;
}

/// The line on which a function reads what it took along first; its own where one in it does.
int first_read(const compile::Proto& proto, int upvalue) {
    for (size_t at = 0; at < proto.code.size(); ++at) {
        const compile::Code code(proto.code[at]);
        if (code.op() == compile::Op::getupval && code.b() == upvalue)
            return compile::line_of(proto, at);
    }
    return proto.line;
}

/// What functions read of a table of the file that it does not have: of a module that is an error
/// when it is read, of another table it is nil, and a slip where something is nearly called so.
class MissingFinder {
 public:
    MissingFinder(compile::Program& program, std::vector<compile::Doubt>& doubts)
        : program_(program), doubts_(doubts) {}

    void run(const compile::Proto& proto, const std::vector<compile::Held>& held) {
        for (size_t at = 0; at < proto.code.size(); ++at) {
            const compile::Code code(proto.code[at]);
            if (code.op() != compile::Op::gettabup) continue;
            const auto upvalue = static_cast<size_t>(code.b());
            const auto& key = proto.constants[static_cast<size_t>(code.c())];
            if (const auto* name = std::get_if<std::string>(&key))
                look(proto, at, upvalue, held[upvalue].value, *name);
        }
        for (const compile::Proto& inner : proto.inner) run(inner, compile::passed_on(inner, held));
    }

 private:
    void look(const compile::Proto& proto, size_t at, size_t upvalue, const compile::Value& value,
              const std::string& name) {
        if (value.tag() != compile::Tag::table || value.table()->named) return;
        const compile::Table& table = *value.table();
        const compile::Value word = compile::Value::word(program_.name(name));
        if (table.at(word).tag() != compile::Tag::nil) return;
        const std::string near = near_name(names_in(table), name);
        if (near.empty() && !table.strict) return;
        compile::Doubt doubt;
        doubt.of = compile::Doubt::Of::missing;
        doubt.file = proto.file;
        doubt.line = compile::line_of(proto, at);
        doubt.name = proto.upvalues[upvalue].name + "." + name;
        doubt.other = near;
        doubts_.push_back(std::move(doubt));
    }

    /// `x` is no slip of `y`, nor `row_2` of `row_1`.
    static std::string near_name(const std::vector<std::string>& names, const std::string& name) {
        constexpr size_t most_compared = 1000;
        if (name.size() < 3 || names.size() > most_compared) return {};
        const std::string near = closest(name, names, name.size() < 5 ? 1 : 2);
        const auto ends_in_number = [](const std::string& word) {
            return !word.empty() && word.back() >= '0' && word.back() <= '9';
        };
        return ends_in_number(near) && ends_in_number(name) ? std::string() : near;
    }

    compile::Program& program_;
    std::vector<compile::Doubt>& doubts_;
};

/// Functions of the file that stand as a condition: `if not cured then` asks whether there is one.
/// One that is called as well may be missing under other options.
class ConditionFinder {
 public:
    ConditionFinder(compile::Program& program, std::vector<compile::Doubt>& doubts)
        : program_(program), doubts_(doubts) {}

    void run(const compile::Proto& proto, const std::vector<compile::Held>& held) {
        const compile::HandleTypes types(program_, proto);
        for (size_t at = 0; at < proto.code.size(); ++at) {
            const compile::Code code(proto.code[at]);
            const bool test = code.op() == compile::Op::test && !compile::gives_a_value(proto, at);
            if (!test && code.op() != compile::Op::not_) continue;
            const int filled = types.filled_by(at, test ? code.a() : code.b());
            if (filled < 0) continue;
            const compile::Code load(proto.code[static_cast<size_t>(filled)]);
            if (load.op() != compile::Op::getupval || times_read(proto, load.b()) > 1) continue;
            const auto upvalue = static_cast<size_t>(load.b());
            if (held[upvalue].value.tag() == compile::Tag::function)
                add(proto, at, proto.upvalues[upvalue].name);
        }
        for (const compile::Proto& inner : proto.inner) run(inner, compile::passed_on(inner, held));
    }

 private:
    static int times_read(const compile::Proto& proto, int upvalue) {
        return static_cast<int>(
            std::count_if(proto.code.begin(), proto.code.end(), [&](uint32_t bits) {
                const compile::Code code(bits);
                return code.op() == compile::Op::getupval && code.b() == upvalue;
            }));
    }

    void add(const compile::Proto& proto, size_t at, const std::string& name) {
        compile::Doubt doubt;
        doubt.of = compile::Doubt::Of::uncalled;
        doubt.file = proto.file;
        doubt.line = compile::line_of(proto, at);
        doubt.name = name;
        doubts_.push_back(std::move(doubt));
    }

    compile::Program& program_;
    std::vector<compile::Doubt>& doubts_;
};

}  // namespace

std::vector<compile::Held> FunctionReader::held_by(const Met& met) {
    std::vector<compile::Held> all;
    for (const compile::Upvalue& one : met.upvalues)
        all.push_back({one.is == compile::Upvalue::Is::globals,
                       one.is == compile::Upvalue::Is::value ? one.value : compile::Value{}});
    return all;
}

std::vector<HeldConstant> FunctionReader::held_constants() const {
    constexpr size_t most = 10000;
    std::vector<HeldConstant> all;
    for (const Met& met : met_)
        for (size_t i = 0; i < met.upvalues.size() && all.size() < most; ++i) {
            const compile::Upvalue& one = met.upvalues[i];
            const compile::Tag tag = one.value.tag();
            if (one.is == compile::Upvalue::Is::value &&
                (tag == compile::Tag::integer || tag == compile::Tag::text ||
                 tag == compile::Tag::boolean))
                all.push_back({met.proto.file, first_read(met.proto, static_cast<int>(i)),
                               met.proto.upvalues[i].name, one.value});
        }
    return all;
}

/// A function of which there are many is looked through once.
void FunctionReader::examine(const std::set<const compile::Function*>& of_moves,
                             const std::set<const compile::Function*>& handlers,
                             std::vector<compile::Doubt>& doubts, compile::FieldNames& names,
                             std::vector<compile::CallMade>& calls) {
    if (unread_) return;
    names.given = keys_;
    std::map<const compile::Function*, const Met*> texts;
    for (const Met& met : met_) texts[met.function] = &met;
    compile::Callees callees([&](const compile::Function* one) {
        const auto found = texts.find(one);
        return found == texts.end() ? nullptr : &found->second->proto;
    });
    std::set<std::tuple<std::string, int, size_t>> seen;
    for (const Met& met : met_) {
        if (!seen.insert({met.proto.file, met.proto.line, met.proto.code.size()}).second) continue;
        const bool of_move = of_moves.contains(met.function);
        for (compile::Doubt& doubt :
             compile::doubts_in(program_, met.proto, met.of_globals, of_move))
            doubts.push_back(std::move(doubt));
        compile::note_fields(program_, met.proto, names);
        MissingFinder(program_, doubts).run(met.proto, held_by(met));
        ConditionFinder(program_, doubts).run(met.proto, held_by(met));
        find_word_tables(program_, met.proto, held_by(met), doubts);
        find_list_entries(program_, met.proto, held_by(met), of_move, doubts);
        const size_t before = calls.size();
        compile::note_calls(program_, met.proto, held_by(met), of_move, callees, calls);
        for (size_t i = before; i < calls.size(); ++i) note_lent(calls[i], met.function);
    }
    add_kept(handlers, names, doubts);
}

}  // namespace fronteira::script
