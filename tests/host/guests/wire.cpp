// SPDX-License-Identifier: MIT
#include "wire.hpp"

#include <arpa/inet.h>
#include <gtest/gtest.h>
#include <netinet/in.h>
#include <poll.h>
#include <sys/socket.h>
#include <unistd.h>

#include <cerrno>
#include <system_error>

namespace fronteira::host {
namespace {

sockaddr_in place(const std::string& address, uint16_t port) {
    sockaddr_in place{};
    place.sin_family = AF_INET;
    place.sin_port = htons(port);
    inet_pton(AF_INET, address.c_str(), &place.sin_addr);
    return place;
}

}  // namespace

Wire::Wire(uint16_t port, const std::string& from)
    : socket_(::socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0)) {
    const sockaddr_in here = place(from, 0);
    const sockaddr_in there = place("127.0.0.1", port);
    if (bind(socket_, reinterpret_cast<const sockaddr*>(&here), sizeof here) != 0 ||
        connect(socket_, reinterpret_cast<const sockaddr*>(&there), sizeof there) != 0) {
        const int why = errno;
        close(socket_);
        throw std::system_error(why, std::generic_category(), "no connection");
    }
}

Wire::~Wire() {
    close(socket_);
}

bool Wire::write(const std::string& bytes) {
    for (size_t done = 0; done < bytes.size();) {
        const ssize_t size = send(socket_, bytes.data() + done, bytes.size() - done, MSG_NOSIGNAL);
        if (size <= 0) return false;
        done += static_cast<size_t>(size);
    }
    return true;
}

bool Wire::hears() const {
    pollfd ready{socket_, POLLIN, 0};
    return poll(&ready, 1, 30000) > 0;
}

std::string Wire::some() {
    std::string bytes(65536, '\0');
    const ssize_t size = hears() ? recv(socket_, bytes.data(), bytes.size(), 0) : 0;
    bytes.resize(size > 0 ? static_cast<size_t>(size) : 0);
    return bytes;
}

std::string Wire::rest() {
    std::string bytes;
    for (std::string more = some(); !more.empty(); more = some()) bytes += more;
    char end = 0;
    EXPECT_LE(recv(socket_, &end, 1, MSG_DONTWAIT), 0);
    EXPECT_TRUE(errno != EAGAIN) << "it is never closed";
    return bytes;
}

void Wire::fall_silent() {
    shutdown(socket_, SHUT_WR);
}

}  // namespace fronteira::host
