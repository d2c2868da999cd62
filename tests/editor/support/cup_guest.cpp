// SPDX-License-Identifier: MIT
#include "support/cup_guest.hpp"

#include "client/socket_wire.hpp"

#include <QJsonArray>

namespace fronteira::support {

CupGuest::CupGuest(const QString& address, const QString& name, const QString& code)
    : host_(std::make_unique<client::Host>(
          std::make_unique<client::SocketWire>(QUrl("ws://" + address + "/")), "en")) {
    connect(host_.get(), &client::Host::news, this, [this](const QJsonObject& news) {
        const QString type = news["type"].toString();
        if (type == QLatin1String("changed")) look();
        if (type == QLatin1String("moved") && !news.contains("over"))
            play({{"match", news["match"]}, {"seat", news["seat"]}});
    });
    host_->ask({{"type", "register"}, {"name", name}, {"code", code}}, this,
               [this](const client::Reply& reply) {
                   token_ = reply.message["token"].toString();
                   look();
               });
}

void CupGuest::look() {
    if (!registered()) return;
    host_->ask({{"type", "tournament"}, {"token", token_}, {"follow", true}}, this,
               [this](const client::Reply& reply) {
                   const QJsonValue me = reply.message["you"]["entrant"];
                   for (const QJsonValue& match : reply.message["matches"].toArray())
                       if (match["seats"].toArray().contains(me) && !match["over"].toBool())
                           join(match["match"].toString());
               });
}

void CupGuest::join(const QString& match) {
    if (match.isEmpty() || joined_.contains(match)) return;
    joined_ << match;
    host_->ask({{"type", "join"}, {"match", match}, {"token", token_}}, this,
               [this, match](const client::Reply& reply) {
                   play({{"match", match}, {"seat", reply.message["seat"]}});
               });
}

/// Nothing is on offer to who does not decide.
void CupGuest::play(const QJsonObject& about) {
    QJsonObject legal = about;
    legal["type"] = "legal";
    host_->ask(legal, this, [this, about](const client::Reply& reply) {
        QJsonObject first = reply.message["moves"].toArray().first().toObject();
        if (first.isEmpty()) return;
        first.remove("range");
        QJsonObject move = about;
        move["type"] = "move";
        move["move"] = first;
        host_->tell(move);
    });
}

}  // namespace fronteira::support
