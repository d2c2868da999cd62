// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>
#include <fronteira/map.hpp>

#include "match/phrases.hpp"
#include "match/records/record.hpp"
#include "protocol/message.hpp"

#include <map>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <vector>

namespace fronteira::table {

using protocol::Json;

/// Everything that is said about a match in one language. Lent by its setting.
struct Speech {
    const match::Sentences& sentences;
    const match::Names& names;
    const match::Phrases& phrases;
};

/// A game set up for one match: its loaded rules, and what puts them into words.
class Setting {
 public:
    virtual ~Setting() = default;
    virtual const core::Rules& rules() const = 0;
    virtual core::Handlers& handlers() = 0;
    /// What the record says before `start`, but for the seats.
    virtual const match::Record& header() const = 0;
    /// The languages in which there are texts, English among them.
    virtual const std::vector<std::string>& languages() const = 0;
    virtual Speech speech(const std::string& language) const = 0;
    virtual Result<std::unique_ptr<Bot>> bot(const std::string& name) = 0;
    /// The bot that plays if none is named.
    virtual std::string usual_bot() const = 0;
    virtual std::string title(const std::string& language) const = 0;
    /// Options as they are written in a message, by id.
    virtual Json options() const = 0;
    /// The same in the order of the mod, each as `installed` describes it and with its `value`.
    virtual Json house_rules(const std::string& language) const = 0;
    /// The mod's own words by key, in a language.
    virtual Json words(const std::string& language) const = 0;
    /// The mod's `look.toml`; where it draws nothing of spaces, owners and numbers stand there.
    virtual Json look() const = 0;
    /// The column of spaces that holds their owner, if there is one.
    virtual std::optional<core::ColumnId> owner() const = 0;
};

/// What a request to open a match asks for.
struct Wish {
    std::string ruleset;
    std::string map;
    std::map<std::string, std::string> options;
    std::vector<std::string> people;  ///< a name for each seat; empty for none
};

/// What is installed, as a worker knows it.
class Library {
 public:
    virtual ~Library() = default;
    /// The lists of the message `installed`.
    virtual Json catalogue(const std::string& language) = 0;
    /// A map as it was written; the name it goes by.
    virtual Result<Map> map(const std::string& name, std::string& full_name) = 0;
    virtual Result<std::unique_ptr<Setting>> lay(const Wish& wish) = 0;
    /// The setting of a record; nothing but the seats' names is taken from `people`. What is
    /// installed otherwise than it was recorded is a failure.
    virtual Result<std::unique_ptr<Setting>> lay(const match::Record& record,
                                                 std::vector<std::string> people) = 0;
    /// The same of a game that was edited since: it is taken as it is installed.
    virtual Result<std::unique_ptr<Setting>> lay_edited(const match::Record& record,
                                                        std::vector<std::string> people) = 0;
};

/// One text in all languages: `{"en": ..., "pt_BR": ...}`. Whoever sends it on picks one.
template <class Say>
Json in_all_languages(const Setting& setting, const Say& say) {
    Json texts = Json::object();
    for (const std::string& language : setting.languages())
        texts[language] = say(setting.speech(language));
    return texts;
}

}  // namespace fronteira::table
