// SPDX-License-Identifier: MIT
#pragma once

#include "browser.hpp"
#include "page_maker.hpp"

#include <gmock/gmock.h>

namespace fronteira::testing {

/// Pages that are opened in a browser, which has nothing to complain of.
class OpenedPage : public ::testing::Test {
 protected:
    void SetUp() override {
        if (!Browser::is_installed())
            GTEST_SKIP() << "no /usr/bin/chromium here: apt-get install chromium";
        browser_ = std::make_unique<Browser>();
    }
    void TearDown() override {
        if (browser_ == nullptr) return;
        EXPECT_THAT(browser_->complaints(), ::testing::IsEmpty());
    }

    /// A page with one match of that many moves; its address.
    std::string one_match(const std::string& ruleset, int players, size_t moves = SIZE_MAX) {
        const auto record = maker_.record(ruleset, players, moves);
        page::Page page(maker_.shelf(), maker_.texts());
        const auto added = page.add(record, people(record));
        EXPECT_TRUE(added) << to_text(added.error());
        return maker_.write(page.html());
    }
    std::string text_of(const std::string& selector) {
        return browser_->evaluate("document.querySelector('" + selector + "')?.textContent ?? ''");
    }
    std::string count() { return text_of(".count"); }

    PageMaker maker_;
    std::unique_ptr<Browser> browser_;
};

}  // namespace fronteira::testing
