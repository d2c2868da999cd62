// SPDX-License-Identifier: MIT
#pragma once

#include <QJsonDocument>
#include <QObject>
#include <QProcess>
#include <QStringList>

namespace fronteira::client {

/// One run at a time of the command line program, as a child: whatever a mod or a stranger's file
/// does to it, it does not do to the window. The child ends with this object.
class ProgramRun : public QObject {
    Q_OBJECT

 public:
    /// `program` is that of the command line; its answer is awaited as JSON on stdout.
    explicit ProgramRun(QString program, QObject* parent = nullptr);
    ~ProgramRun() override;

    /// Begins; a run that goes on is killed, and nobody hears of it any more.
    void start(const QStringList& words);
    /// Asks the child to end; it may still answer.
    void ask_to_end();
    /// Ends it at once, and nobody hears of it any more.
    void kill();
    bool running() const { return process_.state() != QProcess::NotRunning; }
    qint64 process() const { return process_.processId(); }

 signals:
    /// An object of JSON that it wrote on stderr as one line.
    void told(const QJsonObject& message);
    /// It ended. The answer is null when there is none; then `fault` says why in the program's
    /// words, one finding a line.
    void ended(const QJsonDocument& answer, const QString& fault);

 private:
    void read_errors();
    void finish(QProcess::ExitStatus status);

    QString program_;
    QProcess process_;
    QStringList complaints_;
};

}  // namespace fronteira::client
