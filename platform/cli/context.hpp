// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/installation.hpp"

#include <filesystem>
#include <optional>
#include <string>
#include <vector>

namespace fronteira::cli {

enum Status : int { good = 0, bad = 1, bad_usage = 2 };

/// What all verbs share: the options that stand before or after any of them, and the exit status.
class Context {
 public:
    std::vector<std::string> mods;  ///< folders given by --mods
    int status = good;

    /// Found when first asked for. Mods and plugins that do not load are told on stderr, once.
    const runtime::Installation& installation();

    /// The same; whoever asks tells of them, by tell_of_installation().
    const runtime::Installation& quiet_installation();
    /// Tells on stderr of mods and plugins that do not load, but for those in some folders.
    void tell_of_installation(const std::vector<std::filesystem::path>& but = {});

    /// Tells why on stderr and sets the status: bad usage where what was typed is wrong, a name
    /// that nobody knows, a file that is not there, a value that an option does not take; else bad.
    void refuse(const Diagnostics& findings);
    void refuse(const Diagnostics& findings, int with);
    /// The same of sentences that are in a language.
    void refuse_in(const std::string& language, const Diagnostics& findings,
                   std::optional<int> with = {});
    /// The same; the findings stand on stdout, too, where a program reads them as JSON.
    void refuse_told(bool json, const Diagnostics& findings, std::optional<int> with = {});

 private:
    std::optional<runtime::Installation> installation_;
};

}  // namespace fronteira::cli
