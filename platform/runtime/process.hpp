// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::runtime {

/// What a program that runs scripts does first: no core dumps, few open files, an end to its
/// memory, and a check that nobody has set a locale. Ends the program when one is set.
void confine_process();

/// What a process that plays one match for a host does first: less memory, no new files, and it
/// writes none.
void confine_worker();

/// The processor time that the rules or a bot have from now on. A worker that uses it up is ended
/// by the kernel.
void allow_one_decision();

}  // namespace fronteira::runtime
