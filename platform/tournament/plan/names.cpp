// SPDX-License-Identifier: MIT
#include "tournament/plan/names.hpp"

#include "letters/forms.hpp"

namespace fronteira::tournament {

std::string name_key(const std::string& name) {
    const std::string folded = letters::folded(name);
    return folded.empty() ? name : folded;  // no UTF-8: as it is
}

}  // namespace fronteira::tournament
