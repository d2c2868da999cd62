// SPDX-License-Identifier: MIT
#pragma once

#include <QStringList>

namespace fronteira::launcher {

/// Why a pack was not installed, for whoever wants to play it: one sentence, and what can be done.
/// `codes` are those of the program's findings, which are written for the author of the pack.
QString refusal(const QStringList& codes);

}  // namespace fronteira::launcher
