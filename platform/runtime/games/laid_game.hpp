// SPDX-License-Identifier: MIT
#pragma once

#include "runtime/games/guarded_rules.hpp"
#include "runtime/words/voice.hpp"
#include "table/library.hpp"

#include <map>
#include <memory>
#include <string>
#include <vector>

namespace fronteira::runtime {

/// A game whose rules are loaded, as a table is laid with it.
class LaidGame final : public table::Setting {
 public:
    /// `people` has a name for each seat, empty where there is none. The installation is lent.
    static Result<std::unique_ptr<table::Setting>> lay(const Installation& installation, Game game,
                                                       std::vector<std::string> people);

    const core::Rules& rules() const override { return rules_->rules(); }
    core::Handlers& handlers() override { return *rules_; }
    const match::Record& header() const override { return header_; }
    const std::vector<std::string>& languages() const override { return runtime::languages(); }
    table::Speech speech(const std::string& language) const override;
    Result<std::unique_ptr<Bot>> bot(const std::string& name) override;
    std::string usual_bot() const override;
    std::string title(const std::string& language) const override;
    table::Json options() const override;
    table::Json house_rules(const std::string& language) const override;
    table::Json words(const std::string& language) const override;
    table::Json look() const override;
    std::optional<core::ColumnId> owner() const override;

 private:
    LaidGame(const Installation& installation, Game game, std::unique_ptr<GuardedRules> rules,
             match::Record header, std::vector<std::string> people);

    const Installation& installation_;
    Game game_;
    std::unique_ptr<GuardedRules> rules_;
    match::Record header_;
    std::map<std::string, Voice> voices_;
};

/// A value of an option as a message writes it: true or false, a number, a word.
table::Json option_value(const Option& option, int32_t value);

/// What an option is called and may be, and its default, in a language.
table::Json option_json(const Option& option, const std::string& language);

/// All options of a game as they are chosen, by id.
table::Json chosen_options_json(const Game& game);

}  // namespace fronteira::runtime
