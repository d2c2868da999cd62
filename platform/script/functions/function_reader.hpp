// SPDX-License-Identifier: MIT
#pragma once

#include "compile/doubts/calls_made.hpp"
#include "compile/doubts/doubt.hpp"
#include "compile/doubts/field_names.hpp"
#include "compile/program.hpp"
#include "script/compiled_rules.hpp"

#include <set>

namespace fronteira::script {

/// Takes over into a program what functions of a ruleset hold: the values of their upvalues, the
/// tables of their files, the functions that they call. Nothing of that changes during a match; a
/// variable or table that some function writes is left to Lua.
class FunctionReader {
 public:
    FunctionReader(lua_State* lua, compile::Program& program, const NativeNumbers& natives,
                   const compile::Value& options)
        : lua_(lua), program_(program), natives_(natives), options_(options) {}

    /// The value at a stack position; `opaque` when only Lua can handle it.
    compile::Value value(int at);
    /// Compiles all functions met so far, and those that they reach. Where there are more than
    /// any ruleset needs, Lua does everything.
    std::vector<const compile::Function*> translate_all();
    /// What they do for nothing, the fields that they ask for or have, and what they call. For
    /// whoever looks through a ruleset: it is not needed to play.
    /// `of_moves`: those that are called with values of a move; `handlers`: all that a match calls.
    void examine(const std::set<const compile::Function*>& of_moves,
                 const std::set<const compile::Function*>& handlers,
                 std::vector<compile::Doubt>& doubts, compile::FieldNames& names,
                 std::vector<compile::CallMade>& calls);

    /// What functions, and those that they reach, mention of names.
    std::vector<Mentions> mentioned_by(const std::vector<const compile::Function*>& functions);

    /// The plain values of the variables that functions read, each where it is read first.
    std::vector<HeldConstant> held_constants() const;

 private:
    class MentionFinder;
    struct Met {
        compile::Function* function;
        compile::Proto proto;
        std::vector<compile::Upvalue> upvalues;
        std::vector<const void*> cells;  ///< which variable each upvalue is
        std::vector<bool> of_globals{};  ///< whether it holds the globals
    };
    compile::Value unread();
    compile::Value library(int at);
    compile::Value table(int at);
    /// What stands in the table, whatever answers for what does not.
    compile::Value entries(int at);
    compile::Value function(int at);
    compile::Upvalue upvalue(int function, int number);
    /// By its upvalues, once all that functions write is known.
    static std::vector<compile::Held> held_by(const Met& met);
    void leave_all();
    void note_writes(const compile::Proto& proto, const std::vector<compile::Upvalue>& upvalues,
                     const std::vector<const void*>& cells, const compile::Function* by);
    void note_lent(const compile::CallMade& call, const compile::Function* by);
    void add_kept(const std::set<const compile::Function*>& handlers,
                  const compile::FieldNames& names, std::vector<compile::Doubt>& doubts) const;

    lua_State* lua_;
    compile::Program& program_;
    const NativeNumbers& natives_;
    compile::Value options_;
    int depth_ = 0;
    size_t read_ = 0;                              ///< bytes of functions
    bool unread_ = false;                          ///< some were left out
    std::map<const void*, compile::Value> known_;  ///< tables and functions
    std::deque<Met> met_;
    std::set<const void*> written_;  ///< variables, and tables of files
    std::set<std::string> keys_;     ///< of tables
    /// What functions write that belongs to a file, and which function is called by no name but
    /// that of a field: one that only files call, while they are loaded, may write what it likes.
    struct Kept {
        const compile::Function* by;
        std::string file;
        int line;
        std::string name;
    };
    std::vector<Kept> kept_;
    std::map<const compile::Function*, std::string> field_of_;
    std::set<const compile::Function*> held_by_variables_;
};

}  // namespace fronteira::script
