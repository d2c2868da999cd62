// SPDX-License-Identifier: MIT
#include "client/child_wire.hpp"

#include <cstdio>

namespace fronteira::client {

ChildWire::ChildWire(QString program, QStringList arguments, QObject* parent)
    : Wire(parent), program_(std::move(program)), arguments_(std::move(arguments)) {
    connect(&process_, &QProcess::started, this, &Wire::opened);
    connect(&process_, &QProcess::readyReadStandardOutput, this, &ChildWire::read);
    connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) emit closed(process_.errorString());
    });
    connect(&process_, &QProcess::readyReadStandardError, this, &ChildWire::overhear);
    connect(&process_, &QProcess::finished, this, &ChildWire::bury);
}

ChildWire::~ChildWire() {
    close();
}

/// The window stands still meanwhile, so a host that does not end of itself is killed before that
/// is noticed: what it keeps outlives that.
void ChildWire::close() {
    constexpr int patience = 250, last_breath = 1000;
    process_.disconnect(this);
    process_.closeWriteChannel();
    if (process_.state() == QProcess::NotRunning || process_.waitForFinished(patience)) return;
    process_.kill();
    process_.waitForFinished(last_breath);
}

/// Last words are a reason only of who ended by itself: of who was killed they are what it happened
/// to say before.
void ChildWire::bury(int status, QProcess::ExitStatus how) {
    overhear();
    if (how == QProcess::CrashExit)
        emit closed(tr("it was killed or crashed"));
    else if (last_words_.isEmpty())
        emit closed(tr("it ended with status %1").arg(status));
    else
        emit closed(last_words_);
}

void ChildWire::open() {
    process_.start(program_, arguments_);
}

void ChildWire::send(const QByteArray& message) {
    process_.write(message + '\n');
}

/// What the host says to people goes on to them; its last words tell why it ended.
void ChildWire::overhear() {
    const QByteArray said = process_.readAllStandardError();
    if (said.trimmed().isEmpty()) return;
    fwrite(said.constData(), 1, static_cast<size_t>(said.size()), stderr);
    last_words_ = QString::fromUtf8(said).trimmed().section('\n', -1);
}

void ChildWire::read() {
    while (process_.canReadLine()) emit received(process_.readLine().trimmed());
}

}  // namespace fronteira::client
