// SPDX-License-Identifier: MIT
#pragma once

struct lua_State;

namespace fronteira::script {

/// `string.format` with %d %i %s %x %X %c %q %%, widths and precisions of two digits. No floats,
/// for their text is not part of the rules; no %p, for addresses differ.
int format(lua_State* lua);

}  // namespace fronteira::script
