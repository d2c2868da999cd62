// SPDX-License-Identifier: MIT
#pragma once

#include "host/rooms/arrangement.hpp"
#include "host/rooms/seed_lot.hpp"
#include "host/store.hpp"

namespace fronteira::host {

/// A match that is dealt anew while nothing is played: as it was asked for, with the chairs and
/// people that it has by now, from a seed by lot.
class Deal {
 public:
    explicit Deal(const AboutMatch& about, const Arrangement& wanted = {});

    /// What a worker is asked.
    const Json& request() const { return request_; }
    /// An error that says why it was not dealt; null when it was.
    Json refused(const Result<Json>& answer) const;
    /// An answer that is not refused is what is kept of the match from now on.
    void keep(const Json& answer, KeptMatch& match) const;

 private:
    SeedLot lot_ = draw_seed();
    Json request_;
};

}  // namespace fronteira::host
