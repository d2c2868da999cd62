// SPDX-License-Identifier: MIT
#include "runtime/games/laid_game.hpp"

#include "runtime/bots/bot_maker.hpp"
#include "runtime/games/drawn_columns.hpp"
#include "runtime/games/look.hpp"
#include "runtime/games/plain_look.hpp"

namespace fronteira::runtime {
namespace {

using table::Json;

}  // namespace

Result<std::unique_ptr<table::Setting>> LaidGame::lay(const Installation& installation, Game game,
                                                      std::vector<std::string> people) {
    auto rules = GuardedRules::load(game);
    if (!rules) return fail(std::move(rules.error()));
    auto header = header_of(game, {});
    if (!header) return fail(std::move(header.error()));
    return std::unique_ptr<table::Setting>(new LaidGame(
        installation, std::move(game), std::move(*rules), std::move(*header), std::move(people)));
}

LaidGame::LaidGame(const Installation& installation, Game game, std::unique_ptr<GuardedRules> rules,
                   match::Record header, std::vector<std::string> people)
    : installation_(installation),
      game_(std::move(game)),
      rules_(std::move(rules)),
      header_(std::move(header)) {
    for (const std::string& language : runtime::languages())
        voices_.try_emplace(language, game_, rules_->rules(), language, people);
}

table::Speech LaidGame::speech(const std::string& language) const {
    const auto known = voices_.find(language);
    const Voice& voice = known == voices_.end() ? voices_.at("en") : known->second;
    return {voice.sentences(), voice.names(), voice.phrases()};
}

Result<std::unique_ptr<Bot>> LaidGame::bot(const std::string& name) {
    return make_bot(installation_, game_, name, rules_->rules(), exec_bot::Limits::within_a_host());
}

std::string LaidGame::usual_bot() const {
    return runtime::usual_bot(game_.mod(), game_.entry());
}

std::string LaidGame::title(const std::string& language) const {
    return text_in(game_.entry().name, language);
}

Json option_value(const Option& option, int32_t value) {
    if (option.type == Option::Type::flag) return value != 0;
    if (option.type == Option::Type::integer) return value;
    return to_text(option, value);
}

Json chosen_options_json(const Game& game) {
    Json json = Json::object();
    for (const Option& option : game.entry().options) {
        const auto chosen = game.options.find(option.id);
        json[option.id] =
            option_value(option, chosen == game.options.end() ? option.initial : chosen->second);
    }
    return json;
}

Json option_json(const Option& option, const std::string& language) {
    Json json{{"id", option.id},
              {"type", option.type_word()},
              {"default", option_value(option, option.initial)},
              {"name", text_in(option.name, language)},
              {"help", text_in(option.help, language)}};
    if (option.type == Option::Type::integer) json["range"] = {option.min, option.max};
    if (option.type == Option::Type::choice) {
        json["choices"] = Json::array();
        for (const std::string& word : option.choices) {
            const auto name = option.choice_names.find(word);
            json["choices"].push_back(
                {{"id", word},
                 {"name",
                  name == option.choice_names.end() ? word : text_in(name->second, language)}});
        }
    }
    return json;
}

Json LaidGame::options() const {
    return chosen_options_json(game_);
}

Json LaidGame::house_rules(const std::string& language) const {
    Json list = Json::array();
    const Json chosen = options();
    for (const Option& option : game_.entry().options) {
        list.push_back(option_json(option, language));
        list.back()["value"] = chosen[option.id];
    }
    return list;
}

Json LaidGame::words(const std::string& language) const {
    Json json = Json::object();
    for (const Mod* mod : game_.mods)
        for (const std::string& wanted : {std::string("en"), language})
            if (const auto table = mod->text.find(wanted); table != mod->text.end())
                for (const auto& [key, text] : table->second) json[key] = text;
    return json;
}

Json LaidGame::look() const {
    Json look = look_of(game_.mods);
    if (!look.contains("space")) look["space"] = plain_space_look(rules_->rules().layout);
    return look;
}

std::optional<core::ColumnId> LaidGame::owner() const {
    return drawn_columns(game_, rules_->rules().layout).owner;
}

}  // namespace fronteira::runtime
