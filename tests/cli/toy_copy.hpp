// SPDX-License-Identifier: MIT
#pragma once

#include "program.hpp"

#include <gtest/gtest.h>

namespace fronteira::cli {

inline const std::string toy_war = FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war";

/// A copy of a toy game, to be damaged.
class ToyCopy {
 public:
    explicit ToyCopy(std::string mod = "toy_war") : mod_(std::move(mod)) {
        std::filesystem::copy(FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/" + mod_, path(),
                              std::filesystem::copy_options::recursive);
    }

    std::string path() const { return scratch_ / mod_; }
    void replace(const std::string& file, const std::string& old, const std::string& with) {
        std::string text = Scratch::read(path() + "/" + file);
        const size_t at = text.find(old);
        ASSERT_NE(at, std::string::npos) << old;
        text.replace(at, old.size(), with);
        scratch_.write(mod_ + "/" + file, text);
    }
    void write(const std::string& file, const std::string& text) {
        scratch_.write(mod_ + "/" + file, text);
    }
    Ran check() const { return fronteira_run({"check", path()}); }

 private:
    std::string mod_;
    Scratch scratch_;
};

/// What `check` says of lines in the middle of an effect, from line 11 of rules/battle.lua on, and
/// of what stands before them on the first line of the file's own.
inline std::string said_of_lines(const std::string& lines, const std::string& before = "") {
    ToyCopy toy;
    toy.replace("rules/battle.lua", "local battle = {}", "local battle = {} " + before);
    toy.replace("rules/battle.lua", "  match.conquered = true",
                "  match.conquered = true\n" + lines);
    return toy.check().out;
}

/// The same of lines that call functions. Those come first, as in the file.
inline std::string said_of_calls(const std::string& functions, const std::string& lines) {
    return said_of_lines(lines, functions);
}

}  // namespace fronteira::cli
