// SPDX-License-Identifier: MIT
#pragma once

#include "client/host.hpp"

#include <memory>

namespace fronteira::support {

/// Somebody who registers at a tournament elsewhere and plays the first move on offer in every
/// match of theirs, as long as this lives.
class CupGuest : public QObject {
 public:
    CupGuest(const QString& address, const QString& name, const QString& code);

    bool registered() const { return !token_.isEmpty(); }

 private:
    void look();
    void join(const QString& match);
    void play(const QJsonObject& about);

    std::unique_ptr<client::Host> host_;
    QString token_;
    QStringList joined_;
};

}  // namespace fronteira::support
