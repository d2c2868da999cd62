// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::runtime {

/// What a program that runs scripts does first: no core dumps, few open files, an end to its
/// memory, and a check that nobody has set a locale. Ends the program when one is set.
void confine_process();

}  // namespace fronteira::runtime
