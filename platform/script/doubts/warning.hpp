// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/diagnostic.hpp>

#include "compile/doubts/doubt.hpp"
#include "script/bindings/handle_members.hpp"

#include <string>
#include <utility>

namespace fronteira::script {

/// What the handle that a doubt is about has the columns of.
inline core::Entity entity_of(const compile::Doubt& doubt) {
    return static_cast<core::Entity>(static_cast<int>(doubt.is) -
                                     static_cast<int>(compile::Tag::match));
}

/// The type of that handle.
inline HandleType handle_of(const compile::Doubt& doubt) {
    return static_cast<HandleType>(entity_of(doubt));
}

}  // namespace fronteira::script
