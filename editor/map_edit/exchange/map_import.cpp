// SPDX-License-Identifier: MIT
#include "map_edit/exchange/map_import.hpp"

#include "content/file_bytes.hpp"
#include "map_edit/document/map_document.hpp"
#include "map_edit/edits/region_edits.hpp"
#include "map_edit/exchange/losses.hpp"

#include <QFileInfo>
#include <QJsonObject>

namespace fronteira::map_edit {
namespace {

constexpr size_t largest_file = 64u << 20;

}  // namespace

MapImport::MapImport(QString program, QObject* parent) : QObject(parent), run_(std::move(program)) {
    connect(&run_, &client::ProgramRun::ended, this, &MapImport::take);
}

QVariantMap MapImport::found() const {
    if (map_.id.empty()) return {};
    return {{"name", QString::fromStdString(text_in(map_.name, "en"))},
            {"spaces", static_cast<int>(map_.spaces.size())},
            {"regions", static_cast<int>(map_.regions.size())},
            {"links", static_cast<int>(map_.links.size())}};
}

void MapImport::read(const QUrl& file) {
    forget();
    path_ = file.toLocalFile();
    file_ = QFileInfo(path_).fileName();
    folder_ = std::make_unique<QTemporaryDir>();
    // A name that begins with a dash is a name all the same.
    run_.start({"import", "--json", "--lang", language_, "-o", folder_->filePath("map.toml"), "--",
                QFileInfo(path_).absoluteFilePath()});
    emit asked();
    emit changed();
}

void MapImport::forget() {
    run_.kill();
    folder_.reset();
    file_.clear();
    fault_.clear();
    losses_.clear();
    map_ = {};
    emit changed();
}

void MapImport::take(const QJsonDocument& answer, const QString& fault) {
    fault_ = QString(fault).remove(QFileInfo(path_).absolutePath() + "/");
    losses_ = losses_of(answer["losses"].toArray());
    if (!answer.isNull()) {
        const std::string made = folder_->filePath("map.toml").toStdString();
        const auto text = content::read_file(made, largest_file);
        auto map = text ? read_draft(*text, "map.toml") : Result<Map>(fail(text.error()));
        if (map) {
            map_ = std::move(*map);
            colour_regions(map_);
        } else {
            fault_ = QString::fromStdString(to_text(map.error()));
        }
    }
    folder_.reset();
    emit changed();
}

}  // namespace fronteira::map_edit
