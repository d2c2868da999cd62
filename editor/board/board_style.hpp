// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QColor>
#include <QObject>

namespace fronteira::board {

/// The colours and sizes that a board is drawn in. Board.qml fills it from the studio's theme.
class BoardStyle : public QObject {
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor sea MEMBER sea NOTIFY changed)
    Q_PROPERTY(QColor shallows MEMBER shallows NOTIFY changed)
    Q_PROPERTY(QColor graticule MEMBER graticule NOTIFY changed)
    Q_PROPERTY(QColor land MEMBER land NOTIFY changed)
    Q_PROPERTY(QColor spaceBorder MEMBER space_border NOTIFY changed)
    Q_PROPERTY(QColor regionBorder MEMBER region_border NOTIFY changed)
    Q_PROPERTY(QColor coast MEMBER coast NOTIFY changed)
    Q_PROPERTY(QColor seaLink MEMBER sea_link NOTIFY changed)
    Q_PROPERTY(QColor label MEMBER label NOTIFY changed)
    Q_PROPERTY(QColor halo MEMBER halo NOTIFY changed)
    Q_PROPERTY(QColor accent MEMBER accent NOTIFY changed)
    Q_PROPERTY(QColor danger MEMBER danger NOTIFY changed)
    Q_PROPERTY(QColor focus MEMBER focus NOTIFY changed)
    Q_PROPERTY(QColor shade MEMBER shade NOTIFY changed)
    Q_PROPERTY(QColor lightInk MEMBER light_ink NOTIFY changed)
    Q_PROPERTY(QString family MEMBER family NOTIFY changed)
    /// Pixels of a label.
    Q_PROPERTY(int textSize MEMBER text_size NOTIFY changed)
    /// Scales coins and signs.
    Q_PROPERTY(double textScale MEMBER text_scale NOTIFY changed)
    /// How long a pulse takes, in milliseconds; 0 stops all movement.
    Q_PROPERTY(int pulseTime MEMBER pulse_time NOTIFY changed)

 public:
    explicit BoardStyle(QObject* parent = nullptr) : QObject(parent) {}

    QColor sea{"#1a2733"}, shallows{"#203040"}, graticule{"#22313f"}, land{"#4b5560"};
    QColor space_border{"#161c22"}, region_border{"#0c1013"}, coast{"#0c1116"}, sea_link{"#8ea3b5"};
    QColor label{"#f2f5f8"}, halo{"#14181d"}, accent{"#e0a33e"}, focus{"#ffffff"},
        shade{"#80000000"};
    QColor danger{"#ff7a6e"};
    QColor light_ink{"#ffffff"};
    QString family;
    int text_size = 12;
    double text_scale = 1;
    int pulse_time = 700;

 signals:
    void changed();
};

}  // namespace fronteira::board
