// SPDX-License-Identifier: MIT
// `where(list, "armies", ">=", 2)`: those of a list whose column, or what else stands behind the
// dot, compares so.
#include "compile/fractions.hpp"
#include "compile/natives.hpp"
#include "compile/plain_cells.hpp"

namespace fronteira::compile {
namespace {

enum class Sign : uint8_t { equal, differs, less, at_most, more, at_least, unknown };

Sign sign_of(const std::string& text) {
    constexpr const char* signs[] = {"==", "~=", "<", "<=", ">", ">="};
    for (size_t i = 0; i < std::size(signs); ++i)
        if (text == signs[i]) return static_cast<Sign>(i);
    return Sign::unknown;
}

/// Whether two values compare so; false in `sound` where only Lua can tell.
bool compare(Sign sign, const Value& one, const Value& other, bool& sound) {
    if (sign <= Sign::differs) {
        const bool two_kinds = one.is_handle() && other.is_handle() && one.tag() != other.tag();
        sound = !two_kinds && !is(one, Tag::opaque) && !is(other, Tag::opaque);
        return equal(one, other) == (sign == Sign::equal);
    }
    sound = sign != Sign::unknown && is_number(one) && is_number(other);
    if (!sound) return false;
    const auto order = in_order(one, other);
    return sign == Sign::less      ? order < 0
           : sign == Sign::at_most ? order <= 0
           : sign == Sign::more    ? order > 0
                                   : order >= 0;
}

/// What one name answers for many handles, most of them of one kind, that are compared with a
/// value.
class Behind {
 public:
    Behind(Machine& machine, const Name& name, const Value& wanted)
        : machine_(machine), name_(name), wanted_(wanted) {}

    /// False where only Lua can tell.
    bool read(const Value& row, Value& into) {
        if (!row.is_handle()) return false;
        if (row.tag() != of_ && !learn(row.tag())) return false;
        if (column_ != nullptr) {
            const int32_t cell = column_->offset + row.index();
            machine_.note_cell(cell);
            if (plain_value(*column_, machine_.state().cell(cell), into)) return true;
        }
        return machine_.index(into, row, name_);
    }

 private:
    bool learn(Tag of) {
        const Member& member = machine_.program().member(name_, of);
        column_ = member.is == Member::Is::column && !member.secret ? &member : nullptr;
        of_ = of;
        const unsigned kind = 1u << static_cast<unsigned>(of);
        if ((known_ & kind) != 0) return true;
        known_ |= kind;
        return member.is != Member::Is::column || may_be(member, wanted_);
    }

    Machine& machine_;
    const Name& name_;
    const Value wanted_;
    Tag of_ = Tag::nil;
    unsigned known_ = 0;              ///< kinds whose column may be the value, a bit each
    const Member* column_ = nullptr;  ///< of those handles, if it is read without more ado
};

bool where(NativeCall& call) {
    const bool compares = call.count == 4;
    const Value list = call.at(0), column = call.at(1), wanted = call.at(compares ? 3 : 2);
    if (call.count < 3 || call.count > 4 || !is(column, Tag::text)) return false;
    if (compares && !is(call.at(2), Tag::text)) return false;
    const Sign sign = compares ? sign_of(call.at(2).text()->text) : Sign::equal;
    if (sign == Sign::unknown) return false;
    const bool all = is(list, Tag::container);
    if (!all && (!is(list, Tag::table) || list.table()->has_gaps())) return false;
    const auto held = all ? static_cast<Tag>(list.number()) : Tag::nil;
    const auto size = all ? static_cast<int64_t>(call.machine.rows(held))
                          : static_cast<int64_t>(list.table()->list.size());
    if (!call.machine.charge(4 * size)) return false;
    Table& found = call.machine.fresh_table();
    Behind behind(call.machine, *column.text(), wanted);
    for (int64_t i = 0; i < size; ++i) {
        const Value row = all ? Value::of(held, i) : list.table()->list[static_cast<size_t>(i)];
        Value value;
        bool sound = behind.read(row, value);
        const bool fits = sound && compare(sign, value, wanted, sound);
        if (!sound) return false;
        if (fits) found.list.push_back(row);
    }
    return call.give(Value::list(&found));
}

constexpr Native where_table[] = {{"where", where, true}};

}  // namespace

std::span<const Native> where_natives() {
    return where_table;
}

}  // namespace fronteira::compile
