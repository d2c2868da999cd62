// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/exchange.hpp>

#include <memory>

namespace geojson {

std::unique_ptr<const fronteira::Importer> make_importer();

}  // namespace geojson
