// SPDX-License-Identifier: MIT
#include "browser.hpp"

#include <gtest/gtest.h>

#include <chrono>
#include <fstream>
#include <map>
#include <thread>

namespace fronteira::testing {
namespace {

using protocol::Json;

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

Browser::Browser() : chromium_(Chromium::running()) {
    context_ = ask("Target.createBrowserContext")["browserContextId"];
    const Json target =
        ask("Target.createTarget", {{"url", "about:blank"}, {"browserContextId", context_}});
    session_ = ask("Target.attachToTarget",
                   {{"targetId", target["targetId"]}, {"flatten", true}})["sessionId"];
    for (const char* part : {"Page.enable", "Runtime.enable", "Log.enable"}) ask(part);
    resize(1280, 800);
}

Browser::~Browser() {
    session_.clear();
    ask("Target.disposeBrowserContext", {{"browserContextId", context_}});
}

/// Of this window: what is said of an earlier one is nobody's any more.
void Browser::note(const Json& message) {
    if (message.value("sessionId", "") != session_) return;
    const std::string method = message.value("method", "");
    if (method == "Runtime.exceptionThrown" || method == "Log.entryAdded")
        complaints_.push_back(message["params"].dump());
}

Json Browser::ask(const char* method, Json params) {
    const int number = chromium_.next_number();
    Json message{{"id", number}, {"method", method}, {"params", std::move(params)}};
    if (!session_.empty()) message["sessionId"] = session_;
    chromium_.send(message);
    for (;;) {
        Json answer = chromium_.next_message();
        note(answer);
        if (answer.value("id", 0) != number) continue;
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
