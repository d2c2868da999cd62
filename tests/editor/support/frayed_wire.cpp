// SPDX-License-Identifier: MIT
#include "support/frayed_wire.hpp"

namespace fronteira::support {

FrayedWire::FrayedWire(std::unique_ptr<client::Wire> sound, int holds)
    : sound_(std::move(sound)), left_(holds) {
    connect(sound_.get(), &Wire::opened, this, &Wire::opened);
    connect(sound_.get(), &Wire::closed, this, &Wire::closed);
    connect(sound_.get(), &Wire::received, this, [this](const QByteArray& message) {
        if (carries()) emit received(message);
    });
}

void FrayedWire::send(const QByteArray& message) {
    if (carries()) sound_->send(message);
}

bool FrayedWire::carries() {
    if (left_-- > 0) return true;
    if (left_ == -1) emit closed("the wire broke");
    return false;
}

}  // namespace fronteira::support
