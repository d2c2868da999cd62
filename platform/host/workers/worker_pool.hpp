// SPDX-License-Identifier: MIT
#pragma once

#include "host/limits.hpp"
#include "host/peer.hpp"
#include "host/workers/fair_queue.hpp"
#include "host/workers/worker.hpp"

#include <functional>
#include <memory>
#include <vector>

namespace fronteira::host {

/// Workers that play no match: they say what is installed and tell matches again, beside the
/// matches that go on. Peers take turns, and so do the addresses that they come from.
class WorkerPool {
 public:
    /// All but the count is lent.
    WorkerPool(boost::asio::io_context& io, Zygote& zygote, const Limits& limits, size_t workers)
        : io_(io),
          zygote_(zygote),
          limits_(limits),
          queue_(std::make_shared<FairQueue>(io, workers)),
          workers_(workers) {}

    using Request = std::function<Json()>;
    /// `request` is made when its turn has come. The answer is what the worker replied, or `error`.
    void ask(const Peer& peer, Request request, std::function<void(Json)> answered);
    /// Work of the host's own that takes its turn among the requests.
    void in_turn(const Peer& peer, std::function<void()> work);

 private:
    Result<size_t> free_worker();

    boost::asio::io_context& io_;
    Zygote& zygote_;
    const Limits& limits_;
    std::shared_ptr<FairQueue> queue_;
    struct Place {
        std::shared_ptr<Worker> worker;
        bool busy = false;
    };
    std::vector<Place> workers_;
};

}  // namespace fronteira::host
