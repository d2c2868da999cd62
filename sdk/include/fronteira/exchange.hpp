// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>
#include <fronteira/map.hpp>
#include <fronteira/result.hpp>

#include <functional>
#include <string>
#include <vector>

namespace fronteira {

/// Reads another file of the same folder, such as a picture that a map names; or of the folder
/// above, if it is not there and the file stands in the `FileFormat::folder`. Only plain names
/// without folders are accepted, and the size is limited.
using ReadBeside = std::function<Result<std::string>(const std::string& name)>;

/// A format of maps that is not ours.
struct FileFormat {
    std::string id;                     ///< `[a-z][a-z0-9_]*`, what people write after `--as`
    std::string name;                   ///< for people: `Domination`
    std::vector<std::string> suffixes;  ///< in lower case, with the dot: `.map`
    /// The name of a folder that its programs keep such files in, with what the files name one
    /// folder above; empty where everything lies side by side.
    std::string folder = {};
};

/// A file to import. An importer opens no files itself: everything it needs is handed in, so that
/// it can reach nothing else and can be tested without a disk.
struct ImportSource {
    std::string file;   ///< its name in diagnostics
    std::string stem;   ///< its name without folder and suffix, unchanged: a name for a map that
                        ///< has none, but not always a valid id
    std::string bytes;  ///< its contents; not to be trusted
    ReadBeside read_beside;  ///< to be called before read() returns
};

/// What was understood of a file. `losses` has a warning, with its place, for each thing that the
/// file says and the map does not, and for each thing that had to be guessed. Whoever reads the
/// losses knows every way in which the map differs from the file.
struct Imported {
    Map map;
    std::vector<Deck> decks;
    Diagnostics losses;
};

/// Makes a map from another program's file.
class Importer {
 public:
    virtual ~Importer() = default;

    virtual FileFormat format() const = 0;

    /// Either a map without errors (none that `fronteira check` would report) or every reason why
    /// there is none. The bytes may be anything that somebody found on the net, truncated, wrong or
    /// malicious; answer within seconds and about 100 MB. Does not throw. May be called from
    /// several threads.
    virtual Result<Imported> read(const ImportSource& source) const = 0;
};

/// A map to export, with the decks that belong to it.
struct ExportSource {
    Map map;
    std::vector<Deck> decks;
    std::string stem;             ///< name of the file to be written, without folder and suffix
    std::string language = "en";  ///< of the names, in formats that have only one
};

/// One file of an export; `name` is a plain name, without folders.
struct ExportedFile {
    std::string name;
    std::string bytes;
};

/// The files of an export. The first is the one that was asked for, `<stem><suffix>`; it names the
/// others. `losses` are as in `Imported`: what the map has and the files do not.
struct Exported {
    std::vector<ExportedFile> files;
    Diagnostics losses;
};

/// Writes a map for another program.
class Exporter {
 public:
    virtual ~Exporter() = default;

    virtual FileFormat format() const = 0;

    /// The map has passed `fronteira check`. The same map gives the same bytes. Fails if the format
    /// cannot represent the map at all. Does not throw. May be called from several threads.
    virtual Result<Exported> write(const ExportSource& source) const = 0;
};

/// Something that was not carried over, or was guessed; see `Imported::losses`.
inline Diagnostic loss_at(Place place, std::string code, std::string message,
                          std::string hint = {}) {
    return warning_at(std::move(place), std::move(code), std::move(message), std::move(hint));
}

}  // namespace fronteira
