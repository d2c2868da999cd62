// SPDX-License-Identifier: MIT
#include "runtime/cups/cup_tapes.hpp"

#include "match/series/threads.hpp"
#include "page/page.hpp"

#include <atomic>

namespace fronteira::runtime {
namespace {

Result<std::string> tape_of(CupRecords& records, const CupTapes::Wanted& wanted) {
    return page::packed_tape(records.rules(wanted.fixture), true,
                             [&](const match::OnMove& on_move) {
                                 return records.tell(wanted.fixture, wanted.result, on_move);
                             });
}

}  // namespace

Result<std::unique_ptr<CupTapes>> CupTapes::load(const Cup& cup, size_t threads) {
    std::unique_ptr<CupTapes> tapes(new CupTapes);
    for (size_t i = 0; i < threads; ++i) {
        auto records = CupRecords::load(cup);
        if (!records) return fail(std::move(records.error()));
        tapes->records_.push_back(std::move(*records));
    }
    return tapes;
}

Result<std::vector<std::string>> CupTapes::make(const std::vector<Wanted>& wanted) {
    std::vector<Result<std::string>> made(wanted.size());
    std::atomic<size_t> next{0};
    const auto work = [&](CupRecords& records) {
        for (size_t i = next++; i < wanted.size(); i = next++)
            made[i] = tape_of(records, wanted[i]);
    };
    {
        const auto threads =
            match::begin_threads(1, records_.size(), [&](size_t i) { work(*records_[i]); });
        work(*records_.front());
    }
    std::vector<std::string> tapes;
    for (Result<std::string>& tape : made) {
        if (!tape) return fail(std::move(tape.error()));
        tapes.push_back(std::move(*tape));
    }
    return tapes;
}

}  // namespace fronteira::runtime
