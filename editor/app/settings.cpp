// SPDX-License-Identifier: MIT
#include "app/settings.hpp"

#include <QDir>
#include <QLocale>
#include <QTranslator>

namespace fronteira::app {
namespace {

constexpr const char* own_name[] = QT_TRANSLATE_NOOP3(
    "Settings", "English", "The name of the language that this is a translation into");

QStringList tags() {
    QStringList all;
    for (const QString& file : QDir(":/i18n").entryList({"studio_*.qm"}, QDir::Files, QDir::Name))
        all << file.sliced(7).chopped(3);
    return all;
}

QString name_of(const QString& tag) {
    if (tag == QLatin1String("en")) return own_name[0];
    QTranslator translator;
    if (!translator.load(":/i18n/studio_" + tag + ".qm")) return tag;
    const QString name = translator.translate("Settings", own_name[0], own_name[1]);
    return name.isEmpty() ? QLocale(tag).nativeLanguageName() : name;
}

QString nearest_to(const QLocale& wanted) {
    QString nearest = "en";
    for (const QString& tag : tags()) {
        if (tag == wanted.name()) return tag;
        if (QLocale(tag).language() == wanted.language()) nearest = tag;
    }
    return nearest;
}

}  // namespace

QString Settings::language() const {
    if (!spoken_.isEmpty()) return spoken_;
    return kept_.value("language", nearest_to(QLocale::system())).toString();
}

void Settings::set_language(const QString& value) {
    if (value == language()) return;
    spoken_.clear();
    kept_.setValue("language", value);
    emit changed();
}

QSize Settings::windowSize() const {
    const QSize kept = kept_.value("window/size").toSize();
    return kept.isEmpty() ? QSize(1280, 800) : kept;
}

void Settings::keepWindow(QSize size, bool maximised) {
    if (!maximised) kept_.setValue("window/size", size);
    kept_.setValue("window/maximised", maximised);
}

void Settings::speak(const QString& language) {
    spoken_ = language.isEmpty() ? QString() : nearest_to(QLocale(language));
}

QVariantList Settings::languages() {
    QVariantList list;
    for (const QString& tag : tags()) list << QVariantMap{{"id", tag}, {"text", name_of(tag)}};
    return list;
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

/// A host may send anything as the right to a seat.
void Settings::keep_guest(const QString& invitation) {
    constexpr qsizetype longest = 1000;
    if (invitation.size() <= longest) write("guest", invitation);
}

QString Settings::invitation(const QString& match) const {
    return kept_.value("invitation/" + match).toString();
}

void Settings::keep_invitation(const QString& match, const QString& code) {
    kept_.setValue("invitation/" + match, code);
}

bool Settings::may_be_watched(const QString& match) const {
    return kept_.value("watched/" + match, false).toBool();
}

void Settings::keep_watched(const QString& match) {
    kept_.setValue("watched/" + match, true);
}

}  // namespace fronteira::app
