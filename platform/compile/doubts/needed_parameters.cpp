// SPDX-License-Identifier: MIT
#include "compile/doubts/needed_parameters.hpp"

#include "compile/code.hpp"

#include <algorithm>
#include <map>
#include <optional>
#include <set>
#include <string>

namespace fronteira::compile {
namespace {

/// The registers that a test looks at.
std::vector<int> tested(Code code) {
    switch (code.op()) {
        case Op::test:
        case Op::eqk:
        case Op::eqi:
        case Op::lti:
        case Op::lei:
        case Op::gti:
        case Op::gei:
            return {code.a()};
        case Op::testset:
            return {code.b()};
        case Op::eq:
        case Op::lt:
        case Op::le:
            return {code.a(), code.b()};
        default:
            return {};
    }
}

/// Those of which it asks, or another instruction, whether they hold something.
std::vector<int> asked(Code code) {
    if (code.op() == Op::not_) return {code.b()};
    return code.op() >= Op::lt && code.op() <= Op::gei && code.op() != Op::eqk &&
                   code.op() != Op::eqi
               ? std::vector<int>{}
               : tested(code);
}

/// The registers that an instruction reckons with.
std::vector<int> reckoned(Code code) {
    const Op op = code.op();
    if (op >= Op::add && op <= Op::shr) return {code.b(), code.c()};
    if ((op >= Op::addi && op < Op::add) || op == Op::unm || op == Op::bnot || op == Op::len)
        return {code.b()};
    std::vector<int> all;
    const int many = op == Op::concat ? code.b() : op == Op::forprep ? 3 : 0;
    for (int i = 0; i < many; ++i) all.push_back(code.a() + i);
    return all;
}

/// Finds what a function reads as a number, a row or a table wherever it is called: before it
/// comes to a branch, and behind branches that only leave early. A branch that asks for a parameter
/// may say that another one is not there, so nothing is known behind it.
class NeedFinder {
 public:
    explicit NeedFinder(const Proto& proto)
        : proto_(proto),
          targets_(jump_targets(proto)),
          needed_(static_cast<size_t>(proto.parameters), false),
          wanted_(needed_.size()) {}

    void run() {
        for (size_t at = 0; at < proto_.code.size(); ++at) {
            const Code code(proto_.code[at]);
            if (targets_[at]) held_.clear();
            if (targets_[at]) named_.clear();
            const bool always = at >= joined_;
            if (always) read(code);
            if (leaves(code.op()) && (always || by_parameter_)) break;
            note_branch(at, code);
            note_held(code);
        }
        for (size_t i = 0; i < needed_.size(); ++i)
            if (is_written(proto_, -1, static_cast<int>(i)))
                needed_[i] = false, wanted_[i] = {};
            else if (is_asked(static_cast<int>(i)))
                needed_[i] = false;
    }
    const std::vector<bool>& needed() const { return needed_; }
    const std::vector<Wanted>& wanted() const { return wanted_; }

 private:
    static bool leaves(Op op) {
        return op == Op::return_ || op == Op::return0 || op == Op::return1 || op == Op::tailcall;
    }

    void note_branch(size_t at, Code code) {
        for (const int one : tested(code))
            by_parameter_ = by_parameter_ || parameter_in(one) || made_of_them_.contains(one);
        if (code.op() == Op::jmp && code.sj() > 0)
            joined_ = std::max(joined_, at + 1 + static_cast<size_t>(code.sj()));
        if (!tested(code).empty() || code.op() == Op::lfalseskip)
            joined_ = std::max(joined_, at + 2);
        if (code.op() == Op::forprep || code.op() == Op::tforprep)  // may be run for nothing
            joined_ = std::max(joined_, at + 1 + static_cast<size_t>(code.bx()));
    }

    std::optional<int> parameter_in(int in_register) const {
        if (in_register < proto_.parameters) return in_register;
        const auto held = held_.find(in_register);
        return held == held_.end() ? std::nullopt : std::optional(held->second);
    }

    void need(int in_register) {
        if (const auto parameter = parameter_in(in_register))
            needed_[static_cast<size_t>(*parameter)] = true;
    }

    void read(Code code) {
        const Op op = code.op();
        if (op == Op::getfield || op == Op::gettable || op == Op::geti || op == Op::self)
            need(code.b());
        if (op == Op::setfield || op == Op::settable || op == Op::seti || op == Op::call)
            need(code.a());
        for (const int one : reckoned(code)) need(one);
        note_wanted(code);
        if (op >= Op::lt && op <= Op::gei && asked(code).empty())
            for (const int one : tested(code)) need(one);
        if (op == Op::call && wants_all(code.a()))
            for (int i = 1; i < code.b(); ++i) need(code.a() + i);
    }

    void note_wanted(Code code) {
        const Op op = code.op();
        const auto wanted_in = [&](int in_register) {
            const auto parameter = parameter_in(in_register);
            return parameter ? &wanted_[static_cast<size_t>(*parameter)] : nullptr;
        };
        if (op == Op::getfield || (op == Op::self && code.k()))
            if (Wanted* wanted = wanted_in(code.b())) wanted->fields.insert(proto_.text(code.c()));
        if (op == Op::setfield)
            if (Wanted* wanted = wanted_in(code.a())) wanted->fields.insert(proto_.text(code.b()));
        if (op == Op::concat || op == Op::len) return;
        for (const int one : reckoned(code))
            if (Wanted* wanted = wanted_in(one)) wanted->number = true;
    }

    /// Whether the function in a register can do with none of its arguments left out.
    bool wants_all(int in_register) const {
        const auto named = named_.find(in_register);
        return named != named_.end() && (named->second == "ipairs" || named->second == "pairs" ||
                                         named->second == "add" || named->second == "transfer");
    }

    void note_held(Code code) {
        const bool made = is_made_of_parameters(code);
        std::erase_if(held_, [&](const auto& one) { return writes(code, one.first); });
        std::erase_if(named_, [&](const auto& one) { return writes(code, one.first); });
        std::erase_if(made_of_them_, [&](int one) { return writes(code, one); });
        if (made) made_of_them_.insert(code.a());
        if (code.op() == Op::move)
            if (const auto parameter = parameter_in(code.b())) held_[code.a()] = *parameter;
        if (const std::string* name = global_read(proto_, code)) named_[code.a()] = *name;
    }

    /// Whether a number or an answer has to do with parameters other than the match.
    bool is_made_of_parameters(Code code) const {
        std::vector<int> read = reckoned(code);
        if (code.op() == Op::call)
            for (int i = 1; i < code.b(); ++i) read.push_back(code.a() + i);
        if (code.op() == Op::getfield || code.op() == Op::geti || code.op() == Op::self ||
            code.op() == Op::gettable)
            read.push_back(code.b());
        if (code.op() == Op::gettable) read.push_back(code.c());
        return std::any_of(read.begin(), read.end(), [&](int one) {
            const auto parameter = parameter_in(one);
            return (parameter && !is_match(*parameter)) || made_of_them_.contains(one);
        });
    }

    bool is_match(int parameter) const {
        return parameter == 0 && !proto_.locals.empty() && proto_.locals.front().name == "match";
    }

    bool is_asked(int parameter) const {
        return std::any_of(proto_.code.begin(), proto_.code.end(), [&](uint32_t bits) {
            const std::vector<int> all = asked(Code(bits));
            return std::find(all.begin(), all.end(), parameter) != all.end();
        });
    }

    const Proto& proto_;
    const std::vector<bool> targets_;
    std::vector<bool> needed_;
    std::vector<Wanted> wanted_;
    std::map<int, int> held_;           ///< parameters that stand in other registers, too
    std::map<int, std::string> named_;  ///< globals in registers
    std::set<int> made_of_them_;        ///< registers whose value parameters have to do with
    size_t joined_ = 0;                 ///< where all branches so far have come together again
    bool by_parameter_ = false;         ///< whether one of them asks for a parameter
};

}  // namespace

std::vector<bool> needed_parameters(const Proto& proto) {
    NeedFinder finder(proto);
    finder.run();
    return finder.needed();
}

std::vector<Wanted> wanted_of_parameters(const Proto& proto) {
    NeedFinder finder(proto);
    finder.run();
    return finder.wanted();
}

}  // namespace fronteira::compile
