// SPDX-License-Identifier: MIT
#include "map_edit/analysis/map_trial.hpp"

#include "content/maps/map_writer.hpp"
#include "files/whole_file.hpp"

#include <QDir>

namespace fronteira::map_edit {
namespace {

constexpr const char* manifest =
    "id = \"map_trial\"\nversion = \"1.0.0\"\napi = 1\nname = \"Map trial\"\nlicence = "
    "\"CC0-1.0\"\n";

/// Why it could not be written; empty when it was.
QString write(const QString& path, const std::string& text) {
    return files::write_whole(path, QByteArray::fromStdString(text));
}

}  // namespace

tl::expected<QString, QString> MapTrial::prepare(const Map& map) {
    auto folder = std::make_unique<QTemporaryDir>();
    const QDir mod(folder->filePath("map_trial"));
    const QString id = QString::fromStdString(map.id);
    if (!folder->isValid()) return tl::unexpected(folder->errorString());
    if (!mod.mkpath("maps")) return tl::unexpected(mod.path());
    QString fault = write(mod.filePath("mod.toml"), manifest);
    if (fault.isEmpty())
        fault = write(mod.filePath("maps/" + id + ".toml"), content::write_map(map));
    if (!fault.isEmpty()) return tl::unexpected(fault);
    folder_ = std::move(folder);
    return "map_trial/" + id;
}

}  // namespace fronteira::map_edit
