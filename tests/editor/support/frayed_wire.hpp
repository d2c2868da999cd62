// SPDX-License-Identifier: MIT
#pragma once

#include "client/wire.hpp"

#include <memory>

namespace fronteira::support {

/// A wire that breaks at the message of that number, sent or received, in the midst of carrying it.
class FrayedWire : public client::Wire {
    Q_OBJECT
 public:
    FrayedWire(std::unique_ptr<client::Wire> sound, int holds);
    void open() override { sound_->open(); }
    void send(const QByteArray& message) override;
    void close() override { sound_->close(); }

 private:
    bool carries();

    std::unique_ptr<client::Wire> sound_;
    int left_;
};

}  // namespace fronteira::support
