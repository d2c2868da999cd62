// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/exchange.hpp>

#include <memory>

namespace svg {

fronteira::FileFormat format();
std::unique_ptr<const fronteira::Importer> make_importer();
std::unique_ptr<const fronteira::Exporter> make_exporter();

}  // namespace svg
