// SPDX-License-Identifier: MIT
#include "compile/doubts/unread_locals.hpp"

#include "compile/code.hpp"

#include <algorithm>
#include <optional>

namespace fronteira::compile {
namespace {

class UnreadFinder {
 public:
    UnreadFinder(const Proto& proto, std::vector<Doubt>& found) : proto_(proto), found_(found) {}

    void run() {
        for (size_t i = 0; i < proto_.locals.size() && looks_ > 0; ++i) {
            const Proto::Local& local = proto_.locals[i];
            const bool first = i == 0 || proto_.locals[i - 1].start != local.start;
            if (!first || local.start == 0 || is_of_loop(local)) continue;
            if (is_any_read(i)) continue;
            Doubt doubt{Doubt::Of::unread, "", 0, local.name, nullptr, Tag::nil, {}};
            if (is_hiding(i)) doubt.other = local.name;
            doubt.file = proto_.file;
            doubt.line = line_of(proto_, static_cast<size_t>(local.start) - 1);
            found_.push_back(std::move(doubt));
        }
        find_lost();
    }

 private:
    /// `to = here`, where a column was to be written: a parameter, or what was asked as a row.
    void find_lost() {
        for (size_t i = 0; i < proto_.locals.size() && looks_ > 0; ++i) {
            const auto at = given_last(i);
            if (!at || !is_lost(i, *at) || !(proto_.locals[i].start == 0 || is_row(i))) continue;
            Doubt doubt{Doubt::Of::lost, "", 0, proto_.locals[i].name, nullptr, Tag::nil, {}};
            doubt.file = proto_.file;
            doubt.line = line_of(proto_, *at);
            found_.push_back(std::move(doubt));
        }
    }

    /// Whether something is asked of it behind a dot or colon.
    bool is_row(size_t number) {
        const Proto::Local& local = proto_.locals[number];
        const int place = register_of(number);
        for (int at = local.start; at < local.end; ++at, --looks_) {
            const Code code(proto_.code[static_cast<size_t>(at)]);
            const bool read = code.op() == Op::getfield || code.op() == Op::self;
            if ((read && code.b() == place) || (code.op() == Op::setfield && code.a() == place))
                return true;
        }
        return false;
    }

    /// Where a variable is given another value than at first, for the last time.
    std::optional<size_t> given_last(size_t number) {
        const Proto::Local& local = proto_.locals[number];
        if (local.name[0] == '(' || local.name[0] == '_') return std::nullopt;
        const int place = register_of(number);
        for (int at = local.end; at-- > local.start; --looks_)
            if (writes(Code(proto_.code[static_cast<size_t>(at)]), place))
                return static_cast<size_t>(at);
        return std::nullopt;
    }

    /// Whether that is read nowhere: neither behind it, nor before it where a loop leads back, nor
    /// by a function inside.
    bool is_lost(size_t number, size_t at) {
        const Proto::Local& local = proto_.locals[number];
        const int place = register_of(number);
        for (int i = local.start; i < local.end; ++i, --looks_) {
            const Code code(proto_.code[static_cast<size_t>(i)]);
            if (code.op() == Op::closure && is_taken(code, place)) return false;
            if (i <= static_cast<int>(at)) continue;
            if (leads_to(i, code) <= static_cast<int>(at) || reads(code, place)) return false;
        }
        return true;
    }

    /// Where the instruction at `at` may lead back to; else the next one.
    static int leads_to(int at, Code code) {
        const int next = at + 1;
        if (code.op() == Op::forloop || code.op() == Op::tforloop) return next - code.bx();
        return code.op() == Op::jmp ? next + code.sj() : next;
    }

    /// What a loop gives it keeps for itself, or one needs none of it.
    bool is_of_loop(const Proto::Local& local) const {
        const Op op = Code(proto_.code[static_cast<size_t>(local.start) - 1]).op();
        return op == Op::forprep || op == Op::tforprep || local.name[0] == '(';
    }

    /// Of variables that are declared together it is enough if one is read, or is none by its name.
    bool is_any_read(size_t first) {
        const int start = proto_.locals[first].start;
        for (size_t i = first; i < proto_.locals.size() && proto_.locals[i].start == start; ++i)
            if (proto_.locals[i].name[0] == '_' || is_read(i)) return true;
        return false;
    }

    bool is_read(size_t number) {
        const Proto::Local& local = proto_.locals[number];
        const int place = register_of(number);
        for (int at = local.start; at < local.end; ++at, --looks_) {
            const Code code(proto_.code[static_cast<size_t>(at)]);
            if (reads(code, place) || (code.op() == Op::closure && is_taken(code, place)))
                return true;
        }
        return false;
    }

    /// Whether the function that is made there takes the variable along.
    bool is_taken(Code code, int in_register) const {
        const auto& upvalues = proto_.inner[static_cast<size_t>(code.bx())].upvalues;
        return std::any_of(upvalues.begin(), upvalues.end(), [&](const Proto::Upvalue& one) {
            return one.in_stack && one.index == in_register;
        });
    }

    /// Variables stand in registers in the order in which they come into scope.
    int register_of(size_t number) const {
        const int start = proto_.locals[number].start;
        return static_cast<int>(
            std::count_if(proto_.locals.begin(), proto_.locals.begin() + static_cast<long>(number),
                          [&](const Proto::Local& one) { return one.end > start; }));
    }

    /// Whether a variable outside is called so as well.
    bool is_hiding(size_t number) const {
        const Proto::Local& local = proto_.locals[number];
        return std::any_of(proto_.locals.begin(), proto_.locals.begin() + static_cast<long>(number),
                           [&](const Proto::Local& one) {
                               return one.name == local.name && one.end > local.start;
                           }) ||
               std::any_of(proto_.upvalues.begin(), proto_.upvalues.end(),
                           [&](const Proto::Upvalue& one) { return one.name == local.name; });
    }

    const Proto& proto_;
    std::vector<Doubt>& found_;
    int64_t looks_ = 200'000;  // instructions for each variable, in all
};

}  // namespace

void find_unread_locals(const Proto& proto, std::vector<Doubt>& found) {
    UnreadFinder(proto, found).run();
}

}  // namespace fronteira::compile
