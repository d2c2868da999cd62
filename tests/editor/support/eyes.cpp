// SPDX-License-Identifier: MIT
#include "support/eyes.hpp"

#include <QColor>
#include <QQuickItem>
#include <algorithm>
#include <cmath>

namespace fronteira::support {
namespace {

constexpr double hair = 1.5;         // pixels that nobody sees
constexpr double between_lines = 5;  // that letters leave free of the height of their line

bool is_text(const QQuickItem& item) {
    return item.inherits("QQuickText") && !item.property("text").toString().isEmpty();
}

bool is_control(const QQuickItem& item) {
    static constexpr const char* kinds[] = {"QQuickAbstractButton", "QQuickTextField",
                                            "QQuickTextArea",       "QQuickComboBox",
                                            "QQuickSlider",         "QQuickSpinBox"};
    return item.isEnabled() && std::any_of(std::begin(kinds), std::end(kinds),
                                           [&](auto kind) { return item.inherits(kind); });
}

/// A surface, and no background: that lies beneath what is walked before it.
bool is_opaque(const QQuickItem& item) {
    return item.inherits("QQuickRectangle") && item.z() >= 0 && item.opacity() == 1 &&
           item.property("color").value<QColor>().alpha() == 255;
}

QRectF on_screen(const QQuickItem& item) {
    return item.mapRectToScene({0, 0, item.width(), item.height()});
}

QString named(const QQuickItem& item) {
    QStringList way;
    for (const QQuickItem* each = &item; each != nullptr && way.size() < 4;
         each = each->parentItem()) {
        const QString text = each->property("text").toString().left(40);
        const QString name = each->objectName();
        if (!text.isEmpty() || !name.isEmpty()) way << (name.isEmpty() ? '"' + text + '"' : name);
    }
    return way.join(" in ");
}

/// Cards of a hand that overlap on purpose, when each shows an edge that can be pressed.
bool fanned(const QQuickItem& one, const QQuickItem& other) {
    const QQuickItem* row = one.parentItem();
    return row == other.parentItem() && row->property("spacing").toDouble() < 0 &&
           std::abs(one.x() - other.x()) >= 24;
}

/// The part of the screen in which an item may show; `scrolls` when it can be moved into it.
struct Frame {
    QRectF area;
    bool scrolls = false;
};

struct Seen {
    const QQuickItem* item;
    QRectF rect;
    int layer;  ///< sheets lie over the page, and may cover it
};

class Look {
 public:
    explicit Look(QQuickWindow& window) {
        const Frame whole{{{0, 0}, window.size()}, false};
        walk(*window.contentItem(), whole, 0);
        for (size_t i = 0; i < controls_.size(); ++i)
            for (size_t j = 0; j < i; ++j) compare(controls_[i], controls_[j], hair);
        for (size_t i = 0; i < texts_.size(); ++i)
            for (size_t j = 0; j < i; ++j) compare(texts_[i], texts_[j], between_lines);
    }
    const QStringList& faults() const { return faults_; }

 private:
    void walk(const QQuickItem& item, Frame frame, int layer) {
        if (!item.isVisible() || item.opacity() < 0.05) return;
        if (item.inherits("QQuickPopupItem")) layer = ++sheets_;
        if (item.inherits("QQuickToolTip")) return;
        if (is_opaque(item)) hide_beneath(on_screen(item), layer);
        if (is_text(item)) read(item, frame, layer);
        if (is_control(item)) reach(item, frame, layer);
        if (item.inherits("QQuickFlickable")) {
            frame.area &= on_screen(item);
            frame.scrolls = true;
        } else if (item.clip()) {
            frame.area &= on_screen(item);
        }
        // All of it has been scrolled away.
        if (frame.scrolls && frame.area.isEmpty()) return;
        for (const QQuickItem* child : item.childItems()) walk(*child, frame, layer);
    }

    /// What was walked before lies beneath.
    void hide_beneath(const QRectF& rect, int layer) {
        std::erase_if(
            texts_, [&](const Seen& one) { return one.layer == layer && rect.contains(one.rect); });
    }

    bool fits(const QRectF& rect, const Frame& frame) const {
        const QRectF room = frame.area.adjusted(-hair, -hair, hair, hair);
        if (!frame.scrolls) return room.contains(rect);
        return rect.left() >= room.left() && rect.right() <= room.right();
    }

    void read(const QQuickItem& item, const Frame& frame, int layer) {
        const QRectF rect = on_screen(item);
        if (rect.isEmpty()) return;
        if (item.property("truncated").toBool()) faults_ << "cut: " + named(item);
        const QSizeF written(item.property("contentWidth").toDouble(),
                             item.property("contentHeight").toDouble());
        if (written.width() > item.width() + hair || written.height() > item.height() + hair)
            faults_ << QString("larger than its place (%1x%2 in %3x%4): ")
                               .arg(written.width())
                               .arg(written.height())
                               .arg(item.width())
                               .arg(item.height()) +
                           named(item);
        else if (!fits(rect, frame))
            faults_ << "sticks out: " + named(item);
        const QRectF shown = written_on(item, written) & frame.area;
        if (!shown.isEmpty()) texts_.push_back({&item, shown, layer});
    }

    /// Where in its place a text stands.
    static QRectF written_on(const QQuickItem& item, const QSizeF& written) {
        const int across = item.property("effectiveHorizontalAlignment").toInt();
        const int down = item.property("verticalAlignment").toInt();
        const double right = item.width() - written.width(),
                     below = item.height() - written.height();
        const double x = across == Qt::AlignRight     ? right
                         : across == Qt::AlignHCenter ? right / 2
                                                      : 0;
        const double y = down == Qt::AlignBottom ? below : down == Qt::AlignVCenter ? below / 2 : 0;
        return item.mapRectToScene({{x, y}, written});
    }

    void reach(const QQuickItem& item, const Frame& frame, int layer) {
        const QRectF rect = on_screen(item);
        if (rect.isEmpty()) return;
        if (!fits(rect, frame)) faults_ << "cannot be reached whole: " + named(item);
        const QRectF shown = rect & frame.area;
        if (!shown.isEmpty()) controls_.push_back({&item, shown, layer});
    }

    void compare(const Seen& one, const Seen& other, double free) {
        if (one.layer != other.layer || one.item->isAncestorOf(other.item) ||
            other.item->isAncestorOf(one.item) || fanned(*one.item, *other.item))
            return;
        const QRectF both = one.rect & other.rect;
        if (both.width() > free && both.height() > free)
            faults_ << named(*one.item) + " lies over " + named(*other.item);
    }

    std::vector<Seen> controls_, texts_;
    QStringList faults_;
    int sheets_ = 0;
};

}  // namespace

QStringList wrong_to_the_eye(QQuickWindow& window) {
    return Look(window).faults();
}

}  // namespace fronteira::support
