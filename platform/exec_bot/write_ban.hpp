// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::exec_bot {

/// Nothing in the file system can be changed by this process any more, but /dev/null written to. A
/// kernel without Landlock leaves it at the limit of zero bytes a file.
void ban_writing();

/// A process of root keeps its files and nothing else of its rights.
void drop_capabilities();

}  // namespace fronteira::exec_bot
