// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <sys/types.h>

#include <cstdint>
#include <functional>
#include <memory>

namespace fronteira::host {

/// The process that workers are forked from. It is made before the host has a connection, a store
/// or a token, so that no worker holds any; it knows what is installed, so that a worker costs a
/// fork and no more. When a process dies, everything that it started dies, too; a zygote that died
/// is made anew.
class Zygote {
 public:
    /// What a worker does with its end of the socket; after that the process ends.
    using Work = std::function<void(int socket)>;

    /// Forks. `prepare` runs in the new process and gives the work of all workers.
    static Result<std::unique_ptr<Zygote>> start(const std::function<Work()>& prepare);
    ~Zygote();
    Zygote(const Zygote&) = delete;
    Zygote& operator=(const Zygote&) = delete;

    struct Hired {
        int socket;
        int64_t number;  ///< of the worker, for dismiss()
    };
    /// A new worker, `nice` steps behind the host on the processor; the socket is the caller's.
    /// Does not wait for it: where none can be made, the socket is closed at its other end.
    Result<Hired> hire(int nice);
    /// Kills a worker that does not answer.
    void dismiss(int64_t number);

 private:
    Zygote(int socket, pid_t process) : socket_(socket), process_(process) {}
    int socket_;
    pid_t process_;
    int64_t hired_ = 0;
};

}  // namespace fronteira::host
