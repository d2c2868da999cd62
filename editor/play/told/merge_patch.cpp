// SPDX-License-Identifier: MIT
#include "play/told/merge_patch.hpp"

namespace fronteira::play {

QJsonObject merged(QJsonObject target, const QJsonObject& patch) {
    for (auto one = patch.begin(); one != patch.end(); ++one) {
        if (one->isNull())
            target.remove(one.key());
        else if (one->isObject())
            target[one.key()] = merged(target[one.key()].toObject(), one->toObject());
        else
            target[one.key()] = *one;
    }
    return target;
}

}  // namespace fronteira::play
