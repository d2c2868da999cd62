// SPDX-License-Identifier: MIT
#pragma once

#include <QString>

namespace fronteira::files {

/// What a person makes with the studio lies in `fronteira` in the usual place of the system
/// (`~/.local/share`): maps in a mod of their own, so that every game finds them, records,
/// formations and tournaments. A folder is made when it is first asked for; one that cannot be made
/// is named all the same.
class Home {
 public:
    /// `mods/my_maps/maps`
    static QString maps();
    /// `records`
    static QString records();
    /// `formations`: pieces set up for secret beginnings, a file for each ruleset
    static QString formations();
    /// `scenes`: a position of each game, for its picture
    static QString scenes();
    /// `tournaments`
    static QString tournaments();

    /// Whether that file lies in a mod of the person's own, not in one that came as a pack.
    static bool holds(const QString& path);
    /// Whether that file is one of the maps that every game finds.
    static bool holds_map(const QString& path);
};

}  // namespace fronteira::files
