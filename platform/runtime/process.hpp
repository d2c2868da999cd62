// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace fronteira::runtime {

/// What a program that runs scripts does first: no core dumps, few open files, an end to its
/// memory, and a check that nobody has set a locale. Ends the program when one is set. From then on
/// a program that cannot go on, above all without memory, ends with a sentence and exit status 1.
void confine_process();

/// What a process that plays one match for a host does first: less memory, no new files, and it
/// writes none.
void confine_worker();

/// What a process that reads one stranger's file does first: so much memory more than it has, so
/// much processor time, and it writes no file.
void confine_import(std::size_t memory, int processor_seconds);

/// The processor time that the rules or a bot have from now on. A worker that uses it up is ended
/// by the kernel.
void allow_one_decision();

}  // namespace fronteira::runtime
