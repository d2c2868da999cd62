// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/message.hpp"
#include "wire.hpp"

#include <string>

namespace fronteira::host {

/// A WebSocket spoken byte by byte: everything that comes is kept as it came, and beside it the
/// payload of all frames.
class RawClient {
 public:
    explicit RawClient(uint16_t port);

    /// The number under which it is answered.
    int say(protocol::Json message);
    /// Whether an answer came.
    bool ask(const protocol::Json& message) { return hear_answer(say(message)); }
    bool hear_answer(int number);
    /// Whether news of that type came, so often by now.
    bool hear_news(const std::string& type, int times = 1);

    /// A frame of whatever kind, masked with zeros.
    void frame(char kind, const std::string& text);
    /// False once the connection is closed.
    bool write(const std::string& bytes) { return wire_.write(bytes); }

    /// Whether something has come that was not read yet; waits for it.
    bool hears_more() const { return wire_.hears(); }
    /// Reads until the host closes it, or is silent for half a minute.
    void hear_all();
    /// Says nothing more, and stays.
    void fall_silent() { wire_.fall_silent(); }

    std::string heard;  ///< every byte
    std::string told;   ///< without the heads of frames
    size_t pieces = 0;  ///< frames that are not a message of their own

 private:
    template <class Done>
    bool hear(Done done);
    /// Some more bytes; false when none come in time.
    bool read();
    void take_frames();

    Wire wire_;
    size_t next_frame_ = std::string::npos;
    int last_ = 0;
};

}  // namespace fronteira::host
