// SPDX-License-Identifier: MIT
#include "script/doubts/list_entries.hpp"

#include "compile/code.hpp"
#include "compile/doubts/value_kinds.hpp"

namespace fronteira::script {
namespace {

using compile::Doubt;
using compile::Op;
using compile::Tag;

class EntryFinder {
 public:
    EntryFinder(compile::Program& program, const compile::Proto& proto,
                const std::vector<compile::Held>& held, bool of_move, std::vector<Doubt>& doubts)
        : proto_(proto), held_(held), kinds_(program, proto, of_move), doubts_(doubts) {}

    void run() {
        for (size_t at = 0; at < proto_.code.size(); ++at) {
            const compile::Code code(proto_.code[at]);
            if (code.op() == Op::geti) ask_for_number(at, code);
            if (code.op() == Op::gettable) ask_for_handle(at, code);
        }
    }

 private:
    /// The variable of the file that holds the list in a register; null where it is none, or holds
    /// something under other keys as well.
    const std::string* list_in(size_t at, int in_register, size_t& length) const {
        const int filled = kinds_.types().filled_by(at, in_register);
        if (filled < 0) return nullptr;
        const compile::Code load(proto_.code[static_cast<size_t>(filled)]);
        if (load.op() != Op::getupval) return nullptr;
        const auto upvalue = static_cast<size_t>(load.b());
        const compile::Value value = held_[upvalue].value;
        if (value.tag() != Tag::table) return nullptr;
        const compile::Table& table = *value.table();
        if (table.named || table.strict || !table.others.empty() || table.list.empty())
            return nullptr;
        length = table.list.size();
        return &proto_.upvalues[upvalue].name;
    }

    void ask_for_number(size_t at, compile::Code code) {
        size_t length = 0;
        const std::string* list = list_in(at, code.b(), length);
        if (list != nullptr && (code.c() == 0 || static_cast<size_t>(code.c()) > length))
            add({Doubt::Of::entry, "", 0, *list, nullptr, Tag::nil,
                 compile::Value::integer(code.c()), std::to_string(length)},
                at);
    }

    /// A parameter that is called as a value of a move is taken for one.
    void ask_for_handle(size_t at, compile::Code code) {
        size_t length = 0;
        const std::string* list = list_in(at, code.b(), length);
        const Tag key = list == nullptr ? Tag::nil : kinds_.types().of(at, code.c());
        if (key > Tag::match) add({Doubt::Of::indexed, "", 0, *list, nullptr, key, {}}, at);
    }

    void add(Doubt doubt, size_t at) {
        doubt.file = proto_.file;
        doubt.line = compile::line_of(proto_, at);
        doubts_.push_back(std::move(doubt));
    }

    const compile::Proto& proto_;
    const std::vector<compile::Held>& held_;
    const compile::ValueKinds kinds_;
    std::vector<Doubt>& doubts_;
};

}  // namespace

void find_list_entries(compile::Program& program, const compile::Proto& proto,
                       const std::vector<compile::Held>& held, bool of_move,
                       std::vector<compile::Doubt>& doubts) {
    EntryFinder(program, proto, held, of_move, doubts).run();
}

}  // namespace fronteira::script
