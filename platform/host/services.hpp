// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include "host/contest.hpp"
#include "host/limits.hpp"
#include "host/outbox.hpp"
#include "host/seldom.hpp"
#include "host/store.hpp"
#include "host/workers/worker_pool.hpp"
#include "host/workers/zygote.hpp"

#include <boost/asio/io_context.hpp>

#include <functional>

namespace fronteira::host {

/// What all rooms share. Lent by the host.
struct Services {
    boost::asio::io_context& io;
    Zygote& zygote;
    Store& store;
    Outbox& outbox;
    const TextTable& texts;  ///< sentences of platform/host/text
    const Limits& limits;
    WorkerPool& stories;                           ///< matches told again
    WorkerPool& catalogue;                         ///< what is installed
    FairQueue& beginnings;                         ///< of matches, whose openers take turns
    std::function<void(const std::string&)> warn;  ///< for the log of whoever runs the host
    Seldom& seldom;                                ///< the same, of what strangers bring about
    bool by_lot = false;  ///< strangers may play: nobody names a seed, or knows it before the end
    Contest* contest = nullptr;  ///< that is played here, or none
    std::function<void()> match_ended = [] {};
    std::function<void()> not_kept = [] {};  ///< a match stands still, for the store took nothing
    size_t requests = 0;                     ///< of all peers, that were not answered yet
    size_t late_bytes = 0;                   ///< what late spectators of all matches will be told
    size_t awake = 0;                        ///< matches that have a worker
};

}  // namespace fronteira::host
