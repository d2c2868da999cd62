// SPDX-License-Identifier: MIT
#pragma once

#include "host/workers/worker_pool.hpp"

#include <chrono>
#include <functional>
#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fronteira::host {

/// What is installed, as it is told to many: an answer is worked out once and kept for a while, and
/// whoever asks for the same meanwhile waits for the same answer.
class Catalogue {
 public:
    using Told = std::function<void(const std::shared_ptr<const std::string>& text, Json error)>;

    /// Lent.
    explicit Catalogue(WorkerPool& pool) : pool_(pool) {}

    /// The answer to a request of `do` and `language` (and `map`): the text of the message, or null
    /// and the error. The owner of the host may have changed a file: they are told what is so now.
    void ask(const Peer& peer, const Json& request, Told told);

 private:
    struct Kept {
        std::shared_ptr<const std::string> text;
        std::chrono::steady_clock::time_point until;
    };
    void keep(const std::string& key, const std::shared_ptr<const std::string>& text);

    WorkerPool& pool_;
    std::map<std::string, Kept> kept_;
    size_t bytes_ = 0;
    std::map<std::string, std::vector<Told>> waiting_;
};

}  // namespace fronteira::host
