// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>
#include <fronteira/text.hpp>

#include "plugin/plugin_set.hpp"

#include <algorithm>
#include <exception>
#include <filesystem>
#include <string>

namespace fronteira::runtime {

/// `world.MAP` has the suffix `.map`.
std::string suffix_of(const std::filesystem::path& path);

/// The importer or exporter of a format; when `format` is empty, the only one for files with the
/// suffix of `path`. Refused with the formats that there are.
template <class Handler>
Result<const Handler*> find_handler(const plugin::Brought<std::unique_ptr<const Handler>>& handlers,
                                    const std::filesystem::path& path, const std::string& format) {
    std::string known;
    std::vector<const Handler*> suited;
    for (const auto& [id, handler] : handlers) {
        const FileFormat form = handler->format();
        add_item(known, id);
        const bool suits = format.empty() ? std::find(form.suffixes.begin(), form.suffixes.end(),
                                                      suffix_of(path)) != form.suffixes.end()
                                          : id == format;
        if (suits) suited.push_back(handler.get());
    }
    if (suited.size() == 1) return suited.front();
    const Place place{path.string(), 0, 0};
    const std::string hint = known.empty() ? "no plugin provides one" : "there are " + known;
    if (!format.empty())
        return fail(
            error_at(place, "exchange.format", "there is no format `" + format + "`", hint));
    return fail(error_at(place, "exchange.suffix",
                         suited.empty() ? "no format has files that end like this"
                                        : "several formats have files that end like this",
                         "choose one with --as: " + hint));
}

/// A name of a file without folders.
bool is_plain_name(const std::string& name);

/// What is said for a plugin that fails and does not say why.
inline Diagnostic no_reason(const std::filesystem::path& path) {
    return error_at({path.string(), 0, 0}, "exchange.failed",
                    "the plugin for this format failed and gave no reason",
                    "tell the author of the plugin");
}

/// Calls a plugin, which may be anybody's: what it throws is a fault of the file, and a failure
/// without a reason gets one.
template <class T, class Call>
Result<T> guarded(const std::filesystem::path& path, Call call) {
    std::string reason = "an unknown exception";
    try {
        Result<T> answer = call();
        if (answer || has_errors(answer.error())) return answer;
        Diagnostics told = std::move(answer.error());
        told.push_back(no_reason(path));
        return fail(std::move(told));
    } catch (const std::bad_alloc&) {
        throw;  // not of this format's making alone: who called has a sentence for it
    } catch (const std::exception& error) {
        reason = error.what();
    } catch (...) {
    }
    return fail(error_at({path.string(), 0, 0}, "exchange.failed",
                         "the plugin for this format failed: " + reason,
                         "tell the author of the plugin"));
}

/// Of many findings of one kind, the first few; how many more there were is told in the last.
Diagnostics shortened(Diagnostics findings);

}  // namespace fronteira::runtime
