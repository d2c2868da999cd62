// SPDX-License-Identifier: MIT
// People elsewhere: coming to their match, and inviting them to one of this studio.
#include "app/studio.hpp"
#include "client/address.hpp"
#include "client/invitation.hpp"
#include "client/socket_wire.hpp"

#include <QPointer>

namespace fronteira::app {

bool Studio::isInvitation(const QString& line) const {
    return client::read_invitation(line).is_whole();
}

void Studio::accept(const QString& line) {
    const client::Invitation invitation = client::read_invitation(line);
    if (!invitation.is_whole()) return emit said(tr("%1 is not an invitation.").arg(line));
    join(invitation.address, invitation.code);
}

/// Of another host from now on; false where there can be none.
bool Studio::call(const QString& address, std::unique_ptr<client::Host>& before) {
    const QUrl url = client::host_address(address);
    if (!url.isValid()) {
        emit said(tr("%1 is not the address of a host.").arg(address));
        return false;
    }
    before =
        meet(std::make_unique<client::Host>(std::make_unique<client::SocketWire>(url), language_));
    return true;
}

void Studio::goToCupMatch(const QVariantMap& match) {
    const cup::Cup* cup = cups_.cup();
    std::unique_ptr<client::Host> before;
    if (cup == nullptr || !call(cup->address(), before)) return;
    const QString token = match["mine"].toBool() ? cup->token() : QString();
    const QList<play::Match::Right> rights{{0, token, {}}};
    guest_address_ = cup->address();
    came_from_match_ = false;
    match_id_ = match["match"].toString();
    if (match["over"].toBool())
        look_back(rights, -1);
    else
        take_chairs(*elsewhere_, match_id_, rights);
    attempt_ = {tr("Going to match %1").arg(match["number"].toInt()),
                [=, this] { goToCupMatch(match); }};
}

bool Studio::in_tournament() {
    const cup::Cup* cup = cups_.cup();
    return match_ && elsewhere_ && cup != nullptr && cup->address() == guest_address_;
}

void Studio::join(const QString& address, const QString& code) {
    std::unique_ptr<client::Host> before;
    if (!call(address, before)) return;
    settings_.keep_guest(client::line_of({address, code}));
    guest_address_ = address;
    attempt_ = {tr("Sitting down at a match of %1").arg(address),
                [=, this] { join(address, code); }};
    take_chairs(*elsewhere_, {}, {{0, code, settings_.name()}});
}

/// Whoever came with an invitation has a seat of their own now, and comes back to that.
void Studio::keep_way_back() {
    if (!match_ || !match_->ready() || !elsewhere_ || match_->own_token().isEmpty()) return;
    const QString address = guest_address_, token = match_->own_token();
    settings_.keep_guest(client::line_of({address, token}));
    rights_ = {{match_->seat(), token}};
    attempt_.again = [=, this] { join(address, token); };
}

QString Studio::invitation() const {
    const QString code = match_ && !elsewhere_ ? settings_.invitation(match_id_) : QString();
    return code.isEmpty() ? code : client::line_of({client::reachable(listen_), code});
}

QString Studio::watch_address() const {
    const bool own = match_ && !elsewhere_ && !listen_.isEmpty();
    if (!own || !settings_.may_be_watched(match_id_)) return {};
    return "http://" + client::reachable(listen_) + '/';
}

void Studio::begin() {
    host_->ask({{"type", "begin"}, {"match", match_id_}}, this, [this](const client::Reply& reply) {
        if (!reply) emit said(reply.fault());
    });
}

/// One after the other for each seat of this screen, and then to the new table with all of them.
void Studio::rematch() {
    if (!match_) return;
    const auto rights = std::make_shared<QList<play::Match::Right>>();
    const QList<int> seats = match_->here();
    for (const int seat : seats)
        current_host().ask(
            {{"type", "rematch"}, {"match", match_->id()}, {"seat", seat}}, this,
            [=, this, host = QPointer<client::Host>(&current_host())](const client::Reply& reply) {
                if (!reply) return emit said(reply.fault());
                const QString token = reply.message["token"].toString();
                const QString match = reply.message["next"].toString();
                rights->append({seat, token});
                if (!host || rights->size() < seats.size()) return;
                if (elsewhere_) settings_.keep_guest(client::line_of({guest_address_, token}));
                if (reply.message.contains("invitation") && !elsewhere_ && !listen_.isEmpty())
                    settings_.keep_invitation(match, reply.message["invitation"].toString());
                if (!elsewhere_ && settings_.may_be_watched(match_id_))
                    settings_.keep_watched(match);
                attempt_ = {tr("Opening the match"), [=, this] {
                                if (elsewhere_)
                                    join(guest_address_, token);
                                else
                                    sit_down(*host_, match, *rights);
                            }};
                take_chairs(*host, match, *rights);
            });
}

void Studio::freeSeat(int seat) {
    const QString match = match_id_;
    host_->ask({{"type", "free"}, {"match", match}, {"who", seat}}, this,
               [this, match](const client::Reply& reply) {
                   if (!reply) return emit said(reply.fault());
                   settings_.keep_invitation(match, reply.message["invitation"].toString());
                   emit invitationChanged();
               });
}

}  // namespace fronteira::app
