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

/// Asks and waits for the answer.
client::Reply asked(client::Host& host, const QJsonObject& request);

/// Opens a match; its id.
QString opened(client::Host& host, const QString& ruleset, const QStringList& who, int seed = 7);

}  // namespace fronteira::support
