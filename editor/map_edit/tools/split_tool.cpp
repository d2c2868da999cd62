// SPDX-License-Identifier: MIT
// Cuts spaces in two along a line that is drawn across them: dragged for a straight one, clicked
// corner by corner for any other.
#include "map_edit/canvas/map_canvas.hpp"
#include "map_edit/edits/space_edits.hpp"
#include "map_edit/tools/canvas_tool.hpp"

namespace fronteira::map_edit {
namespace {

class SplitTool : public CanvasTool {
 public:
    using CanvasTool::CanvasTool;

    bool press(const Pointer& pointer) override {
        if (line_.empty()) line_ = {pointer.snapped};
        next_ = pointer.snapped;
        return true;
    }

    void drag(const Pointer& pointer) override { hover(pointer); }

    void release(const Pointer& pointer, bool moved) override {
        if (line_.back() != pointer.snapped) line_.push_back(pointer.snapped);
        if (moved && line_.size() >= 2) finish();
        canvas_.update_marks();
    }

    void double_click(const Pointer& /*pointer*/) override {
        if (line_.size() >= 2) finish();
    }

    void hover(const Pointer& pointer) override {
        next_ = pointer.snapped;
        canvas_.update_marks();
    }

    bool key(int key) override {
        if (line_.empty()) return false;
        if (key == Qt::Key_Escape)
            line_.clear();
        else if (key == Qt::Key_Backspace)
            line_.pop_back();
        else if ((key == Qt::Key_Return || key == Qt::Key_Enter) && line_.size() >= 2)
            finish();
        else
            return false;
        canvas_.update_marks();
        return true;
    }

    void paint(QPainter& painter, const Ink& ink) const override {
        if (line_.empty()) return;
        QPolygonF line;
        for (const Point corner : line_) line << canvas_.to_item(corner);
        line << canvas_.to_item(next_);
        painter.setBrush(Qt::NoBrush);
        painter.setPen(QPen(ink.halo, 4));
        painter.drawPolyline(line);
        painter.setPen(QPen(ink.line, 2, Qt::DashLine));
        painter.drawPolyline(line);
    }

 private:
    /// All that the line crosses. One that crosses none is meant for the space in its middle, else
    /// for the one that is selected.
    void finish() {
        Ring line;
        std::swap(line, line_);
        QStringList spaces;
        for (const std::string& space : spaces_crossed(canvas_.editor()->map(), line))
            spaces << QString::fromStdString(space);
        if (spaces.isEmpty()) spaces << meant(line);
        canvas_.editor()->split(spaces, line);
        canvas_.update_marks();
    }

    QString meant(const Ring& line) const {
        const size_t half = line.size() / 2;
        const QPointF one = canvas_.to_item(line[half - 1]), other = canvas_.to_item(line[half]);
        const QString under = canvas_.spaceAt(line.size() > 2 ? other : (one + other) / 2);
        return under.isEmpty() ? canvas_.editor()->selected() : under;
    }

    Ring line_;
    Point next_;
};

}  // namespace

std::unique_ptr<CanvasTool> make_split_tool(MapCanvas& canvas) {
    return std::make_unique<SplitTool>(canvas);
}

}  // namespace fronteira::map_edit
