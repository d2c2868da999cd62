// SPDX-License-Identifier: MIT
#include "client/child_wire.hpp"

namespace fronteira::client {

ChildWire::ChildWire(QString program, QStringList arguments, QObject* parent)
    : Wire(parent), program_(std::move(program)), arguments_(std::move(arguments)) {
    process_.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    connect(&process_, &QProcess::started, this, &Wire::opened);
    connect(&process_, &QProcess::readyReadStandardOutput, this, &ChildWire::read);
    connect(&process_, &QProcess::errorOccurred, this, [this](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart) emit closed(process_.errorString());
    });
    connect(&process_, &QProcess::finished, this, [this] { emit closed(process_.errorString()); });
}

ChildWire::~ChildWire() {
    process_.disconnect(this);
    process_.closeWriteChannel();
    if (process_.state() != QProcess::NotRunning && !process_.waitForFinished(2000))
        process_.kill();
    process_.waitForFinished(1000);
}

void ChildWire::open() {
    process_.start(program_, arguments_);
}

void ChildWire::send(const QByteArray& message) {
    process_.write(message + '\n');
}

void ChildWire::read() {
    while (process_.canReadLine()) emit received(process_.readLine().trimmed());
}

}  // namespace fronteira::client
