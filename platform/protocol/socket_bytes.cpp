// SPDX-License-Identifier: MIT
#include "protocol/socket_bytes.hpp"

#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>

namespace fronteira::protocol {

bool send_all(int socket, std::string_view bytes) {
    while (!bytes.empty()) {
        const ssize_t sent = ::send(socket, bytes.data(), bytes.size(), MSG_NOSIGNAL);
        if (sent < 0 && errno == EINTR) continue;
        if (sent <= 0) return false;
        bytes.remove_prefix(static_cast<size_t>(sent));
    }
    return true;
}

size_t receive_some(int descriptor, std::span<char> room) {
    for (;;) {
        const ssize_t got = ::read(descriptor, room.data(), room.size());
        if (got < 0 && errno == EINTR) continue;
        return got > 0 ? static_cast<size_t>(got) : 0;
    }
}

}  // namespace fronteira::protocol
