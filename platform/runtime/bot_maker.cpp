// SPDX-License-Identifier: MIT
#include "runtime/bot_maker.hpp"

#include "content/near_miss.hpp"
#include "runtime/mod_reader.hpp"
#include "runtime/script_call.hpp"
#include "script/lua_bot.hpp"

#include <algorithm>

namespace fronteira::runtime {
namespace {

class PlainBot final : public Bot {
 public:
    Move choose(const View& view, Random& random) override { return view.random_move(random); }
};

/// A Lua bot whose calls the watchdog knows of. What goes wrong in the script is thrown, so that
/// whoever runs the match learns the reason of the forfeit.
class GuardedBot final : public Bot {
 public:
    explicit GuardedBot(std::unique_ptr<script::LuaBot> bot) : bot_(std::move(bot)) {}

    Move choose(const View& view, Random& random) override {
        const ScriptCall call;
        const Move move = bot_->choose(view, random);
        if (move.kind < 0 && !bot_->fault().empty())
            throw std::runtime_error(to_text(bot_->fault().front()));
        return move;
    }

 private:
    std::unique_ptr<script::LuaBot> bot_;
};

Result<std::unique_ptr<Bot>> load_lua_bot(const Game& game, const Mod& mod, const std::string& id,
                                          const core::Rules& rules) {
    const std::string file = "bots/" + id + ".lua";
    const auto text = read_mod_file(mod, file);
    if (!text)
        return fail(error_at({(mod.folder / file).string(), 0, 0}, "bot.unreadable",
                             "the bot cannot be read"));
    const ScriptCall call;
    auto bot = script::LuaBot::load(mod.id, file, *text, rules, reader_of(game));
    if (!bot) return fail(std::move(bot.error()));
    return std::make_unique<GuardedBot>(std::move(*bot));
}

bool has_bot(const Mod& mod, const std::string& name) {
    return std::find(mod.bots.begin(), mod.bots.end(), name) != mod.bots.end();
}

}  // namespace

std::vector<std::string> bot_names(const Installation& installation,
                                   const std::vector<const Mod*>& mods) {
    std::vector<std::string> names;
    const auto add = [&names](const std::string& name) {
        if (std::find(names.begin(), names.end(), name) == names.end()) names.push_back(name);
    };
    for (auto mod = mods.rbegin(); mod != mods.rend(); ++mod)
        for (const std::string& name : (*mod)->bots) add(name);
    for (const std::string& name : installation.plugins().bot_names()) add(name);
    add("random");
    return names;
}

Result<std::unique_ptr<Bot>> make_bot(const Installation& installation, const Game& game,
                                      const std::string& name, const core::Rules& rules) {
    for (auto mod = game.mods.rbegin(); mod != game.mods.rend(); ++mod)
        if (has_bot(**mod, name)) return load_lua_bot(game, **mod, name, rules);
    if (const BotFactory* make = installation.plugins().find_bot(name)) {
        if (auto bot = (*make)()) return bot;
        return fail(error_at({}, "bot.none_made", "the plugin made no bot `" + name + "`"));
    }
    if (name == "random") return std::make_unique<PlainBot>();
    if (name.find('/') != std::string::npos) {
        const auto found = installation.mods().bot(name);
        if (!found) return fail(found.error());
        return load_lua_bot(game, *found->mod, found->id, rules);
    }
    const std::vector<std::string> names = bot_names(installation, game.mods);
    std::string hint = content::did_you_mean(name, {names.begin(), names.end()});
    if (hint.empty()) {
        hint = "there are";
        for (const std::string& one : names) hint += (one == names[0] ? " " : ", ") + one;
    }
    return fail(error_at({}, "bot.unknown", "there is no bot `" + name + "`", std::move(hint)));
}

std::string usual_bot(const Mod& mod, const RulesetEntry& ruleset) {
    if (!ruleset.default_bot.empty()) return ruleset.default_bot;
    return mod.bots.empty() ? "random" : mod.bots.front();
}

}  // namespace fronteira::runtime
