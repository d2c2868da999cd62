// SPDX-License-Identifier: MIT
#include "app/settings.hpp"

#include <QLocale>

namespace fronteira::app {

QString Settings::language() const {
    const bool portuguese = QLocale::system().language() == QLocale::Portuguese;
    return kept_.value("language", portuguese ? "pt_BR" : "en").toString();
}

int Settings::pace_time() const {
    constexpr int quick_time = 600, calm_time = 1800;
    if (pace() == QLatin1String("instant")) return 0;
    return pace() == QLatin1String("calm") ? calm_time : quick_time;
}

void Settings::write(const QString& key, const QVariant& value) {
    if (kept_.value(key) == value) return;
    kept_.setValue(key, value);
    emit changed();
}

QString Settings::invitation(const QString& match) const {
    return kept_.value("invitation/" + match).toString();
}

void Settings::keep_invitation(const QString& match, const QString& code) {
    kept_.setValue("invitation/" + match, code);
}

}  // namespace fronteira::app
