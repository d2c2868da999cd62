// SPDX-License-Identifier: MIT
#pragma once

#include <QUrl>

namespace fronteira::client {

/// Where a host listens unless it is told otherwise.
inline constexpr int usual_port = 7878;

/// The address of a host as people write it: `192.0.2.1:7878`, `[::1]:7878`, a name (port 7878
/// then), or a whole `ws://` or `wss://` URL. Not valid where it is none of these.
QUrl host_address(const QString& written);

}  // namespace fronteira::client
