// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>
#include <QString>
#include <QVariantList>

namespace fronteira::cup {

/// Tournaments elsewhere that somebody went to from here, kept among the settings. A token is the
/// right to one's seats: it is kept so that nobody has to copy it.
class Visits {
 public:
    /// The latest first, each `address`, `token`, `name` (of the tournament) and `me`.
    QVariantList all() const { return kept_.value("cups/visits").toList(); }
    QString token_at(const QString& address) const;
    /// Takes it over and puts it first; what is empty stays as it was.
    void note(const QString& address, const QString& token, const QString& name, const QString& me);
    void forget(const QString& address);

    /// The right to one's seats in a tournament that is open here.
    QString own_token(const QString& file) const { return kept_.value(own_key(file)).toString(); }
    void keep_own_token(const QString& file, const QString& token) {
        kept_.setValue(own_key(file), token);
    }

 private:
    static QString own_key(const QString& file);

    QSettings kept_;
};

}  // namespace fronteira::cup
