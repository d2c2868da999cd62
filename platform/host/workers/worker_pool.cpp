// SPDX-License-Identifier: MIT
#include "host/workers/worker_pool.hpp"

#include <algorithm>

namespace fronteira::host {

/// Those who play come first on the processor.
constexpr int behind_the_matches = 4;
/// On a busy machine they wait long for the processor. What they may use of it is bounded as ever.
constexpr int patience_of_a_pool = 6;

/// The queue gives out no more turns than there are workers, so that one is free.
Result<size_t> WorkerPool::free_worker() {
    const auto place =
        std::find_if(workers_.begin(), workers_.end(), [](const Place& one) { return !one.busy; });
    if (place->worker == nullptr || place->worker->dead()) {
        auto hired =
            Worker::hire(io_, zygote_, limits_.decision * patience_of_a_pool, behind_the_matches);
        if (!hired) return fail(std::move(hired.error()));
        place->worker = std::move(*hired);
    }
    return static_cast<size_t>(place - workers_.begin());
}

void WorkerPool::ask(const Peer& peer, Request request, std::function<void(Json)> answered) {
    queue_->add(peer.address, &peer,
                [this, request = std::move(request),
                 answered = std::move(answered)](const FairQueue::Done& done) {
                    const auto found = free_worker();
                    if (!found) {
                        done();
                        return answered(protocol::error(found.error()));
                    }
                    workers_[*found].busy = true;
                    workers_[*found].worker->ask(request(), [this, at = *found, answered,
                                                             done](Result<Json> answer) {
                        workers_[at].busy = false;
                        done();
                        if (answer)
                            return answered(answer->value("reply", protocol::error("host.worker")));
                        answered(protocol::error(answer.error()));
                    });
                });
}

void WorkerPool::in_turn(const Peer& peer, std::function<void()> work) {
    queue_->add(peer.address, &peer, [work = std::move(work)](const FairQueue::Done& done) {
        work();
        done();
    });
}

}  // namespace fronteira::host
