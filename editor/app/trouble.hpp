// SPDX-License-Identifier: MIT
#pragma once

#include <QtQml/qqmlregistration.h>

#include <QObject>
#include <QTimer>

namespace fronteira::app {

/// What keeps the studio from showing what was asked for: what was tried, why it did not come, and
/// when it is tried again. One at a time, whatever else goes wrong meanwhile.
class Trouble : public QObject {
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("belongs to the studio")
    /// There is something between a person and the page.
    Q_PROPERTY(bool present READ present NOTIFY changed)
    /// It may still come; else it went wrong.
    Q_PROPERTY(bool waiting READ waiting NOTIFY changed)
    Q_PROPERTY(QString tried READ tried NOTIFY changed)
    Q_PROPERTY(QString why READ why NOTIFY changed)
    /// A match like it can be set up instead.
    Q_PROPERTY(bool offersAnother READ offers_another NOTIFY changed)
    /// Matches can be played that are not kept.
    Q_PROPERTY(bool offersUnkept READ offers_unkept NOTIFY changed)
    /// Until it is tried again by itself; 0: it is not.
    Q_PROPERTY(int seconds READ seconds NOTIFY counted)

 public:
    explicit Trouble(QObject* parent = nullptr);

    bool present() const { return state_ != State::none; }
    bool waiting() const { return state_ == State::waiting; }
    const QString& tried() const { return tried_; }
    const QString& why() const { return why_; }
    bool offers_another() const { return state_ == State::failed && offers_another_; }
    bool offers_unkept() const { return state_ == State::failed && offers_unkept_; }
    int seconds() const { return seconds_; }

    /// It has been begun and may take a while.
    void wait(const QString& tried);
    /// It did not come. With `by_itself` it is tried again, after a longer time each time that it
    /// fails.
    void fail(const QString& tried, const QString& why, bool by_itself);
    /// Whether another match may take the place of what fails.
    void offer_another(bool offered) { offers_another_ = offered; }
    /// Whether the studio would do without a place to keep matches in.
    void offer_unkept(bool offered) { offers_unkept_ = offered; }
    /// All is well.
    void clear();

    Q_INVOKABLE void retry();
    Q_INVOKABLE void back();
    Q_INVOKABLE void takeAnother();
    /// Goes on with the game as it is now; where another is offered.
    Q_INVOKABLE void takeNewRules();
    Q_INVOKABLE void playUnkept();

 signals:
    void changed();
    void counted();
    void retried();
    void gaveUp();
    void anotherWanted();
    void newRulesWanted();
    void unkeptWanted();

 private:
    enum class State { none, waiting, failed };
    void become(State state, const QString& tried, const QString& why);
    void count();

    State state_ = State::none;
    QString tried_;
    QString why_;
    bool offers_another_ = false;
    bool offers_unkept_ = false;
    int failures_ = 0;
    int seconds_ = 0;
    QTimer second_;
};

}  // namespace fronteira::app
