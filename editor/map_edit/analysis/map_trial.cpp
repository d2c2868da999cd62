// SPDX-License-Identifier: MIT
#include "map_edit/analysis/map_trial.hpp"

#include "content/maps/map_writer.hpp"

#include <QDir>
#include <QFile>

namespace fronteira::map_edit {
namespace {

constexpr const char* manifest =
    "id = \"map_trial\"\nversion = \"1.0.0\"\napi = 1\nname = \"Map trial\"\nlicence = "
    "\"CC0-1.0\"\n";

bool write(const QString& path, const std::string& text) {
    QFile file(path);
    const auto size = static_cast<qint64>(text.size());
    return file.open(QIODevice::WriteOnly) && file.write(text.data(), size) == size;
}

}  // namespace

tl::expected<QString, QString> MapTrial::prepare(const Map& map) {
    auto folder = std::make_unique<QTemporaryDir>();
    const QDir mod(folder->filePath("map_trial"));
    const QString id = QString::fromStdString(map.id);
    const bool written = folder->isValid() && mod.mkpath("maps") &&
                         write(mod.filePath("mod.toml"), manifest) &&
                         write(mod.filePath("maps/" + id + ".toml"), content::write_map(map));
    if (!written) return tl::unexpected(folder->errorString());
    folder_ = std::move(folder);
    return "map_trial/" + id;
}

}  // namespace fronteira::map_edit
