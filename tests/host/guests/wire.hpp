// SPDX-License-Identifier: MIT
#pragma once

#include <cstdint>
#include <string>

namespace fronteira::host {

/// A connection to a port of this machine, over which anything may be written. Whoever finds the
/// door shut gets a std::system_error.
class Wire {
 public:
    /// `from` is any of the many addresses of this machine.
    explicit Wire(uint16_t port, const std::string& from = "127.0.0.1");
    ~Wire();
    Wire(const Wire&) = delete;
    Wire& operator=(const Wire&) = delete;

    /// False when the other side takes no more.
    bool write(const std::string& bytes);
    /// Whether something has come, or the other side closed it, within half a minute.
    bool hears() const;
    /// What has come, or comes within half a minute; empty when nothing does.
    std::string some();
    /// All that comes until the other side closes.
    std::string rest();
    /// Says nothing more, and stays.
    void fall_silent();

 private:
    int socket_;
};

}  // namespace fronteira::host
