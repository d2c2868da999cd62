// SPDX-License-Identifier: MIT
#include "app/settings.hpp"

#include <QLocale>

namespace fronteira::app {

QString Settings::language() const {
    const bool portuguese = QLocale::system().language() == QLocale::Portuguese;
    return kept_.value("language", portuguese ? "pt_BR" : "en").toString();
}

void Settings::write(const QString& key, const QVariant& value) {
    if (kept_.value(key) == value) return;
    kept_.setValue(key, value);
    emit changed();
}

void Settings::keep_guest(const QString& address, const QString& code) {
    write("guest/address", address);
    write("guest/code", code);
}

QVariantMap Settings::invitations(const QString& match) const {
    return kept_.value("invitations/" + match).toMap();
}

void Settings::keep_invitations(const QString& match, const QVariantMap& token_by_seat) {
    kept_.setValue("invitations/" + match, token_by_seat);
}

}  // namespace fronteira::app
