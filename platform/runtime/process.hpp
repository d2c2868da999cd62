// SPDX-License-Identifier: MIT
#pragma once

#include <cstddef>

namespace fronteira::runtime {

/// To be called first by a program that runs scripts: no core dumps, few open files, limited
/// memory, and a check that no locale is set (otherwise the program ends). From then on, a program
/// that cannot continue, usually for lack of memory, ends with a message and exit status 1.
void confine_process();

/// To be called first by a process that plays one match for a host: less memory, no new files, no
/// writing.
void confine_worker();

/// What a process that reads one stranger's file does first: so much memory more than it has, so
/// much processor time, and it writes no file.
void confine_import(std::size_t memory, int processor_seconds);

/// Limits the processor time of the rules or a bot from now on. A worker that uses it up is killed
/// by the kernel.
void allow_one_decision();

}  // namespace fronteira::runtime
