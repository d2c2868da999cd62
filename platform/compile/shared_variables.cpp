// SPDX-License-Identifier: MIT
#include "compile/shared_variables.hpp"

namespace fronteira::compile {

Shared* SharedVariables::of(Value* in_register) {
    auto place = open_.end();  // those of the function that asks stand last
    while (place != open_.begin() && (*std::prev(place))->at >= in_register) --place;
    if (place != open_.end() && (*place)->at == in_register) return *place;
    Shared* const made = all_.next();
    if (made == nullptr) return nullptr;
    made->at = in_register;
    open_.insert(place, made);
    return made;
}

void SharedVariables::leave_register() {
    Shared& shared = *open_.back();
    shared.value = *shared.at;
    shared.at = &shared.value;
    open_.pop_back();
}

}  // namespace fronteira::compile
