// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/exchange.hpp>

#include <memory>

namespace triplea {

std::unique_ptr<const fronteira::Importer> make_importer();

}  // namespace triplea
