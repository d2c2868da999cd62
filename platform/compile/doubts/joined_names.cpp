// SPDX-License-Identifier: MIT
#include "compile/doubts/joined_names.hpp"

#include "compile/code.hpp"
#include "compile/doubts/value_kinds.hpp"

#include <algorithm>
#include <optional>

namespace fronteira::compile {
namespace {

constexpr int most_open = 4;  // parts of a name that are not known

bool is_digit(char c) {
    return c >= '0' && c <= '9';
}

class JoinedNameFinder {
 public:
    JoinedNameFinder(Program& program, const Proto& proto, bool of_move, std::vector<Doubt>& found)
        : program_(program),
          proto_(proto),
          kinds_(program, proto, of_move),
          types_(kinds_.types()),
          found_(found) {}

    void run() {
        for (size_t at = 0; at < std::min(proto_.code.size(), most_looked_at); ++at) {
            const Code code(proto_.code[at]);
            if (code.op() == Op::gettable) look(at, code.b(), code.c());
            if (code.op() == Op::settable) look(at, code.a(), code.b());
        }
    }

 private:
    static constexpr size_t most_looked_at = 2000;  // instructions of a function
    void look(size_t at, int object, int key) {
        const auto form = form_of(at, key);
        if (!form) return;
        if (const Tag rows = rows_in(at, object); rows != Tag::nil) {
            if (!is_row(rows, *form)) add(Doubt::Of::joined_row, at, rows, *form);
        } else if (const Tag handle = kinds_.handle_in(at, object);
                   handle >= Tag::match && handle <= Tag::region) {
            if (!is_field(handle, *form)) add(Doubt::Of::joined_column, at, handle, *form);
        }
    }

    /// The form of what is put together in a register, if some of it is a text that stands there.
    std::optional<std::string> form_of(size_t at, int in_register) const {
        int filled = types_.filled_by(at, in_register);
        if (filled >= 0 && Code(proto_.code[static_cast<size_t>(filled)]).op() == Op::move)
            filled = types_.filled_by(static_cast<size_t>(filled),
                                      Code(proto_.code[static_cast<size_t>(filled)]).b());
        if (filled < 0) return std::nullopt;
        const auto by = static_cast<size_t>(filled);
        const Code join(proto_.code[by]);
        if (join.op() != Op::concat) return std::nullopt;
        std::string form;
        bool written = false;
        for (int part = join.a(); part < join.a() + join.b(); ++part) {
            const std::string* text = types_.text_in(by, part);
            written = written || text != nullptr;
            form += text != nullptr ? *text : types_.is_number(by, part) ? "#" : "*";
        }
        const auto open =
            std::count_if(form.begin(), form.end(), [](char c) { return c == '#' || c == '*'; });
        return written && open <= most_open ? std::optional(form) : std::nullopt;
    }

    /// What `match.space` or `match.region` in a register holds, or nil.
    Tag rows_in(size_t at, int in_register) const {
        const int filled = types_.filled_by(at, in_register);
        const Member* read = filled < 0 ? nullptr : types_.read_by(static_cast<size_t>(filled));
        const bool rows = read != nullptr && read->is == Member::Is::container &&
                          (read->held == Tag::space || read->held == Tag::region);
        return rows ? read->held : Tag::nil;
    }

    bool is_row(Tag rows, const std::string& form) const {
        const core::Board& board = *program_.rules().board;
        const int count = rows == Tag::space ? board.space_count() : board.region_count();
        for (int row = 0; row < count; ++row)
            if (fits(rows == Tag::space ? board.space(row).id : board.region(row).id, form))
                return true;
        return false;
    }

    bool is_field(Tag handle, const std::string& form) const {
        const auto entity =
            static_cast<core::Entity>(static_cast<int>(handle) - static_cast<int>(Tag::match));
        const auto& columns = program_.rules().layout.columns();
        const core::Board& board = *program_.rules().board;
        const auto shows = [&](const auto& row) {
            return std::any_of(row.attributes.begin(), row.attributes.end(),
                               [&](const auto& one) { return fits(one.first, form); });
        };
        bool found = std::any_of(columns.begin(), columns.end(), [&](const auto& column) {
            return column.entity == entity && fits(column.name, form);
        });
        for (int i = 0; !found && handle == Tag::space && i < board.space_count(); ++i)
            found = shows(board.space(i));
        for (int i = 0; !found && handle == Tag::region && i < board.region_count(); ++i)
            found = shows(board.region(i));
        return found;
    }

    void add(Doubt::Of of, size_t at, Tag is, const std::string& form) {
        Doubt doubt;
        doubt.of = of;
        doubt.file = proto_.file;
        doubt.line = line_of(proto_, at);
        doubt.is = is;
        doubt.name = form;
        found_.push_back(std::move(doubt));
    }

    Program& program_;
    const Proto& proto_;
    const ValueKinds kinds_;
    const HandleTypes& types_;
    std::vector<Doubt>& found_;
};

}  // namespace

void find_joined_names(Program& program, const Proto& proto, bool of_move,
                       std::vector<Doubt>& found) {
    JoinedNameFinder(program, proto, of_move, found).run();
}

bool fits(std::string_view name, std::string_view form) {
    if (form.empty()) return name.empty();
    if (form.front() == '*') {
        for (size_t taken = 0; taken <= name.size(); ++taken)
            if (fits(name.substr(taken), form.substr(1))) return true;
        return false;
    }
    if (form.front() == '#') {
        for (size_t taken = 0; taken < name.size() && is_digit(name[taken]); ++taken)
            if (fits(name.substr(taken + 1), form.substr(1))) return true;
        return false;
    }
    return !name.empty() && name.front() == form.front() && fits(name.substr(1), form.substr(1));
}

}  // namespace fronteira::compile
