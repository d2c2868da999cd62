// SPDX-License-Identifier: MIT
#pragma once

#include "conformance/conformance.hpp"
#include "support/tiny_board.hpp"
#include "support/toy_game.hpp"

#include <gtest/gtest.h>

#include <functional>
#include <memory>
#include <string>
#include <vector>

namespace fronteira::conformance {

/// The toy game as it is, or with other handlers and a declaration that was tampered with.
template <class H = support::ToyHandlers>
Factory toy(
    int seats = 3, std::function<void(core::Rules&)> tamper = [](core::Rules&) {}) {
    return [seats, tamper]() -> Result<Instance> {
        auto rules =
            std::make_shared<core::Rules>(support::toy_rules(support::ring_board(6, 2), seats));
        tamper(*rules);
        return Instance{rules, std::make_shared<H>(*rules, 40)};
    };
}

inline std::vector<std::string> codes(const Diagnostics& findings) {
    std::vector<std::string> found;
    for (const Diagnostic& finding : findings) found.push_back(finding.code);
    return found;
}

inline const Diagnostic& only(const Diagnostics& findings, const std::string& code) {
    const Diagnostic* found = nullptr;
    for (const Diagnostic& finding : findings)
        if (finding.code == code) {
            EXPECT_EQ(found, nullptr) << "twice: " << code;
            found = &finding;
        }
    static const Diagnostic nothing;
    EXPECT_NE(found, nullptr) << code << " is not in\n" << to_text(findings);
    return found == nullptr ? nothing : *found;
}

}  // namespace fronteira::conformance
