// SPDX-License-Identifier: MIT
#include "client/line.hpp"

namespace fronteira::client {

void Line::ask(QJsonObject request, QObject* receiver, Host::Answer answer) const {
    if (host_)
        host_->ask(std::move(request), receiver, std::move(answer));
    else
        QMetaObject::invokeMethod(
            receiver,
            [answer = std::move(answer)] {
                answer(Reply::lost(Host::tr("the connection was closed")));
            },
            Qt::QueuedConnection);
}

void Line::tell(QJsonObject request) const {
    if (host_) host_->tell(std::move(request));
}

void Line::hang_up(QObject* receiver) const {
    if (host_) host_->disconnect(receiver);
}

}  // namespace fronteira::client
