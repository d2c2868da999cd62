// SPDX-License-Identifier: MIT
#pragma once

#include "client/wire.hpp"

#include <QProcess>
#include <QStringList>

namespace fronteira::client {

/// A host of one's own: a child process spoken to over its standard input and output, one line a
/// message. It ends with this object; what it keeps in its store stays.
class ChildWire : public Wire {
    Q_OBJECT
 public:
    /// `program` is called with `arguments`, such as `host --stdio --store FILE`.
    ChildWire(QString program, QStringList arguments, QObject* parent = nullptr);
    ~ChildWire() override;
    void open() override;
    void send(const QByteArray& message) override;
    void close() override;
    qint64 process() const { return process_.processId(); }

 private:
    void read();
    void overhear();
    void bury(int status, QProcess::ExitStatus how);

    QString program_;
    QStringList arguments_;
    QProcess process_;
    QString last_words_;
};

}  // namespace fronteira::client
