// SPDX-License-Identifier: MIT
#include "cli/terminal/line_editor.hpp"

#include <algorithm>
#include <clocale>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <memory>

#ifdef FRONTEIRA_LIBEDIT
#include <editline/readline.h>
#endif

namespace fronteira::cli {
namespace {

std::vector<std::string>& completions() {
    static std::vector<std::string> words;
    return words;
}

#ifdef FRONTEIRA_LIBEDIT
/// The next word that begins with `text`, in memory that the caller frees.
char* next_completion(const char* text, int state) {
    static size_t at = 0;
    if (state == 0) at = 0;
    while (at < completions().size()) {
        const std::string& word = completions()[at++];
        if (word.starts_with(text)) return strdup(word.c_str());
    }
    return nullptr;
}

char** complete(const char* text, int, int) {
    rl_attempted_completion_over = 1;
    return rl_completion_matches(text, next_completion);
}
#endif

}  // namespace

void set_completions(std::vector<std::string> words) {
    std::sort(words.begin(), words.end());
    words.erase(std::unique(words.begin(), words.end()), words.end());
    completions() = std::move(words);
}

#ifdef FRONTEIRA_LIBEDIT

void begin_editing() {
    std::setlocale(LC_CTYPE, "C.UTF-8");
    rl_attempted_completion_function = complete;
    using_history();
}

std::optional<std::string> edited_line(const std::string& prompt) {
    const std::unique_ptr<char, void (*)(void*)> line(readline(prompt.c_str()), std::free);
    if (!line) return std::nullopt;
    if (*line.get() != '\0') add_history(line.get());
    return std::string(line.get());
}

void forget_lines() {
    clear_history();
}

#else

void begin_editing() {}
void forget_lines() {}

std::optional<std::string> edited_line(const std::string& prompt) {
    std::fputs(prompt.c_str(), stdout);
    std::fflush(stdout);
    std::string line;
    for (int c = std::getc(stdin); c != '\n'; c = std::getc(stdin)) {
        if (c == EOF) return std::nullopt;
        line += static_cast<char>(c);
    }
    return line;
}

#endif

}  // namespace fronteira::cli
