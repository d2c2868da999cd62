// SPDX-License-Identifier: MIT
#include "runtime/log.hpp"

#include "runtime/words/brief.hpp"
#include "runtime/words/shown.hpp"

#include <spdlog/sinks/stdout_sinks.h>
#include <spdlog/spdlog.h>

#include <memory>

namespace fronteira::runtime {
namespace {

spdlog::logger& log() {
    static const std::shared_ptr<spdlog::logger> logger = [] {
        auto made = std::make_shared<spdlog::logger>(
            "fronteira", std::make_shared<spdlog::sinks::stderr_sink_mt>());
        made->set_pattern("%v");
        made->flush_on(spdlog::level::trace);
        return made;
    }();
    return *logger;
}

void put(spdlog::level::level_enum level, const std::string& text) {
    log().log(level, spdlog::string_view_t(shown(text)));
}

}  // namespace

void log_note(const std::string& text) {
    put(spdlog::level::info, text);
}

void log_warning(const std::string& text) {
    put(spdlog::level::warn, "warning: " + text);
}

void log_findings(const Diagnostics& findings, bool all) {
    for (const Diagnostic& finding : findings) {
        if (finding.severity == Severity::error)
            put(spdlog::level::err, to_text(in_brief(finding)));
        else if (all)
            put(spdlog::level::warn, to_text(in_brief(finding)));
    }
}

}  // namespace fronteira::runtime
