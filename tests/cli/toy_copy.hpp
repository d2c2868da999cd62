// SPDX-License-Identifier: MIT
#pragma once

#include "program.hpp"

#include <gtest/gtest.h>

namespace fronteira::cli {

inline const std::string toy_war = FRONTEIRA_SOURCE_DIR "/tests/fixtures/mods/toy_war";

/// A copy of the toy game, to be damaged.
class ToyCopy {
 public:
    ToyCopy() { std::filesystem::copy(toy_war, path(), std::filesystem::copy_options::recursive); }

    std::string path() const { return scratch_ / "toy_war"; }
    void replace(const std::string& file, const std::string& old, const std::string& with) {
        std::string text = Scratch::read(path() + "/" + file);
        const size_t at = text.find(old);
        ASSERT_NE(at, std::string::npos) << old;
        text.replace(at, old.size(), with);
        scratch_.write("toy_war/" + file, text);
    }
    void write(const std::string& file, const std::string& text) {
        scratch_.write("toy_war/" + file, text);
    }
    Ran check() const { return fronteira_run({"check", path()}); }

 private:
    Scratch scratch_;
};

}  // namespace fronteira::cli
