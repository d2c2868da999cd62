// SPDX-License-Identifier: MIT
#pragma once

#include "cli/scene/scene.hpp"

#include <string>

namespace fronteira::cli {

/// The whole board as the viewer sees it: a grid as a grid; else region after region, their spaces
/// in columns, each with its owner and what stands there.
std::string board_text(const Scene& scene);

/// A line for each seat: what everyone may know of it.
std::string seats_text(const Scene& scene);

/// What the viewer alone may know: its cards and the secrets of its seat. With `scene.reveal`,
/// those of any `seat`.
std::string secrets_text(const Scene& scene, int seat);

/// The seat's secrets, and the hands of others that are shown to it.
std::string shown_secrets_text(const Scene& scene, int seat);

}  // namespace fronteira::cli
