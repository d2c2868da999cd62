// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QQuickPaintedItem>

namespace fronteira::controls {

/// A text as a QR code for a camera, as large as the item allows: dark on light in every theme,
/// with the quiet zone that readers ask for.
class QrCodeItem : public QQuickPaintedItem {
    Q_OBJECT
    QML_NAMED_ELEMENT(QrCode)
    Q_PROPERTY(QString text MEMBER text_ NOTIFY textChanged)

 public:
    explicit QrCodeItem(QQuickItem* parent = nullptr);
    void paint(QPainter* painter) override;

 signals:
    void textChanged();

 private:
    QString text_;
};

}  // namespace fronteira::controls
