// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/map.hpp>

#include <tl/expected.hpp>

#include <QString>
#include <QTemporaryDir>
#include <memory>

namespace fronteira::map_edit {

/// A map as it is at the moment, put where a host finds it: in a mod of its own that holds nothing
/// else and vanishes with this.
class MapTrial {
 public:
    /// The name by which to ask for the map, or why it cannot be written.
    tl::expected<QString, QString> prepare(const Map& map);
    /// The folder in which the mod lies; empty before.
    QString folder() const { return folder_ ? folder_->path() : QString(); }

 private:
    std::unique_ptr<QTemporaryDir> folder_;
};

}  // namespace fronteira::map_edit
