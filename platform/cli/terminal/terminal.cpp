// SPDX-License-Identifier: MIT
#include "cli/terminal/terminal.hpp"

#include "cli/terminal/line_editor.hpp"
#include "runtime/words/shown.hpp"

#include <sys/ioctl.h>
#include <unistd.h>

#include <cstdio>
#include <cstdlib>
#include <iostream>

namespace fronteira::cli {
namespace {

constexpr size_t usual_columns = 80;
constexpr size_t longest_line = 4096;

std::optional<std::string> next_line() {
    std::string line;
    for (int c = std::getc(stdin); c != '\n'; c = std::getc(stdin)) {
        if (c == EOF) return line.empty() ? std::nullopt : std::optional(line);
        if (line.size() < longest_line && c != '\r') line += static_cast<char>(c);
    }
    return line;
}

}  // namespace

Terminal::Terminal() {
    const bool out = isatty(STDOUT_FILENO) != 0;
    const char* kind = std::getenv("TERM");
    interactive_ = out && isatty(STDIN_FILENO) != 0;
    colour_ = out && std::getenv("NO_COLOR") == nullptr && kind != nullptr &&
              std::string_view(kind) != "dumb";
    if (interactive_) begin_editing();
}

size_t Terminal::columns() {
    winsize size{};
    if (ioctl(STDOUT_FILENO, TIOCGWINSZ, &size) == 0 && size.ws_col >= 20) return size.ws_col;
    return usual_columns;
}

void Terminal::print(std::string_view text) const {
    const std::string clean = runtime::shown(text, colour_);
    std::fwrite(clean.data(), 1, clean.size(), stdout);
}

void Terminal::clear() const {
    if (!interactive_) return;
    // The lines above the screen too, where a secret may still stand, and those that were typed.
    std::fputs("\x1b[H\x1b[2J\x1b[3J", stdout);
    forget_lines();
}

std::optional<std::string> Terminal::ask(const std::string& prompt) const {
    std::fflush(stdout);
    return interactive_ ? edited_line(runtime::shown(prompt)) : next_line();
}

void Terminal::complete_with(std::vector<std::string> words) const {
    for (std::string& word : words) word = runtime::shown(word);
    if (interactive_) set_completions(std::move(words));
}

}  // namespace fronteira::cli
