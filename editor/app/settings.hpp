// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QSettings>
#include <QSize>

namespace fronteira::app {

/// What a person chose for this studio; kept in the usual place of the system, written at once.
class Settings : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    /// `en`, `pt_BR`, ...; at first that of the system, where the studio has it.
    Q_PROPERTY(QString language READ language WRITE set_language NOTIFY changed)
    /// Those that the studio has, `{id, text}` each: every `text/studio_*.ts`, by its own name for
    /// itself.
    Q_PROPERTY(QVariantList languages READ languages CONSTANT)
    Q_PROPERTY(bool dark READ dark WRITE set_dark NOTIFY changed)
    Q_PROPERTY(bool colourSafe READ colour_safe WRITE set_colour_safe NOTIFY changed)
    /// 0.85 to 1.5.
    Q_PROPERTY(double textScale READ text_scale WRITE set_text_scale NOTIFY changed)
    /// 0 (nothing moves) to 2 (twice as slow).
    Q_PROPERTY(double motion READ motion WRITE set_motion NOTIFY changed)
    /// Of what others do: `instant`, `quick` or `calm`.
    Q_PROPERTY(QString pace READ pace WRITE set_pace NOTIFY changed)
    Q_PROPERTY(bool sound READ sound WRITE set_sound NOTIFY changed)
    /// What the person is called at the table.
    Q_PROPERTY(QString name READ name WRITE set_name NOTIFY changed)
    /// Where the person sat down elsewhere the last time: an invitation, or the way back to the
    /// seat.
    Q_PROPERTY(QString guest READ guest NOTIFY changed)
    /// The address on which people elsewhere reach this studio, such as `0.0.0.0:7878`; empty:
    /// none.
    Q_PROPERTY(QString listen READ listen WRITE set_listen NOTIFY changed)

 public:
    using QObject::QObject;

    QString language() const;
    static QVariantList languages();
    void set_language(const QString& value);
    /// This one goes before the one that is kept until another is chosen; empty: none does.
    void speak(const QString& language);
    bool dark() const { return kept_.value("dark", true).toBool(); }
    void set_dark(bool value) { write("dark", value); }
    bool colour_safe() const { return kept_.value("colour_safe", false).toBool(); }
    void set_colour_safe(bool value) { write("colour_safe", value); }
    double text_scale() const { return kept_.value("text_scale", 1.0).toDouble(); }
    void set_text_scale(double value) { write("text_scale", value); }
    double motion() const { return kept_.value("motion", 1.0).toDouble(); }
    void set_motion(double value) { write("motion", value); }
    QString pace() const { return kept_.value("pace", "quick").toString(); }
    void set_pace(const QString& value) { write("pace", value); }
    /// The same in milliseconds between two moves.
    int pace_time() const;
    bool sound() const { return kept_.value("sound", false).toBool(); }
    void set_sound(bool value) { write("sound", value); }
    QString name() const { return kept_.value("name").toString(); }
    void set_name(const QString& value) { write("name", value); }
    QString guest() const { return kept_.value("guest").toString(); }
    void keep_guest(const QString& invitation);
    QString listen() const { return kept_.value("listen").toString(); }
    void set_listen(const QString& value) { write("listen", value); }

    /// How large the window was when it was closed the last time.
    Q_INVOKABLE QSize windowSize() const;
    Q_INVOKABLE bool windowMaximised() const { return kept_.value("window/maximised").toBool(); }
    /// `size` of a window that is not maximised.
    Q_INVOKABLE void keepWindow(QSize size, bool maximised);

    /// The code with which people elsewhere come to a match of this studio; empty where none may.
    QString invitation(const QString& match) const;
    void keep_invitation(const QString& match, const QString& code);
    /// Whether anyone may watch that match of this studio.
    bool may_be_watched(const QString& match) const;
    void keep_watched(const QString& match);

 signals:
    void changed();

 private:
    void write(const QString& key, const QVariant& value);

    QSettings kept_;
    QString spoken_;
};

}  // namespace fronteira::app
