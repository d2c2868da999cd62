// SPDX-License-Identifier: MIT
#pragma once

#include "chromium.hpp"
#include "protocol/message.hpp"

#include <filesystem>
#include <string>
#include <vector>

namespace fronteira::testing {

/// A window of the headless Chromium, which knows nothing of the windows before it.
class Browser {
 public:
    static bool is_installed() { return Chromium::is_installed(); }

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
    void note(const protocol::Json& message);

    Chromium& chromium_;
    std::string context_;
    std::string session_;
    std::vector<std::string> complaints_;
};

}  // namespace fronteira::testing
