// SPDX-License-Identifier: MIT
#include "play/told/chair.hpp"

#include "play/told/merge_patch.hpp"

namespace fronteira::play {

Chair::Chair(const QJsonObject& joined)
    : seat_(joined["seat"].toInt()),
      view_(joined["view"].toObject()),
      turn_(joined["turn"].toObject()),
      over_(joined["over"].toObject()),
      log_(joined["log"].toArray()) {}

bool Chair::hear(const QJsonObject& news) {
    const QString type = news["type"].toString();
    if (type == QLatin1String("moved")) {
        view_ = merged(view_, news["changes"].toObject());
        QJsonObject told = news;
        told.remove("changes");
        log_.append(told);
    } else if (type == QLatin1String("undone")) {
        view_ = news["view"].toObject();
        const int number = news["turn"]["number"].toInt();
        while (!log_.isEmpty() && log_.last()["number"].toInt() > number) log_.removeLast();
    } else if (type == QLatin1String("begun")) {
        view_ = news["view"].toObject();
        log_ = news["log"].toArray();
    } else if (type != QLatin1String("ended")) {
        return false;
    }
    turn_ = news["turn"].toObject();
    over_ = news["over"].toObject();
    return true;
}

}  // namespace fronteira::play
