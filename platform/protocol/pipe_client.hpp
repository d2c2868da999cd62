// SPDX-License-Identifier: MIT
#pragma once

#include "protocol/line_buffer.hpp"
#include "protocol/message.hpp"

#include <sys/types.h>

#include <chrono>
#include <string>
#include <vector>

namespace fronteira::protocol {

/// A host that runs as a child of this process, spoken to over its standard input and output. Ends
/// with its client.
class PipeClient {
 public:
    /// `program` and what stands after it on its command line.
    static Result<PipeClient> start(const std::vector<std::string>& command);
    PipeClient(PipeClient&& other) noexcept;
    PipeClient& operator=(PipeClient&&) = delete;
    PipeClient(const PipeClient&) = delete;
    ~PipeClient();

    /// False when the host is gone.
    bool send(const Json& message);
    bool send_line(const std::string& line);
    /// The next message, waited for no longer than that. A failure when none comes.
    Result<Json> receive(std::chrono::milliseconds patience);

    pid_t process() const { return process_; }
    /// Lets the host come to its end by itself, and waits for that. Its exit status.
    int finish();

 private:
    PipeClient() = default;

    pid_t process_ = -1;
    int to_ = -1;
    int from_ = -1;
    LineBuffer lines_{size_t{64} << 20};
};

}  // namespace fronteira::protocol
