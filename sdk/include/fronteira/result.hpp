// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include <tl/expected.hpp>

namespace fronteira {

/// A value, or every reason why there is none. Bad input from outside always gives a Result; our
/// own mistakes are asserts.
template <class T>
using Result = tl::expected<T, Diagnostics>;

inline tl::unexpected<Diagnostics> fail(Diagnostics findings) {
    return tl::unexpected<Diagnostics>(std::move(findings));
}

inline tl::unexpected<Diagnostics> fail(Diagnostic finding) {
    return tl::unexpected<Diagnostics>(Diagnostics{std::move(finding)});
}

}  // namespace fronteira
