// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "content/reading/report.hpp"

namespace fronteira::content {

/// Ends a report: the value when there is no error, with the warnings handed to `warnings` when
/// it is given; else everything that was found.
template <class T>
Result<T> finish(Report& report, T value, Diagnostics* warnings) {
    const bool failed = report.failed();
    Diagnostics findings = report.finish();
    if (failed) return fail(std::move(findings));
    if (warnings) warnings->insert(warnings->end(), findings.begin(), findings.end());
    return value;
}

}  // namespace fronteira::content
