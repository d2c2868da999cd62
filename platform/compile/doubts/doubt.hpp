// SPDX-License-Identifier: MIT
#pragma once

#include "compile/program.hpp"

#include <string>
#include <vector>

namespace fronteira::compile {

/// A likely mistake in a function.
struct Doubt {
    enum class Of : uint8_t {
        column,   ///< what stands in `column` is compared with a constant that never stands there
        handle,   ///< `name`, a handle of the kind `is`, is compared with a constant
        number,   ///< `name`, a handle of the kind `is`, is compared with a number, `other`
        order,    ///< a number in `column` is put in an order, `other`, that never comes out else
        spelt,    ///< words of `column`, a choice, are put in order as they are spelt
        truth,    ///< `name`, which is never false or nil, stands as a condition: it is `column`,
                  ///< or a number
        write,    ///< `name`, no column, is written of a handle of the kind `is`
        copy,     ///< what is read of `column`, a set of seats, is written into and thrown away
        list,     ///< `name`, cards that a move was given, is asked for what one of them shows,
                  ///< `other`
        called,   ///< `name` of a handle of the kind `is`, which is not a function, is called
        given,    ///< `column` is given a constant that it does not take
        zero,     ///< the entry 0 of `name`, rows of the match, or of any list is asked for
        object,   ///< `name` of a handle of the kind `is` is called without the handle
        missing,  ///< `name`, which a table of the file lacks; nearly so is called `other`
        environment,  ///< all globals of the file are replaced, for every later match
        reckoned,     ///< `other`, a kind of value that is not a number, is reckoned with,
        ordered,      ///< is said to be less than another,
        counted,      ///< is asked for its length,
        joined,       ///< or is put behind a text
        fixed,        ///< rows of the match are written, as if they were a list of one's own
        apart,        ///< `name`, a kind of value, is compared with another one, `other`
        misfit,       ///< `column` is given `other`, a kind of value that it never holds
        lacks,        ///< `name` is asked of a handle of the kind `is`, which never has it
        unread,       ///< `name`, a variable, is given what nobody reads; `other`: it hides another
        lost,         ///< `name`, a variable, is given another value, which nobody reads
        kept,         ///< `name`, a variable or table of the file, is written while a match goes on
        joined_row,   ///< no row of the kind `is` has a name of the form `name`, which is put
                      ///< together (find_joined_names),
        joined_column,  ///< or no column of such a row
        id,             ///< no row of the kind `is` is called `name`, with which its id is compared
        place,     ///< `name`, the variable of a loop over `ipairs`, is used as what stands there
        walked,    ///< a list is walked without `ipairs`
        uncalled,  ///< `name`, a function of the file, stands as a condition
        bare,      ///< `other`, a kind of value, is asked for `name`, as if it were a handle
        fresh,     ///< a table that is made there is compared with something
        span,      ///< `name`, a question, is to be answered by no number: `other`, "3 to 1"
        sides,     ///< a die of `constant` sides is rolled, which there is not
        told,      ///< `name` of an event is `other`, which no event tells
        rolled,    ///< a die of `constant` sides is compared with what it never shows, or always:
                   ///< `other`
        method,    ///< `name`, a function of a handle of the kind `is`, is read and not called
        keyed,     ///< `name`, an entry of a table by words of a choice, is none of them, but
                   ///< nearly `other`
        entry,     ///< the entry `constant` of `name`, a list of the file that has `other` of them
        indexed,   ///< `name`, such a list, is asked for the entry of a handle of the kind `is`
        idle,      ///< whatever comes of a condition, the same follows
        backward,  ///< a loop counts up from `constant` to less
        // Whether these can be equal to `constant` is to be asked of the rules.
        answer,   ///< of the question `name`,
        face,     ///< of the die `name`,
        choice,   ///< value `name` of a move,
        option,   ///< `name` of the ruleset
        printed,  ///< `name` on a card
        type,     ///< what `type` says
    };
    Of of = Of::column;
    std::string file;
    int line = 0;
    std::string name;
    const Member* column = nullptr;
    Tag is = Tag::nil;
    Value constant{};  ///< of an order, whether it holds
    std::string other{};
    bool sure = true;  ///< else a parameter may merely be called as a value of a move, or a field
                       ///< of a table as a column
};

/// Those in a function and in the functions inside of it, where it is known what the function works
/// on (HandleTypes). `of_globals`: which upvalues hold the globals; `of_move`: whether it is called
/// with the values that its parameters name.
std::vector<Doubt> doubts_in(Program& program, const Proto& proto,
                             const std::vector<bool>& of_globals, bool of_move);

}  // namespace fronteira::compile
