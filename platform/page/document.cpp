// SPDX-License-Identifier: MIT
#include "page/document.hpp"

#include "page/blob.hpp"
#include "page/web.hpp"

namespace fronteira::page {
namespace {

using protocol::Json;

/// JSON that stands between tags: no letter in it can end them.
std::string between_tags(const Json& data) {
    std::string text;
    for (const char letter : protocol::to_line(data))
        letter == '<' ? text += "\\u003c" : text += letter;
    return text;
}

}  // namespace

std::string policy(bool live) {
    return "default-src 'none'; base-uri 'none'; form-action 'none'; script-src " +
           policy_name(script()) + "; style-src " + policy_name(style()) +
           (live ? "; connect-src 'self'" : "");
}

void Document::blob(const std::string& name, const std::string& letters) {
    blobs_ += "<script type=\"text/plain\" id=\"" + name + "\">" + letters + "</script>\n";
}

std::string Document::html() const {
    Json data = data_;
    for (const auto& [language, texts] : texts_) data["texts"][language] = texts;
    std::string html =
        "<!doctype html>\n<html lang=\"en\">\n<meta charset=\"utf-8\">\n"
        "<meta name=\"viewport\" content=\"width=device-width, initial-scale=1\">\n"
        "<meta name=\"color-scheme\" content=\"light dark\">\n"
        "<meta http-equiv=\"Content-Security-Policy\" content=\"" +
        policy(live_) + "\">\n<title>Fronteira</title>\n<style>";
    html += style();
    html +=
        "</style>\n<noscript><p>This page needs JavaScript. Esta página precisa de JavaScript.</p>"
        "</noscript>\n<div id=\"app\"></div>\n<script type=\"application/json\" id=\"data\">";
    html += between_tags(data);
    html += "</script>\n" + blobs_ + "<script>";
    html += script();
    html += "</script>\n</html>\n";
    return html;
}

}  // namespace fronteira::page
