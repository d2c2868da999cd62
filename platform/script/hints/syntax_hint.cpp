// SPDX-License-Identifier: MIT
#include "script/hints/syntax_hint.hpp"

#include "script/hints/foreign_words.hpp"
#include "script/hints/place_in_text.hpp"

#include <algorithm>
#include <vector>

namespace fronteira::script {
namespace {

/// What Lua complains of, what stands on the line, and how it is said.
struct Slip {
    std::string_view complaint;
    std::string_view written;  ///< anything where it is empty
    std::string_view said;
};

constexpr std::string_view adds_one = "write `n = n + 1`: Lua repeats the name";
constexpr std::string_view block =
    "blocks are written with words: if ... then ... end, while ... do ... end, function() ... end";
constexpr std::string_view walk =
    "`for i = 1, n do`, `for i, one in ipairs(list) do` or `for key, value in pairs(table) do`";
constexpr std::string_view comment = "a comment begins with `--`";
constexpr std::string_view method = "put a text in brackets before its method: (\"a\"):upper()";
constexpr std::string_view key = "write a table as { name = value, [\"any key\"] = value }";
constexpr std::string_view entries =
    "entries of a table are separated by commas: is one missing here?";
constexpr std::string_view compares = "`==` compares, `=` assigns";
constexpr std::string_view arrow = "write a function as function(x) return x + 1 end";

constexpr std::string_view else_if =
    "write `elseif` in one word: `else if` needs an `end` of its own";

constexpr std::string_view quotes = "put texts in straight quotes, \"...\" or '...'";
constexpr std::string_view minus = "minus is `-`, a comment begins with `--`";

/// Letters that Lua does not know and complains of by their first byte: those that word processors
/// and telephones make of others, and those of other languages.
constexpr Slip letters[] = {
    {"near '<\\226>'", "“", quotes},
    {"near '<\\226>'", "”", quotes},
    {"near '<\\226>'", "„", quotes},
    {"near '<\\226>'", "‘", quotes},
    {"near '<\\226>'", "’", quotes},
    {"near '<\\194>'", "«", quotes},
    {"near '<\\194>'", "»", quotes},
    {"near '<\\194>'", "´", quotes},
    {"near '<\\226>'", "–", minus},
    {"near '<\\226>'", "—", minus},
    {"near '<\\226>'", "−", minus},
    {"near '<\\226>'", "≤", "`<=` is at most"},
    {"near '<\\226>'", "≥", "`>=` is at least"},
    {"near '<\\226>'", "≠", "`~=` is unequal"},
    {"near '<\\226>'", "…", "`...` is three points"},
    {"near '<\\195>'", "×", "`*` multiplies"},
    {"near '<\\194>'", "\u00a0", "this is a non-breaking space: type it again as a plain one"},
    {"near '<\\195>'", "", "names are made of a-z, A-Z, 0-9 and _, without accents"},
};

/// The first that fits counts.
constexpr Slip slips[] = {
    {"near '!'", "!=", "`~=` is unequal"},
    {"near '!'", "", "`not x` is the opposite of x"},
    {"near '&'", "&&", "`and` joins conditions"},
    {"near '|'", "||", "`or` joins conditions"},
    {"near '?'", "", "`condition and one or other`, or an if"},
    {"near '+'", "++", adds_one},
    {"near '+'", "+=", adds_one},
    {"near '-'", "-=", adds_one},
    {"near '*'", "*=", adds_one},
    {"near '/'", "/=", adds_one},
    {"near '//'", "//=", adds_one},
    {"near '..'", "..=", adds_one},
    {"unexpected symbol near '//'", "", comment},
    {"unexpected symbol near '/'", "", comment},
    {"unexpected symbol near '#'", "", comment},
    {"near '//'", "", comment},
    {"near '#'", "", comment},
    {"unexpected symbol near '['", "", "write a list as { 1, 2, 3 }"},
    {"unexpected symbol near '`'", "", "put a text in \"...\", or in [[...]] over several lines"},
    {"near '='", "=>", arrow},
    {"near '>'", "->", arrow},
    {"'then' expected near '='", "", compares},
    {"'do' expected near '='", "", compares},
    {"'then' expected near 'is'", "", "`==` compares, `~=` is unequal"},
    {"'then' expected near 'in'", "", "`contains(list, x)` says whether x is in the list"},
    {"'then' expected near 'not'", "", "`not contains(list, x)`, or `x ~= y`"},
    {"'then' expected near", "", "if condition then ... end"},
    {"'do' expected near", "", "while condition do ... end, for i = 1, n do ... end"},
    {"'=' or 'in' expected near", "", walk},
    {"<name> expected near", "for ", walk},
    {"<name> expected near", ": ", key},
    {"<name> expected near", "", "words of Lua cannot be names: t[\"end\"] in place of t.end"},
    {"'=' expected near 'in'", "", walk},
    {"unexpected symbol near '.'", "", method},
    {"unexpected symbol near ':'", "", method},
    {"near '{'", "", block},
    {"near '}'", "", block},
    {"'}' expected", ") {", block},
    {"'}' expected near ':'", "", key},
    {"'}' expected (to close '{' at line", ": ", key},
    {"'}' expected", "", entries},
    {"unfinished string", "", "a text must end on the same line; use [[...]] for several lines"},
    {"syntax error near", "", "a statement calls a function, f(x), or assigns a value, x = 1"},
    {"malformed number", "", "a name begins with a letter"},
    {"function arguments expected", "", "after a colon, call a function: from:neighbours()"},
    {"break outside", "", "`break` ends a loop, `return` a function"},
    {"jumps into the scope", "",
     "put the label at the end of its block, or the declarations into do ... end"},
    {"no visible label", "", "`goto continue` wants `::continue::` in the same function"},
    {"cannot use '...'", "", "only function(...) takes any number of arguments"},
};

std::vector<std::string_view> lines_of(std::string_view source) {
    std::vector<std::string_view> lines;
    while (!source.empty()) {
        const size_t end = std::min(source.find('\n'), source.size());
        lines.push_back(source.substr(0, end));
        source.remove_prefix(std::min(end + 1, source.size()));
    }
    return lines;
}

bool has_word(std::string_view line, std::string_view word) {
    return find_word(line, word) != std::string_view::npos;
}

bool is_blank(std::string_view line) {
    const size_t begin = line.find_first_not_of(" \t\r");
    return begin == std::string_view::npos || line.substr(begin).starts_with("--");
}

/// Whether a line of those so far has the two words that open one block too many.
bool has_else_if(const std::vector<std::string_view>& lines) {
    return std::any_of(lines.begin(), lines.end(), [](std::string_view line) {
        return line.find("else if ") != std::string_view::npos;
    });
}

bool has(std::string_view text, std::string_view part) {
    return text.find(part) != std::string_view::npos;
}

}  // namespace

std::string syntax_hint(std::string_view source, int line, std::string_view complaint) {
    std::vector<std::string_view> lines = lines_of(source);
    lines.resize(std::min(lines.size(), static_cast<size_t>(std::max(line, 0))));
    const std::string_view here = lines.empty() ? std::string_view() : lines.back();
    // A word that means nothing to Lua is a name to it: it stumbles over what follows, maybe lines
    // below.
    auto before = lines.rbegin() + (lines.empty() ? 0 : 1);
    while (before != lines.rend() && is_blank(*before)) ++before;
    if (has(complaint, "syntax error near"))
        for (const ForeignWord& foreign : foreign_statements())
            if (has_word(here, foreign.word) ||
                (before != lines.rend() && has_word(*before, foreign.word)))
                return std::string(foreign.said);
    for (const Slip& slip : letters)
        if (has(complaint, slip.complaint) && has(here, slip.written))
            return std::string(slip.said);
    if (has(complaint, "'end' expected")) {
        const bool at_the_end = has(complaint, "<eof>");
        if (!at_the_end &&
            (has_word(here, "return") || (before != lines.rend() && has_word(*before, "return"))))
            return "`return` must be the last statement of its block";
        if (has_else_if(lines)) return std::string(else_if);
        return "each function, if, for and while has an `end`";
    }
    // Where a statement might stand: a block is open still.
    for (const char* behind : {"','", "'}'", "')'"})
        if (has_else_if(lines) && has(complaint, std::string("unexpected symbol near ") + behind))
            return std::string(else_if);
    for (const Slip& slip : slips)
        if (has(complaint, slip.complaint) && has(here, slip.written))
            return std::string(slip.said);
    return {};
}

}  // namespace fronteira::script
