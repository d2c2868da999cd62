// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"

#include <sys/types.h>

#include <filesystem>
#include <string>
#include <vector>

namespace fronteira::testing {

/// A headless Chromium, driven over its debugging pipe.
class Browser {
 public:
    static bool is_installed();

    Browser();
    ~Browser();
    Browser(const Browser&) = delete;
    Browser& operator=(const Browser&) = delete;

    /// Shows a page, and waits until it is loaded and has drawn its main part.
    void open(const std::string& url);
    /// What an expression of the page gives, promises awaited. A failure is a failed test.
    protocol::Json evaluate(const std::string& expression);
    /// Presses a key as a person does: `ArrowRight`, `a`, ` `, `Tab`, `Enter`.
    void press(const std::string& key, bool shift = false);
    /// Waits until an expression is true; false after ten seconds.
    bool wait_for(const std::string& expression);
    void resize(int width, int height);
    void screenshot(const std::filesystem::path& png);
    /// As JSON of CSS media features: `{"prefers-color-scheme": "dark"}`.
    void pretend(const std::string& feature, const std::string& value);
    /// What scripts threw, and what the policy refused.
    const std::vector<std::string>& complaints() const { return complaints_; }

 private:
    protocol::Json ask(const char* method, protocol::Json params = protocol::Json::object());
    protocol::Json next_message();
    void note(const protocol::Json& message);

    std::filesystem::path profile_;
    pid_t process_ = -1;
    int to_ = -1;
    int from_ = -1;
    int asked_ = 0;
    std::string session_;
    std::string received_;
    std::vector<std::string> complaints_;
};

}  // namespace fronteira::testing
