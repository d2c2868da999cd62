// SPDX-License-Identifier: MIT
#include "exec_bot/command.hpp"

#include <sys/stat.h>
#include <unistd.h>

#include <cstdlib>

namespace fronteira::exec_bot {
namespace {

bool is_file(const std::string& path) {
    struct stat found {};
    return stat(path.c_str(), &found) == 0 && S_ISREG(found.st_mode);
}

bool can_run(const std::string& path) {
    return is_file(path) && access(path.c_str(), X_OK) == 0;
}

std::string found_in_path(const std::string& name) {
    const char* path = std::getenv("PATH");
    std::string_view folders = path != nullptr ? path : "/usr/local/bin:/usr/bin:/bin";
    while (!folders.empty()) {
        const std::string_view folder = folders.substr(0, folders.find(':'));
        folders.remove_prefix(std::min(folder.size() + 1, folders.size()));
        std::string file = std::string(folder) + "/" + name;
        if (!folder.empty() && can_run(file)) return file;
    }
    return {};
}

}  // namespace

Result<std::vector<std::string>> words_of(std::string_view command) {
    std::vector<std::string> words;
    std::string word;
    bool open = false;
    char quote = 0;
    for (const char c : command) {
        if (quote != 0 ? c == quote : c == '\'' || c == '"') {
            quote = quote != 0 ? '\0' : c;
            open = true;
        } else if (quote == 0 && c == ' ') {
            if (open) words.push_back(std::exchange(word, {}));
            open = false;
        } else {
            word += c;
            open = true;
        }
    }
    if (quote != 0)
        return fail(error_at({}, "bot.command", "a quotation mark in the command is not closed"));
    if (open) words.push_back(std::move(word));
    if (words.empty() || words.front().empty())
        return fail(error_at({}, "bot.command", "no program is named", "exec:./my_bot.py"));
    return words;
}

Result<std::string> program_file(const std::string& word) {
    if (word.find('/') == std::string::npos) {
        std::string file = found_in_path(word);
        if (!file.empty()) return file;
        return fail(error_at({}, "bot.program", "there is no program `" + word + "`",
                             is_file(word) ? "write ./" + word : "check its name and PATH"));
    }
    if (!is_file(word)) return fail(error_at({}, "bot.program", "there is no file `" + word + "`"));
    if (!can_run(word))
        return fail(
            error_at({}, "bot.program", "`" + word + "` is not executable", "chmod +x " + word));
    return word;
}

}  // namespace fronteira::exec_bot
