// SPDX-License-Identifier: MIT
#include "map_edit/canvas/traced_picture.hpp"

#include "map_edit/edits/space_edits.hpp"

#include <QFileInfo>
#include <QImageReader>
#include <QPainter>
#include <QUrl>
#include <cmath>

namespace fronteira::map_edit {
namespace {

// Larger pictures are looked at smaller: nobody draws finer, and a texture has its limits.
constexpr int longest_side = 3000;

/// What is see-through is paper.
QImage on_paper(const QImage& image) {
    if (!image.hasAlphaChannel()) return image.convertToFormat(QImage::Format_RGB32);
    QImage paper(image.size(), QImage::Format_RGB32);
    paper.fill(Qt::white);
    QPainter(&paper).drawImage(0, 0, image);
    return paper;
}

QImage no_larger(const QImage& image, int side) {
    return std::max(image.width(), image.height()) <= side
               ? image
               : image.scaled(side, side, Qt::KeepAspectRatio, Qt::SmoothTransformation);
}

/// A map comes from anywhere, and names what it likes: what never ends, or has to be drawn first,
/// would hold up the window.
bool may_be_read(const QString& file, const QImageReader& reader) {
    return QFileInfo(file).isFile() && !reader.format().startsWith("svg");
}

}  // namespace

TracedPicture::TracedPicture(QObject* parent) : QObject(parent) {}

void TracedPicture::set_editor(MapEditor* editor) {
    if (editor == editor_) return;
    if (editor_) editor_->disconnect(this);
    editor_ = editor;
    if (editor) connect(editor, &MapEditor::changed, this, &TracedPicture::look);
    emit editorChanged();
    look();
}

const MapPicture& TracedPicture::kept() const {
    static const MapPicture none;
    return editor_ ? editor_->map().picture : none;
}

QString TracedPicture::state() const {
    if (kept().file.empty()) return "none";
    if (!image_.isNull()) return "there";
    return QFileInfo::exists(file_) ? "unreadable" : "missing";
}

QString TracedPicture::name() const {
    return QFileInfo(QString::fromStdString(kept().file)).fileName();
}

QRectF TracedPicture::place() const {
    return QRectF(kept().corner.x, kept().corner.y, kept().width, kept().height);
}

/// After any edit of the map.
void TracedPicture::look() {
    if (QString::fromStdString(kept().file) != file_ || kept().turns != turns_) load();
    tracer_.set_place(place());
    emit changed();
}

void TracedPicture::load() {
    file_ = QString::fromStdString(kept().file);
    turns_ = kept().turns;
    image_ = {};
    if (!file_.isEmpty()) {
        QImageReader reader(file_);
        reader.setAutoTransform(true);
        if (may_be_read(file_, reader)) image_ = on_paper(no_larger(reader.read(), longest_side));
        if (turns_ != 0) image_ = image_.transformed(QTransform().rotate(90.0 * turns_));
    }
    tracer_.set_picture(image_);
}

bool TracedPicture::edit(const QString& name, const std::function<void(MapPicture&)>& change,
                         int gesture) {
    return editor_ && editor_->edit(
                          name,
                          [&](Map& map) {
                              change(map.picture);
                              return true;
                          },
                          gesture);
}

void TracedPicture::beginGesture() {
    if (editor_) gesture_ = editor_->document().begin_gesture();
}

void TracedPicture::set_opacity(int opacity) {
    edit(
        tr("Fade the picture"),
        [&](MapPicture& picture) { picture.opacity = std::clamp(opacity, 0, 100); }, gesture_);
}

void TracedPicture::set_shown(bool shown) {
    edit(shown ? tr("Show the picture") : tr("Hide the picture"),
         [&](MapPicture& picture) { picture.shown = shown; });
}

void TracedPicture::set_locked(bool locked) {
    edit(locked ? tr("Lock the picture") : tr("Unlock the picture"),
         [&](MapPicture& picture) { picture.locked = locked; });
}

MapPicture TracedPicture::fitted(const Map& map, MapPicture picture, QSize pixels) {
    const QSize size = pixels.scaled(map.width, map.height, Qt::KeepAspectRatio);
    picture.width = std::max(1, size.width());
    picture.height = std::max(1, size.height());
    picture.corner = {(map.width - picture.width) / 2, (map.height - picture.height) / 2};
    return picture;
}

bool TracedPicture::choose(const QUrl& file) {
    if (!editor_) return false;
    const QString path = file.isLocalFile() ? file.toLocalFile() : file.toString();
    const QImageReader reader(path);
    const QSize size = may_be_read(path, reader) ? reader.size() : QSize();
    if (size.isEmpty()) {
        emit editor_->said(
            tr("%1 is not a picture that can be read").arg(QFileInfo(path).fileName()));
        return false;
    }
    editor_->edit(tr("Put a picture under the map"), [&](Map& map) {
        MapPicture picture;
        picture.file = QFileInfo(path).absoluteFilePath().toStdString();
        map.picture = fitted(map, picture, size);
        return true;
    });
    return true;
}

void TracedPicture::remove() {
    edit(tr("Remove the picture"), [](MapPicture& picture) { picture = {}; });
}

void TracedPicture::fit() {
    if (image_.isNull()) return;
    editor_->edit(tr("Fit the picture"), [&](Map& map) {
        map.picture = fitted(map, map.picture, image_.size());
        return true;
    });
}

bool TracedPicture::isPicture(const QUrl& file) {
    const QByteArray suffix = QFileInfo(file.path()).suffix().toLower().toLatin1();
    return QImageReader::supportedImageFormats().contains(suffix) && suffix != "svg";
}

void TracedPicture::move_to(const QRectF& place) {
    static constexpr double far = 1'000'000;
    const auto whole = [](double at, double least) {
        return static_cast<int32_t>(std::lround(std::clamp(at, least, far)));
    };
    edit(
        tr("Move the picture"),
        [&](MapPicture& picture) {
            picture.corner = {whole(place.left(), -far), whole(place.top(), -far)};
            picture.width = whole(place.width(), 1);
            picture.height = whole(place.height(), 1);
        },
        gesture_);
}

void TracedPicture::set_wishes(const picture::AreaWishes& wishes) {
    if (wishes.tolerance == tolerance() && wishes.line_width == line_width()) return;
    tracer_.set_wishes(wishes);
    emit wishesChanged();
}

void TracedPicture::set_tolerance(int tolerance) {
    set_wishes({std::clamp(tolerance, 0, 255), line_width()});
}

void TracedPicture::set_line_width(int width) {
    set_wishes({tolerance(), std::clamp(width, 0, 60)});
}

void TracedPicture::set_roughness(int tenths) {
    if (tenths == roughness()) return;
    tracer_.set_roughness(std::clamp(tenths, 0, 100));
    emit wishesChanged();
}

std::vector<Ring> TracedPicture::outline_at(Point at) const {
    const auto area = tracer_.area_at(at);
    return area ? tracer_.traces().outlines[*area] : std::vector<Ring>();
}

bool TracedPicture::trace(int x, int y) {
    if (!editor_) return false;
    if (image_.isNull()) {
        emit editor_->said(tr("There is no picture yet: choose one first"));
        return false;
    }
    const auto area = tracer_.area_at({x, y});
    if (!area) {
        emit editor_->said(place().contains(x, y)
                               ? tr("No area can be distinguished here: try another tolerance")
                               : tr("The picture does not reach that far"));
        return false;
    }
    if (const auto space = covering_space(editor_->map(), tracer_.traces().outlines[*area])) {
        emit editor_->said(tr("%1 already exists; delete it to trace the area again")
                               .arg(QString::fromStdString(text_in(
                                   editor_->map().spaces[*space].name, editor_->language()))));
        return false;
    }
    std::string id;
    const bool done = editor_->edit(
        tr("Trace a space"),
        [&](Map& map) {
            const auto added = add_traced(map, tracer_.traces(), *area, tracer_.reach());
            if (added) id = editor_->put_under_brush(map, *added);
            return added.has_value();
        },
        0, tr("No area can be distinguished here: try another tolerance"));
    if (done) editor_->select(QString::fromStdString(id));
    return done;
}

int TracedPicture::traceAll() {
    if (!editor_ || image_.isNull()) return 0;
    const std::vector<bool> sea = tracer_.sea();
    const Traces& traces = tracer_.traces();
    int count = 0;
    editor_->edit(
        tr("Trace all areas"),
        [&](Map& map) {
            const Map before = map;
            for (size_t i = 0; i < traces.outlines.size(); ++i) {
                if (sea[i] || covering_space(before, traces.outlines[i])) continue;
                const auto added = add_traced(map, traces, i, tracer_.reach());
                if (!added) continue;
                editor_->put_under_brush(map, *added);
                ++count;
            }
            return count > 0;
        },
        0, tr("No area is left that is neither sea nor a space"));
    return count;
}

}  // namespace fronteira::map_edit
