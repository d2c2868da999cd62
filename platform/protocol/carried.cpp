// SPDX-License-Identifier: MIT
#include "protocol/carried.hpp"

#include <sys/socket.h>

#include <array>
#include <cerrno>
#include <cstring>

namespace fronteira::protocol {
namespace {

/// A message of some bytes with room for one descriptor.
struct Envelope {
    Envelope(void* start, size_t size) : bytes{start, size} {
        message.msg_iov = &bytes;
        message.msg_iovlen = 1;
    }
    Envelope(const Envelope&) = delete;
    Envelope& operator=(const Envelope&) = delete;
    void open_room() {
        message.msg_control = room.data();
        message.msg_controllen = room.size();
    }

    iovec bytes;
    alignas(cmsghdr) std::array<char, CMSG_SPACE(sizeof(int))> room{};
    msghdr message{};
};

}  // namespace

bool send_carrying(int socket, const void* bytes, size_t size, int carried) {
    Envelope envelope(const_cast<void*>(bytes), size);
    if (carried >= 0) {
        envelope.open_room();
        cmsghdr* header = CMSG_FIRSTHDR(&envelope.message);
        header->cmsg_level = SOL_SOCKET;
        header->cmsg_type = SCM_RIGHTS;
        header->cmsg_len = CMSG_LEN(sizeof(int));
        std::memcpy(CMSG_DATA(header), &carried, sizeof carried);
    }
    return sendmsg(socket, &envelope.message, MSG_NOSIGNAL) == static_cast<ssize_t>(size);
}

bool receive_carrying(int socket, void* bytes, size_t size, int& carried) {
    Envelope envelope(bytes, size);
    envelope.open_room();
    carried = -1;
    ssize_t got = -1;
    while ((got = recvmsg(socket, &envelope.message, MSG_CMSG_CLOEXEC)) < 0 && errno == EINTR) {
    }
    if (got != static_cast<ssize_t>(size)) return false;
    const cmsghdr* header = CMSG_FIRSTHDR(&envelope.message);
    if (header != nullptr && header->cmsg_type == SCM_RIGHTS)
        std::memcpy(&carried, CMSG_DATA(header), sizeof carried);
    return true;
}

}  // namespace fronteira::protocol
