// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::cli {

/// The program `fronteira`: results on stdout, everything else on stderr. Returns its exit status:
/// 0 when all is well, 1 when the thing looked at is bad, 2 for bad usage.
int run(int argc, char** argv);

}  // namespace fronteira::cli
