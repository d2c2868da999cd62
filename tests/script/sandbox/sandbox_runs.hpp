// SPDX-License-Identifier: MIT
#pragma once

#include "script/sandbox/sandbox.hpp"

#include <gtest/gtest.h>
#include <lua.hpp>

#include <string>

namespace fronteira::script {

/// Loads and calls `source` as the file `test.lua` of the mod `mod`.
inline Result<void> run(Sandbox& box, std::string_view source, int results = 0) {
    if (auto loaded = box.load(source, "test.lua"); !loaded) return loaded;
    return box.call(0, results);
}

/// The one finding of a script that must fail, as text; empty when it does not.
inline std::string failure_of(Sandbox& box, std::string_view source) {
    const Result<void> result = run(box, source);
    if (result) return {};
    EXPECT_EQ(result.error().size(), 1u);
    return to_text(result.error().front());
}

inline std::string failure_of(std::string_view source) {
    Sandbox box("mod");
    return failure_of(box, source);
}

/// What `return EXPRESSION` gives, as text; the failure when it fails.
inline std::string value_of(std::string_view expression) {
    Sandbox box("mod");
    const Result<void> result = run(box, "return tostring(" + std::string(expression) + ")", 1);
    if (!result) return to_text(result.error().front());
    size_t size = 0;
    const char* text = lua_tolstring(box.lua(), -1, &size);
    return {text, size};
}

}  // namespace fronteira::script
