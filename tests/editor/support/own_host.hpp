// SPDX-License-Identifier: MIT
#pragma once

#include "client/host.hpp"

#include <functional>
#include <memory>

namespace fronteira::support {

/// Lets events come until that holds; false when it does not within half a minute.
bool wait_until(const std::function<bool()>& holds);

/// A real host as a child of the test, with the mods of the source tree.
std::unique_ptr<client::Host> own_host(const QString& store = ":memory:",
                                       const QString& listen = {}, const QString& language = "en");

/// 127.0.0.1 and a port where nobody listens now. Tests that run side by side, and connections of
/// other programs, would sooner or later meet a port that is written down.
QString free_address();

/// Asks and waits for the answer.
client::Reply asked(client::Host& host, const QJsonObject& request);

/// As a power cut ends the process of a host.
void kill_process_of(const client::Host& host);

/// Opens a match; its id. In War the colours go as the seats stand.
QString opened(client::Host& host, const QString& ruleset, const QStringList& who, int seed = 7);

}  // namespace fronteira::support
