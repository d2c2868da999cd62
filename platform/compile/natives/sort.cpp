// SPDX-License-Identifier: MIT
#include "compile/natives/sort.hpp"

#include "compile/natives.hpp"

#include <algorithm>

namespace fronteira::compile {
namespace {

/// Sorts as script/library/table_sort.cpp does: by merging, so that equals keep their places.
class Sorting {
 public:
    Sorting(NativeCall& call, const std::vector<Value>& elements)
        : machine_(call.machine),
          precedes_(call.at(1)),
          slot_(call.results + 1 + call.count),
          order_(elements),
          merged_(elements) {}

    /// False where only Lua can tell the order.
    bool run() {
        const size_t count = order_.size();
        for (size_t width = 1; width < count; width *= 2) {
            for (size_t from = 0; from < count; from += 2 * width)
                if (!merge(from, std::min(from + width, count), std::min(from + 2 * width, count)))
                    return false;
            order_.swap(merged_);
        }
        return true;
    }

    const std::vector<Value>& order() const { return order_; }

 private:
    bool merge(size_t from, size_t middle, size_t upto) {
        size_t left = from, right = middle;
        for (size_t i = from; i < upto; ++i) {
            bool take_right = left == middle;
            if (!take_right && right < upto &&
                !stands_before(order_[right], order_[left], take_right))
                return false;
            merged_[i] = order_[take_right ? right++ : left++];
        }
        return true;
    }

    bool stands_before(const Value& a, const Value& b, bool& before) {
        if (!is(precedes_, Tag::nil)) return asks(a, b, before);
        if (is(a, Tag::integer) && is(b, Tag::integer)) {
            before = a.number() < b.number();
            return machine_.charge(2);
        }
        if (!is(a, Tag::text) || !is(b, Tag::text)) return false;
        const std::string &one = a.text()->text, &other = b.text()->text;
        before = one < other;
        return machine_.charge(3 + static_cast<int64_t>(std::min(one.size(), other.size()) / 64));
    }

    bool asks(const Value& a, const Value& b, bool& before) {
        if (!machine_.charge(4)) return false;
        slot_[0] = precedes_;
        slot_[1] = a;
        slot_[2] = b;
        const int results = machine_.call(slot_, 2);
        before = results > 0 && slot_->truth();
        return results >= 0;
    }

    Machine& machine_;
    const Value precedes_;
    Value* const slot_;  ///< behind the arguments nothing is kept
    std::vector<Value> order_;
    std::vector<Value> merged_;
};

}  // namespace

bool sort_list(NativeCall& call) {
    const Value list = call.at(0), precedes = call.at(1);
    const bool ordered =
        is(precedes, Tag::nil) || is(precedes, Tag::function) || is(precedes, Tag::closure);
    if (!is(list, Tag::table) || !ordered || call.count > 2) return false;
    if (list.table()->frozen) call.machine.outdate();
    std::vector<Value>& elements = list.table()->list;
    if (list.table()->frozen || !list.table()->others.empty()) return false;
    const size_t count = elements.size();
    if (!call.machine.charge(1 + 3 * static_cast<int64_t>(count))) return false;
    if (!call.machine.make_room(2 * count)) return false;
    Sorting sorting(call, elements);
    if (!sorting.run() || elements.size() != count) return false;
    elements = sorting.order();
    return true;
}

}  // namespace fronteira::compile
