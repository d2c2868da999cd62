// SPDX-License-Identifier: MIT
#pragma once

#include <QSettings>
#include <QString>
#include <QStringList>
#include <QVariantList>

namespace fronteira::cup {

/// Tournaments elsewhere that somebody went to from here, kept among the settings. A token is the
/// right to one's seats: it is kept so that nobody has to copy it.
class Visits {
 public:
    /// The latest first, each `address`, `token`, `name` (of the tournament) and `me`.
    QVariantList all() const { return kept_.value("cups/visits").toList(); }
    QString token_at(const QString& address) const;
    /// Takes it over and puts it first; what is empty, or longer than any name, stays as it was.
    void note(const QString& address, const QString& token, const QString& name, const QString& me);
    void forget(const QString& address);

    /// The right to one's seats in a tournament that is open here.
    QString own_token(const QString& file) const { return kept_.value(own_key(file)).toString(); }
    void keep_own_token(const QString& file, const QString& token) {
        kept_.setValue(own_key(file), token);
    }
    void forget_own_token(const QString& file) { kept_.remove(own_key(file)); }

    /// Of one's own, those that are not listed any more though their files are there.
    bool is_hidden(const QString& file) const { return hidden().contains(file); }
    void hide(const QString& file) { kept_.setValue("cups/hidden", hidden() << file); }

 private:
    QStringList hidden() const { return kept_.value("cups/hidden").toStringList(); }
    static QString own_key(const QString& file);

    QSettings kept_;
};

}  // namespace fronteira::cup
