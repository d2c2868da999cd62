// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/result.hpp>

#include "tournament/ledger/ledger.hpp"
#include "tournament/plan/plan.hpp"

#include <string>

namespace fronteira::tournament {

/// Names a tournament in the seals of its matches: the same for all files that mean the same.
std::string identity_of(const Plan& plan);

/// The name of the tournament that a ledger was begun for, whoever has entered it since.
Result<std::string> identity_of(const Ledger& ledger);

/// Whether the ledger is of this plan: fails with the first thing that differs. `ledger` is its
/// name in findings, `remedy` what can be done where it is asked.
Result<void> check_plan(
    const Plan& plan, const LedgerHead& head, const std::string& ledger,
    const std::string& remedy = "restore the file as it was, or begin a new ledger with --ledger");

/// Whether what is installed now is what the ledger was begun with.
Result<void> check_lock(const LedgerHead& head, const std::string& lock, const std::string& ledger,
                        const std::string& remedy =
                            "install what it was begun with, or begin a new ledger with --ledger");

}  // namespace fronteira::tournament
