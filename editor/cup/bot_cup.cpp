// SPDX-License-Identifier: MIT
#include "cup/bot_cup.hpp"

#include <QFile>
#include <QJsonArray>
#include <QJsonObject>
#include <utility>

namespace fronteira::cup {
namespace {

constexpr qint64 between_tables = 2000;  // milliseconds, while it runs
constexpr qsizetype most_matches = 200;  // that somebody would walk through

QVariantMap listed(const QJsonObject& match) {
    QVariantMap one = match.toVariantMap();
    one["number"] = one.take("match");
    one["over"] = true;
    return one;
}

}  // namespace

BotCup::BotCup(QString program, QString file, QObject* parent)
    : QObject(parent), file_(std::move(file)), run_(program), aside_(program) {
    connect(&run_, &client::ProgramRun::told, this, &BotCup::hear);
    connect(&run_, &client::ProgramRun::ended, this,
            [this](const QJsonDocument& answer, const QString& fault) {
                progress_.clear();
                fault_ = fault;
                if (answer.isObject()) table_ = answer.object().toVariantMap();
                read_matches();
                emit changed();
            });
    connect(&aside_, &client::ProgramRun::ended, this,
            [this](const QJsonDocument& answer, const QString& fault) {
                const Aside done = asides_.takeFirst();
                done.then(answer, fault);
                begin_aside();
            });
    look();
    read_matches();
}

void BotCup::start() {
    fault_.clear();
    progress_ = {{"done", 0}, {"of", 0}};
    run_.start({"tournament", "run", file_, "--json", "--progress"});
    looked_.start();
    emit changed();
}

void BotCup::hear(const QJsonObject& progress) {
    progress_ = {{"done", progress["done"].toDouble()},
                 {"of", progress["of"].toDouble()},
                 {"round", progress["round"].toInt()}};
    if (progress.contains("seconds_left"))
        progress_["seconds"] = progress["seconds_left"].toDouble();
    if (looked_.elapsed() >= between_tables && asides_.isEmpty()) {
        looked_.restart();
        look();
    }
    emit changed();
}

void BotCup::aside(const QStringList& words, Then then) {
    asides_.append({words, std::move(then)});
    if (asides_.size() == 1) begin_aside();
}

void BotCup::begin_aside() {
    if (!asides_.isEmpty()) aside_.start(asides_.first().words);
}

/// How it stands; of one that has not begun there is nothing to tell.
void BotCup::look() {
    aside({"tournament", "table", file_, "--json"},
          [this](const QJsonDocument& answer, const QString&) {
              if (!answer.isObject()) return;
              table_ = answer.object().toVariantMap();
              emit changed();
          });
}

void BotCup::read_matches() {
    const QString to = folder_.filePath("matches.json");
    aside({"tournament", "export", file_, "--format", "json", "--last",
           QString::number(most_matches), "--to", to},
          [this, to](const QJsonDocument&, const QString&) {
              QFile file(to);
              if (!file.open(QIODevice::ReadOnly)) return;
              const QJsonArray all = QJsonDocument::fromJson(file.readAll()).array();
              matches_.clear();
              for (qsizetype i = all.size() - 1; i >= 0; --i)
                  matches_ << listed(all.at(i).toObject());
              emit changed();
          });
}

void BotCup::replay(int number) {
    const QString to = folder_.path();
    QStringList seats;
    for (const QVariant& one : std::as_const(matches_))
        if (one.toMap()["number"] == number) seats = one.toMap()["seats"].toStringList();
    const QString name = QString("match_%1.rec").arg(number, 4, 10, QChar('0'));
    aside({"tournament", "export", file_, "--format", "records", "--match", QString::number(number),
           "--to", to, "--json"},
          [this, seats, path = folder_.filePath(name)](const QJsonDocument& answer,
                                                       const QString& fault) {
              if (!answer.isObject()) return emit refused(fault);
              emit recorded(QUrl::fromLocalFile(path), seats);
          });
}

void BotCup::report(const QUrl& to) {
    aside({"tournament", "report", file_, "--to", to.toLocalFile(), "--json"},
          [this, to](const QJsonDocument& answer, const QString& fault) {
              if (!answer.isObject()) return emit refused(fault);
              emit reported(to);
          });
}

}  // namespace fronteira::cup
