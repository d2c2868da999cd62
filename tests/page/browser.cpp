// SPDX-License-Identifier: MIT
#include "browser.hpp"

#include <gtest/gtest.h>
#include <poll.h>
#include <signal.h>
#include <spawn.h>
#include <sys/wait.h>
#include <unistd.h>

#include <chrono>
#include <fstream>
#include <map>
#include <stdexcept>
#include <thread>

extern char** environ;

namespace fronteira::testing {
namespace {

using protocol::Json;

constexpr const char* program = "/usr/bin/chromium";
constexpr int patience = 60000;  // milliseconds; a busy machine is slow

std::string bytes_of(const std::string& letters) {
    static const std::string alphabet =
        "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/";
    std::string bytes;
    uint32_t bits = 0;
    int held = 0;
    for (const char letter : letters) {
        const size_t value = alphabet.find(letter);
        if (value == std::string::npos) break;
        bits = bits << 6 | static_cast<uint32_t>(value);
        if ((held += 6) >= 8) bytes += static_cast<char>(bits >> (held -= 8));
    }
    return bytes;
}

}  // namespace

bool Browser::is_installed() {
    return ::access(program, X_OK) == 0;
}

Browser::Browser() {
    profile_ = std::filesystem::temp_directory_path() /
               ("fronteira_browser_" + std::to_string(::getpid()));
    std::filesystem::create_directories(profile_);
    int down[2], up[2];
    if (::pipe(down) != 0 || ::pipe(up) != 0) throw std::runtime_error("no pipe");
    posix_spawn_file_actions_t files;
    posix_spawn_file_actions_init(&files);
    // First out of the way of 3 and 4, which the browser reads from and writes to.
    posix_spawn_file_actions_adddup2(&files, down[0], 103);
    posix_spawn_file_actions_adddup2(&files, up[1], 104);
    posix_spawn_file_actions_adddup2(&files, 103, 3);
    posix_spawn_file_actions_adddup2(&files, 104, 4);
    posix_spawn_file_actions_addopen(&files, 2, "/dev/null", 1 /* O_WRONLY */, 0);
    const std::string profile = "--user-data-dir=" + profile_.string();
    const char* words[] = {program,
                           "--headless",
                           "--no-sandbox",
                           "--disable-gpu",
                           "--disable-quic",
                           "--no-first-run",
                           "--disable-background-networking",
                           "--disable-component-update",
                           "--disable-sync",
                           "--hide-scrollbars",
                           "--lang=en-US",
                           "--remote-debugging-pipe",
                           profile.c_str(),
                           nullptr};
    const int failed = ::posix_spawn(&process_, program, &files, nullptr,
                                     const_cast<char* const*>(words), environ);
    posix_spawn_file_actions_destroy(&files);
    ::close(down[0]);
    ::close(up[1]);
    to_ = down[1];
    from_ = up[0];
    if (failed != 0) throw std::runtime_error("the browser does not start");
    const Json target = ask("Target.createTarget", {{"url", "about:blank"}});
    session_ = ask("Target.attachToTarget",
                   {{"targetId", target["targetId"]}, {"flatten", true}})["sessionId"];
    for (const char* part : {"Page.enable", "Runtime.enable", "Log.enable"}) ask(part);
    resize(1280, 800);
}

Browser::~Browser() {
    ::close(to_);
    ::close(from_);
    ::kill(process_, SIGKILL);
    ::waitpid(process_, nullptr, 0);
    std::error_code ignored;
    std::filesystem::remove_all(profile_, ignored);
}

Json Browser::next_message() {
    for (;;) {
        if (const size_t end = received_.find('\0'); end != std::string::npos) {
            Json message = Json::parse(received_.substr(0, end));
            received_.erase(0, end + 1);
            return message;
        }
        pollfd wait{from_, POLLIN, 0};
        if (::poll(&wait, 1, patience) <= 0) throw std::runtime_error("the browser is silent");
        char part[65536];
        const ssize_t size = ::read(from_, part, sizeof part);
        if (size <= 0) throw std::runtime_error("the browser is gone");
        received_.append(part, static_cast<size_t>(size));
    }
}

void Browser::note(const Json& message) {
    const std::string method = message.value("method", "");
    if (method == "Runtime.exceptionThrown" || method == "Log.entryAdded")
        complaints_.push_back(message["params"].dump());
}

Json Browser::ask(const char* method, Json params) {
    Json message{{"id", ++asked_}, {"method", method}, {"params", std::move(params)}};
    if (!session_.empty()) message["sessionId"] = session_;
    const std::string text = message.dump();
    if (::write(to_, text.c_str(), text.size() + 1) < 0) throw std::runtime_error("no browser");
    for (;;) {
        Json answer = next_message();
        note(answer);
        if (answer.value("id", 0) != asked_) continue;
        if (answer.contains("error")) ADD_FAILURE() << method << ": " << answer["error"];
        return answer.value("result", Json::object());
    }
}

void Browser::open(const std::string& url) {
    // A change of the part after # alone would load nothing.
    ask("Page.navigate", {{"url", "about:blank"}});
    ask("Page.navigate", {{"url", url}});
    EXPECT_TRUE(wait_for("!!document.querySelector('main > *')")) << url;
}

Json Browser::evaluate(const std::string& expression) {
    const Json result =
        ask("Runtime.evaluate",
            {{"expression", expression}, {"awaitPromise", true}, {"returnByValue", true}});
    if (result.contains("exceptionDetails")) ADD_FAILURE() << result["exceptionDetails"].dump();
    return result.contains("result") ? result["result"].value("value", Json()) : Json();
}

/// What Chromium itself does at a key, such as going on to the next link, it does by these.
void Browser::press(const std::string& key, bool shift) {
    static const std::map<std::string, std::pair<int, std::string>> acting = {
        {"Tab", {9, ""}}, {"Enter", {13, "\r"}}, {"Escape", {27, ""}}, {" ", {32, " "}}};
    for (const char* type : {"keyDown", "keyUp"}) {
        Json event{{"type", type}, {"key", key}, {"modifiers", shift ? 8 : 0}};
        if (const auto found = acting.find(key); found != acting.end()) {
            event["windowsVirtualKeyCode"] = found->second.first;
            if (!found->second.second.empty() && std::string(type) == "keyDown")
                event["text"] = found->second.second;
        }
        if (key.size() == 1 && std::string(type) == "keyDown") event["text"] = key;
        ask("Input.dispatchKeyEvent", std::move(event));
    }
}

bool Browser::wait_for(const std::string& expression) {
    for (int i = 0; i < 100; ++i) {
        if (evaluate(expression) == true) return true;
        std::this_thread::sleep_for(std::chrono::milliseconds(100));
    }
    return false;
}

void Browser::resize(int width, int height) {
    ask("Emulation.setDeviceMetricsOverride",
        {{"width", width}, {"height", height}, {"deviceScaleFactor", 1}, {"mobile", false}});
}

void Browser::pretend(const std::string& feature, const std::string& value) {
    if (feature == "media") {
        ask("Emulation.setEmulatedMedia", {{"media", value}});
        return;
    }
    ask("Emulation.setEmulatedMedia",
        {{"features", Json::array({{{"name", feature}, {"value", value}}})}});
}

void Browser::screenshot(const std::filesystem::path& png) {
    const Json shot = ask("Page.captureScreenshot", {{"format", "png"}});
    std::ofstream(png, std::ios::binary) << bytes_of(shot["data"]);
}

}  // namespace fronteira::testing
