// SPDX-License-Identifier: MIT
#include "cup/cups.hpp"

#include "client/address.hpp"
#include "client/child_wire.hpp"
#include "client/invitation.hpp"
#include "client/socket_wire.hpp"
#include "cup/own_cups.hpp"

#include <utility>

namespace fronteira::cup {

Cups::Cups(QString program, QObject* parent) : QObject(parent), program_(std::move(program)) {}

QVariantList Cups::own() const {
    QVariantList listed;
    for (const QVariant& one : own_cups())
        if (!visits_.is_hidden(one.toMap()["file"].toString())) listed << one;
    return listed;
}

bool Cups::isAddress(const QString& address) const {
    return client::host_address(address).isValid();
}

QVariantMap Cups::invitationIn(const QString& told) const {
    const client::Invitation found = client::find_invitation(told);
    if (!found.is_whole()) return {};
    return {{"address", found.address}, {"code", found.code}};
}

void Cups::visit(const QString& address, const QString& token, const QString& name,
                 const QString& code) {
    const QUrl url = client::host_address(address);
    if (!url.isValid()) return;
    const auto call = [this, url] {
        return std::make_unique<client::Host>(std::make_unique<client::SocketWire>(url), language_);
    };
    const QString right = token.isEmpty() ? visits_.token_at(address) : token;
    auto cup = std::make_unique<Cup>(
        call, [address] { return address; }, right, Cup::Whose::theirs);
    // An address where nothing was found is not worth keeping.
    const auto note = [this, address, visited = cup.get()] {
        if (!visited->ready()) return;
        visits_.note(address, visited->token(), visited->state()["name"].toString(), visited->me());
    };
    connect(cup.get(), &Cup::changed, this, note);
    connect(cup.get(), &Cup::admitted, this, note);
    if (!name.isEmpty()) cup->enrol(name, code);
    held_ = false;
    show(std::move(cup), nullptr);
}

QString Cups::doorFor(const QString& file, const QString& usual) const {
    const QString known = file.isEmpty() ? QString() : door_of(file);
    if (client::is_free(known)) return known;
    const QString address = usual.section(':', 0, -2);
    return address.isEmpty() ? client::free_door() : client::free_door(address);
}

void Cups::open(const QString& file, const QString& listen) {
    close();
    const auto call = [this, file, listen] {
        const QStringList words{"tournament", "open", file, "--stdio", "--listen", listen};
        return std::make_unique<client::Host>(std::make_unique<client::ChildWire>(program_, words),
                                              language_);
    };
    auto cup = std::make_unique<Cup>(
        call, [file] { return address_of(file); }, visits_.own_token(file), Cup::Whose::ours);
    connect(cup.get(), &Cup::admitted, this,
            [this, file](const QString& token) { visits_.keep_own_token(file, token); });
    held_ = true;
    show(std::move(cup), nullptr);
}

void Cups::look(const QString& file) {
    auto bots = std::make_unique<BotCup>(program_, file);
    connect(bots.get(), &BotCup::refused, this, &Cups::said);
    connect(bots.get(), &BotCup::recorded, this, &Cups::recorded);
    show(nullptr, std::move(bots));
}

void Cups::create(CupPlan* plan, const QString& listen) {
    QString fault;
    const QString file = plan->save(fault);
    if (file.isEmpty()) return emit said(fault);
    created_ = file;
    if (plan->for_people()) return open(file, listen);
    look(file);
    bots_->start();
}

bool Cups::mayRevise() const {
    return bots_ && bots_->file() == created_ && !bots_->running() && bots_->table().isEmpty();
}

void Cups::revise() {
    if (!mayRevise()) return;
    close();
    forgetOwn(std::exchange(created_, {}), true);
}

/// Pages let go of what they show before it goes.
void Cups::show(std::unique_ptr<Cup> cup, std::unique_ptr<BotCup> bots) {
    std::swap(cup_, cup);
    std::swap(bots_, bots);
    if (cup_) connect(cup_.get(), &Cup::refused, this, &Cups::said);
    emit changed();
    // Its host goes now: the next one may need its ledger.
    if (cup) cup->end();
    if (cup) cup.release()->deleteLater();
    if (bots) bots.release()->deleteLater();
}

void Cups::close() {
    show(nullptr, nullptr);
}

void Cups::forgetOwn(const QString& file, bool delete_files) {
    if (delete_files) {
        if (const QString kept = delete_cup(file); !kept.isEmpty())
            emit said(tr("%1 cannot be deleted").arg(kept));
    } else {
        visits_.hide(file);
    }
    visits_.forget_own_token(file);
    emit changed();
}

void Cups::forget(const QString& address) {
    visits_.forget(address);
    emit changed();
}

}  // namespace fronteira::cup
