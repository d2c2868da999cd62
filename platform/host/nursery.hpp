// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include <sys/types.h>

#include <functional>
#include <memory>

namespace fronteira::host {

/// The process that workers are forked from. It is made before the host has a connection, a store
/// or a token, so that no worker holds any; it knows what is installed, so that a worker costs a
/// fork and no more. Whoever dies takes with it all that it started; a nursery that died is made
/// anew.
class Nursery {
 public:
    /// What a worker does with its end of the socket; after that the process ends.
    using Work = std::function<void(int socket)>;

    /// Forks. `prepare` runs in the new process and gives the work of all workers.
    static Result<std::unique_ptr<Nursery>> start(const std::function<Work()>& prepare);
    ~Nursery();
    Nursery(const Nursery&) = delete;
    Nursery& operator=(const Nursery&) = delete;

    struct Hired {
        int socket;
        pid_t process;
    };
    /// A new worker; the socket is the caller's.
    Result<Hired> hire();
    /// Kills a worker that does not answer.
    void dismiss(pid_t process);

 private:
    Nursery(int socket, pid_t process) : socket_(socket), process_(process) {}
    int socket_;
    pid_t process_;
};

}  // namespace fronteira::host
