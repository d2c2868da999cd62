// SPDX-License-Identifier: MIT
#include "client/address.hpp"

namespace fronteira::client {

QUrl host_address(const QString& written) {
    const QString text = written.trimmed();
    const bool whole = text.contains("://");
    QUrl url(whole ? text : "ws://" + text, QUrl::StrictMode);
    const bool spoken = url.scheme() == QLatin1String("ws") || url.scheme() == QLatin1String("wss");
    if (!url.isValid() || !spoken || url.host().isEmpty() || !url.userInfo().isEmpty()) return {};
    if (!whole && (url.path().size() > 1 || url.hasQuery() || url.hasFragment())) return {};
    if (!whole && url.port() < 0) url.setPort(usual_port);
    if (url.port() == 0) return {};
    if (url.path().isEmpty()) url.setPath("/");
    return url;
}

}  // namespace fronteira::client
