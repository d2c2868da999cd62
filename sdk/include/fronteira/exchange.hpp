// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/deck.hpp>
#include <fronteira/map.hpp>
#include <fronteira/result.hpp>

#include <functional>
#include <string>
#include <vector>

namespace fronteira {

/// Reads another file that lies in the same folder, such as a picture that a map names. Only a
/// plain name is taken, without folders; there is a limit to its size.
using ReadBeside = std::function<Result<std::string>(const std::string& name)>;

/// A format of maps that is not ours.
struct FileFormat {
    std::string id;                     ///< `[a-z][a-z0-9_]*`, what people write after `--as`
    std::string name;                   ///< for people: `Domination`
    std::vector<std::string> suffixes;  ///< in lower case, with the dot: `.map`
};

/// A file to import. An importer opens no file itself: what it needs is handed in, so that it can
/// reach nothing else, and can be tested without a disk.
struct ImportSource {
    std::string file;   ///< its name in diagnostics
    std::string stem;   ///< its name without folder and suffix, as it is: a name for a map that has
                        ///< none, but perhaps no id
    std::string bytes;  ///< what is in it; not to be trusted
    ReadBeside read_beside;  ///< to be called before read() returns
};

/// What was understood of a file. `losses` has one finding for each thing that the file says and
/// the map does not, and one for each thing that had to be guessed: warnings, with their places. A
/// person who reads the losses knows everything in which the map differs from the file.
struct Imported {
    Map map;
    std::vector<Deck> decks;
    Diagnostics losses;
};

/// Makes a map out of a file of another program.
class Importer {
 public:
    virtual ~Importer() = default;

    virtual FileFormat format() const = 0;

    /// Either a map without faults (all that `fronteira check` would call an error is missing) or
    /// every reason why there is none. Called with whatever somebody has found on the net; it may
    /// be cut off, wrong or malicious, and is answered within seconds and some 100 MB. Does not
    /// throw. May be called from several threads.
    virtual Result<Imported> read(const ImportSource& source) const = 0;
};

/// A map to export, with the decks that belong to it.
struct ExportSource {
    Map map;
    std::vector<Deck> decks;
    std::string stem;             ///< name of the file to be written, without folder and suffix
    std::string language = "en";  ///< of the names, in formats that have but one
};

/// One file of an export; `name` is a plain name, without folders.
struct ExportedFile {
    std::string name;
    std::string bytes;
};

/// The files of an export. The first is the one that was asked for, `<stem><suffix>`; it names the
/// others. `losses` as in `Imported`: what the map has and the files have not.
struct Exported {
    std::vector<ExportedFile> files;
    Diagnostics losses;
};

/// Writes a map for another program.
class Exporter {
 public:
    virtual ~Exporter() = default;

    virtual FileFormat format() const = 0;

    /// The map is one that `fronteira check` has found good. The same map gives the same bytes.
    /// Fails when the format cannot hold the map at all. Does not throw. May be called from
    /// several threads.
    virtual Result<Exported> write(const ExportSource& source) const = 0;
};

/// A thing that was not carried over, or was guessed; see `Imported::losses`.
inline Diagnostic loss_at(Place place, std::string code, std::string message,
                          std::string hint = {}) {
    return {Severity::warning, std::move(place), std::move(message), std::move(hint),
            std::move(code)};
}

}  // namespace fronteira
