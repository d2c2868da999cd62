// SPDX-License-Identifier: MIT
#pragma once

#include "support/scratch.hpp"

#include <fcntl.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <vector>

namespace fronteira::cli {

/// What a run of the program left behind.
struct Ran {
    int status = -1;
    std::string out;
    std::string err;
};

using support::Scratch;

/// Runs `fronteira` over the mods of the tests, unless it is told of others, and waits for it.
/// `input` is its standard input; `environment` is added to ours, as `NAME=value`.
inline Ran fronteira_run(const std::vector<std::string>& arguments, const std::string& input = {},
                         const std::vector<std::string>& environment = {}) {
    const Scratch scratch;
    const std::string in = scratch.write("in", input);
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    posix_spawn_file_actions_addopen(&files, 0, in.c_str(), O_RDONLY, 0);
    const int flags = O_WRONLY | O_CREAT;
    posix_spawn_file_actions_addopen(&files, 1, (scratch / "out").c_str(), flags, 0600);
    posix_spawn_file_actions_addopen(&files, 2, (scratch / "err").c_str(), flags, 0600);

    std::vector<std::string> words{FRONTEIRA_BINARY_DIR "/bin/fronteira"};
    words.insert(words.end(), arguments.begin(), arguments.end());
    std::vector<char*> argv;
    for (std::string& word : words) argv.push_back(word.data());
    argv.push_back(nullptr);
    std::vector<std::string> settings = environment;
    settings.emplace_back("FRONTEIRA_MODS=" FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods");
    std::vector<char*> envp;
    for (std::string& setting : settings) envp.push_back(setting.data());
    for (char** one = environ; *one != nullptr; ++one) envp.push_back(*one);
    envp.push_back(nullptr);

    Ran ran;
    pid_t child = 0;
    if (posix_spawn(&child, words[0].c_str(), &files, nullptr, argv.data(), envp.data()) == 0) {
        int status = 0;
        waitpid(child, &status, 0);
        ran.status = WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
    }
    posix_spawn_file_actions_destroy(&files);
    ran.out = Scratch::read(scratch / "out");
    ran.err = Scratch::read(scratch / "err");
    return ran;
}

}  // namespace fronteira::cli
