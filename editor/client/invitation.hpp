// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace fronteira::client {

/// What somebody needs to come to a match elsewhere: the address of its host, and a code that opens
/// a seat there.
struct Invitation {
    QString address;
    QString code;

    bool is_whole() const { return !address.isEmpty() && !code.isEmpty(); }
};

/// An invitation as people hand it on, `192.0.2.1:7878/9f02c57d…`: address and code in one line,
/// with a slash or a blank between them. Not whole where it is none.
Invitation read_invitation(const QString& written);
/// An invitation in a sentence that somebody wrote around it: the last address with a port, and the
/// last code. Not whole where either is missing.
Invitation find_invitation(const QString& told);
QString line_of(const Invitation& invitation);

/// Under which address others reach a host that listens on that one, as far as this machine knows:
/// `0.0.0.0` and `[::]` are no address to go to.
QString reachable(const QString& listens_on);

/// Whether a host could listen there now.
bool is_free(const QString& listens_on);

/// `0.0.0.0`, or the machine's address that is given, and the usual port, or one nearby that is
/// free.
QString free_door(const QString& address = QStringLiteral("0.0.0.0"));

}  // namespace fronteira::client
