// SPDX-License-Identifier: MIT
#include "client/program_run.hpp"

#include <unistd.h>

#include <QJsonObject>

namespace fronteira::client {
namespace {

constexpr int politeness = 5;   // what the child leaves to the window
constexpr int most_lines = 40;  // of complaints that somebody may read

}  // namespace

ProgramRun::ProgramRun(QString program, QObject* parent)
    : QObject(parent), program_(std::move(program)) {
    process_.setChildProcessModifier([] { (void)!::nice(politeness); });
    connect(&process_, &QProcess::readyReadStandardError, this, &ProgramRun::read_errors);
    connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) emit ended({}, process_.errorString());
    });
    connect(&process_, &QProcess::finished, this,
            [this](int, QProcess::ExitStatus status) { finish(status); });
}

ProgramRun::~ProgramRun() {
    kill();
}

void ProgramRun::start(const QStringList& words) {
    kill();
    complaints_.clear();
    process_.start(program_, words);
    process_.closeWriteChannel();
}

void ProgramRun::ask_to_end() {
    process_.terminate();
}

void ProgramRun::kill() {
    if (!running()) return;
    const QSignalBlocker nobody_hears(process_);
    process_.kill();
    process_.waitForFinished();
    process_.readAllStandardError();
}

void ProgramRun::read_errors() {
    process_.setReadChannel(QProcess::StandardError);
    while (process_.canReadLine()) {
        const QByteArray line = process_.readLine().trimmed();
        const QJsonDocument message =
            line.startsWith('{') ? QJsonDocument::fromJson(line) : QJsonDocument();
        if (message.isObject())
            emit told(message.object());
        else if (complaints_.size() < most_lines && !line.isEmpty())
            complaints_ << QString::fromUtf8(line);
    }
}

void ProgramRun::finish(QProcess::ExitStatus status) {
    read_errors();
    const QJsonDocument answer = QJsonDocument::fromJson(process_.readAllStandardOutput());
    QString fault;
    if (answer.isNull()) fault = complaints_.join('\n');
    if (answer.isNull() && status == QProcess::CrashExit)
        fault = (fault.isEmpty() ? QString() : fault + '\n') +
                tr("The program stopped before it had finished.");
    if (answer.isNull() && fault.isEmpty()) fault = tr("The program gave no answer.");
    emit ended(answer, fault);
}

}  // namespace fronteira::client
