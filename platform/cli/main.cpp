// SPDX-License-Identifier: MIT
#include "cli/command_line.hpp"
#include "runtime/process.hpp"
#include "runtime/script_call.hpp"

int main(int argc, char** argv) {
    fronteira::runtime::confine_process();
    fronteira::runtime::start_watchdog();
    return fronteira::cli::run(argc, argv);
}
