// SPDX-License-Identifier: MIT
#include "map_edit/document/journal.hpp"

#include "content/file_bytes.hpp"
#include "content/maps/map_writer.hpp"
#include "content/toml/pre_scanner.hpp"
#include "files/whole_file.hpp"

#include <QFile>

namespace fronteira::map_edit {
namespace {

constexpr int behind = 800;  // milliseconds from an edit to its being kept

}  // namespace

Journal::Journal(MapDocument& document, QObject* parent) : QObject(parent), document_(document) {
    pause_.setSingleShot(true);
    pause_.setInterval(behind);
    connect(&pause_, &QTimer::timeout, this, &Journal::keep);
    // Not begun anew by the next edit: who draws without a pause is kept, too.
    connect(&document, &MapDocument::changed, this, [this] {
        wanted_ = true;
        if (!pause_.isActive()) pause_.start();
    });
    connect(&document, &MapDocument::cleanChanged, this, [this] {
        if (document_.is_clean()) keep();
    });
}

Journal::~Journal() {
    if (wanted_) keep();
}

void Journal::move_to(JournalPlace place) {
    forget();
    place_ = std::move(place);
}

std::optional<Map> Journal::left_behind() {
    if (document_.path().isEmpty()) place_ = JournalPlace::left_behind();
    if (!place_ || !QFile::exists(place_->file())) return std::nullopt;
    const std::string path = place_->file().toStdString();
    const auto text = content::read_file(path, content::map_limits.bytes);
    auto map = text ? read_draft(*text, path) : Result<Map>(fail(text.error()));
    if (!map) {
        const QString aside = place_->file() + ".unreadable";
        QFile::remove(aside);
        if (QFile::rename(place_->file(), aside)) emit unreadable(aside);
        return std::nullopt;
    }
    written_ = true;  // and goes with what it holds
    if (content::write_map(*map) == content::write_map(document_.map())) return std::nullopt;
    return std::move(*map);
}

void Journal::keep() {
    pause_.stop();
    if (document_.is_clean()) return forget();
    if (!place_) place_ = JournalPlace::unused();
    const std::string text = content::write_map(document_.map());
    // A folder that cannot be written to has no journal; saving will tell.
    if (files::write_whole(place_->file(), QByteArray::fromStdString(text)).isEmpty())
        written_ = true;
}

void Journal::forget() {
    if (written_) QFile::remove(place_->file());
    written_ = false;
}

void Journal::discard() {
    pause_.stop();
    wanted_ = false;
    forget();
}

void Journal::let_go() {
    if (wanted_) keep();
    wanted_ = written_ = false;
    place_.reset();
}

void Journal::go_on() {
    if (!place_ && !document_.path().isEmpty()) place_ = JournalPlace::of_map(document_.path());
    wanted_ = true;
    keep();
}

}  // namespace fronteira::map_edit
