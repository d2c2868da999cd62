// SPDX-License-Identifier: MIT
#pragma once

#include "client/host.hpp"

namespace fronteira::client {

/// A line to a host, for who may outlive it: what is asked when the host is gone is answered as if
/// it were lost.
class Line {
 public:
    explicit Line(Host& host) : host_(&host) {}

    /// Host::ask
    void ask(QJsonObject request, QObject* receiver, Host::Answer answer) const;
    /// Host::tell; nothing when there is nobody to tell.
    void tell(QJsonObject request) const;
    /// Hears nothing of the host any more.
    void hang_up(QObject* receiver) const;

 private:
    QPointer<Host> host_;
};

}  // namespace fronteira::client
