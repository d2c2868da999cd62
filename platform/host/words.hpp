// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/mod.hpp>

#include "protocol/message.hpp"

#include <map>
#include <string>
#include <vector>

namespace fronteira::host {

using protocol::Json;

/// The languages of the host's own sentences.
std::vector<std::string> languages_of(const TextTable& texts);

/// The host's own sentence of that key in every language that has it, each `{name}` filled in.
Json in_all_languages(const TextTable& texts, const std::string& key,
                      const std::map<std::string, std::string>& values = {});

/// Every `say` and `title` that stands there in all languages, in the one language of a reader.
void choose_language(Json& message, const std::string& language);

}  // namespace fronteira::host
