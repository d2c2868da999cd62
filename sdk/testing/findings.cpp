// SPDX-License-Identifier: MIT
#include "conformance/findings.hpp"

namespace fronteira::conformance {

void Findings::add(const std::string& code, const std::string& about, size_t move,
                   const std::string& sentence, const std::string& hint, const Place& place) {
    if (!known_.insert(code + " " + about).second) return;
    all_.push_back(error_at(
        place, "conformance." + code,
        sentence + ", seed " + std::to_string(seed_) + ", move " + std::to_string(move), hint));
}

void Findings::add_reported(const std::string& code, const std::string& about, size_t move,
                            const std::string& sentence, const Diagnostics& reported) {
    bool news = reported.empty();
    for (const Diagnostic& fault : reported) news = told_.insert(to_text(fault)).second || news;
    if (!news || known_.contains(code + " " + about)) return;
    all_.insert(all_.end(), reported.begin(), reported.end());
    add(code, about, move, sentence, {}, reported.empty() ? Place{} : reported.front().place);
}

}  // namespace fronteira::conformance
