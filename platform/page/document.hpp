// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include "protocol/message.hpp"

#include <string>

namespace fronteira::page {

/// What the page may do: run its own script and nothing else; when it is live, also speak to the
/// host that it came from.
std::string policy(bool live);

/// Puts the file together. What it is given stands in it as data that no browser takes for a
/// script.
class Document {
 public:
    Document(const TextTable& texts, bool live) : texts_(texts), live_(live) {}

    void data(const protocol::Json& data) { data_ = data; }
    /// Packed bytes, found by the script under a name of its own.
    void blob(const std::string& name, const std::string& letters);
    std::string html() const;

 private:
    const TextTable& texts_;
    bool live_;
    protocol::Json data_;
    std::string blobs_;
};

}  // namespace fronteira::page
