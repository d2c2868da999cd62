// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QColor>
#include <QQuickPaintedItem>
#include <QVariantList>

namespace fronteira::controls {

/// The lines of LineChart: values over steps 0, 1, 2, ... (rounds), each line in its colour with
/// the emblem of its seat upon it. A series is {colour, emblem, values: [numbers]}.
class LineChartItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(ChartLines)
    Q_PROPERTY(QVariantList series MEMBER series_ NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER ink_ NOTIFY changed)
    Q_PROPERTY(QColor gridColour MEMBER grid_colour_ NOTIFY changed)
    Q_PROPERTY(QColor ground MEMBER ground_ NOTIFY changed)
    /// Around lines that the ground would swallow.
    Q_PROPERTY(QColor edge MEMBER edge_ NOTIFY changed)
    Q_PROPERTY(QString family MEMBER family_ NOTIFY changed)
    Q_PROPERTY(int textSize MEMBER text_size_ NOTIFY changed)
    /// What step 0 is called in numbers; 1 when rounds begin at 1.
    Q_PROPERTY(int firstStep MEMBER first_step_ NOTIFY changed)

 public:
    explicit LineChartItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

 signals:
    void changed();

 private:
    QVariantList series_;
    QColor ink_, grid_colour_, ground_, edge_;
    QString family_;
    int text_size_ = 12;
    int first_step_ = 0;
};

/// The distance between lines of a scale that ends at `most` and may have `lines` of them: 1, 2 or
/// 5 times a power of ten, never less than 1.
double tick_step(double most, int lines);

}  // namespace fronteira::controls
