// SPDX-License-Identifier: MIT
#pragma once

namespace fronteira::compile {

struct NativeCall;

/// `match:tell(event, fields, seat)`
bool tell(NativeCall& call);

}  // namespace fronteira::compile
