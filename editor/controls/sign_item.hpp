// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QColor>
#include <QQuickPaintedItem>

namespace fronteira::controls {

/// A sign of signs.hpp in one colour, as large as the item allows. A name without a sign is written
/// as text, its first three letters.
class SignItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(Sign)
    Q_PROPERTY(QString name MEMBER name_ NOTIFY nameChanged)
    Q_PROPERTY(QColor colour MEMBER colour_ NOTIFY colourChanged)
    /// A line around the shape, so that it is seen upon a ground of its own colour.
    Q_PROPERTY(QColor edge MEMBER edge_ NOTIFY edgeChanged)
    Q_PROPERTY(double edgeWidth MEMBER edge_width_ NOTIFY edgeWidthChanged)
    Q_PROPERTY(QString family MEMBER family_ NOTIFY familyChanged)

 public:
    explicit SignItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

 signals:
    void nameChanged();
    void colourChanged();
    void edgeChanged();
    void edgeWidthChanged();
    void familyChanged();

 private:
    QString name_;
    QColor colour_ = Qt::black;
    QColor edge_ = Qt::transparent;
    double edge_width_ = 0;
    QString family_;
};

}  // namespace fronteira::controls
