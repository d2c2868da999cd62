// SPDX-License-Identifier: MIT
#include "files/home.hpp"

#include "files/whole_file.hpp"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QStandardPaths>
#include <tuple>

namespace fronteira::files {
namespace {

constexpr const char* manifest =
    "id = \"my_maps\"\nversion = \"1.0.0\"\napi = 1\n"
    "name = { en = \"My maps\", pt_BR = \"Meus mapas\" }\nlicence = \"CC0-1.0\"\n";

QDir home() {
    return QDir(QStandardPaths::writableLocation(QStandardPaths::GenericDataLocation) +
                "/fronteira");
}

}  // namespace

QString Home::maps() {
    const QDir mod(home().filePath("mods/my_maps"));
    // Where it cannot be written, no map can: saving one tells.
    if (mod.mkpath("maps") && !mod.exists("mod.toml"))
        std::ignore = write_whole(mod.filePath("mod.toml"), manifest);
    return mod.filePath("maps");
}

QString Home::records() {
    home().mkpath("records");
    return home().filePath("records");
}

QString Home::formations() {
    home().mkpath("formations");
    return home().filePath("formations");
}

QString Home::scenes() {
    home().mkpath("scenes");
    return home().filePath("scenes");
}

QString Home::tournaments() {
    home().mkpath("tournaments");
    return home().filePath("tournaments");
}

bool Home::holds(const QString& path) {
    const QString mods = home().absoluteFilePath("mods") + '/';
    const QString file = QFileInfo(path).absoluteFilePath();
    // What came as a pack lies in a folder that is called by its hash, and stays what it is.
    static const QRegularExpression hash("^[0-9a-f]{64}/");
    return file.startsWith(mods) && !hash.match(file.mid(mods.size())).hasMatch();
}

bool Home::holds_map(const QString& path) {
    return !path.isEmpty() &&
           QFileInfo(path).absolutePath() == QFileInfo(maps()).absoluteFilePath();
}

}  // namespace fronteira::files
