// SPDX-License-Identifier: MIT
#pragma once

#include "compile/chunk.hpp"

#include <functional>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

namespace fronteira::compile {

/// What a function does with a parameter for certain, wherever it is called.
struct Wanted {
    std::set<std::string> fields;  ///< that it asks for or calls behind a dot or colon
    bool number = false;           ///< it reckons with it
};

/// A function of the rules, as whoever calls it has to know it.
struct Callee {
    std::string file;
    int line = 0;
    std::vector<std::string> parameters;
    std::vector<bool> needed;  ///< by parameter: it fails for certain where that is nil
    std::vector<Wanted> wanted;
    std::vector<bool> written;  ///< by parameter: the table that is given there is written into
    bool vararg = false;
    bool bare = false;          ///< hardly more than a place for what variants do
    bool answers = false;       ///< it may give something, or never comes back
    bool never_true = false;    ///< what it gives is false or nil, wherever it ends
    bool gives_number = false;  ///< or a number
    int most_given = -1;        ///< values at most; -1: not known
    std::string no_number{};    ///< `a text`, `true or false`, `nothing`: what it gives wherever it
                                ///< ends; empty: not known, or a number
};

struct Function;

/// The functions of the rules; each is looked through once.
class Callees {
 public:
    /// The text of a function that was compiled; null where it is not known. What it gives is lent.
    using TextOf = std::function<const Proto*(const Function*)>;
    explicit Callees(TextOf text_of) : text_of_(std::move(text_of)) {}

    const Proto* text_of(const Function* function) const { return text_of_(function); }
    std::shared_ptr<const Callee> of(const Proto& proto);

 private:
    TextOf text_of_;
    std::map<const Proto*, std::shared_ptr<const Callee>> known_;
};

}  // namespace fronteira::compile
