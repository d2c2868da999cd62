// SPDX-License-Identifier: MIT
#include "runtime/bots/bot_maker.hpp"

#include <fronteira/seat.hpp>

#include "runtime/bots/crash_note.hpp"
#include "runtime/bots/program_bot.hpp"
#include "runtime/mods/mod_reader.hpp"
#include "runtime/script_call.hpp"
#include "script/lua_bot.hpp"
#include "spelling/near_miss.hpp"

#include <algorithm>
#include <functional>
#include <map>
#include <new>
#include <optional>
#include <stdexcept>

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
        if (move.kind < 0 && !bot_->fault().empty()) throw BotFault(bot_->fault().front());
        return move;
    }

 private:
    std::unique_ptr<script::LuaBot> bot_;
};

/// A bot of a plugin, which is part of the program: if it crashes, people should know who did.
class PluginBot final : public Bot {
 public:
    PluginBot(std::unique_ptr<Bot> bot, std::string whose)
        : bot_(std::move(bot)), whose_(std::move(whose)) {}

    Move choose(const View& view, Random& random) override {
        const CrashNote note(whose_);
        return bot_->choose(view, random);
    }
    void end(const View& view) override {
        const CrashNote note(whose_);
        bot_->end(view);
    }

 private:
    std::unique_ptr<Bot> bot_;
    std::string whose_;
};

using BotMaker = std::function<Result<std::unique_ptr<Bot>>()>;

/// A bot that is made anew for each match, so that nothing lasts from one to the next.
class FreshBot final : public Bot {
 public:
    FreshBot(BotMaker make, std::unique_ptr<Bot> first)
        : make_(std::move(make)), bot_(std::move(first)) {}

    Move choose(const View& view, Random& random) override {
        if (bot_ == nullptr) begin();
        return bot_->choose(view, random);
    }
    void end(const View& view) override {
        if (const auto ended = std::move(bot_)) ended->end(view);
    }

 private:
    void begin() {
        auto made = make_();
        if (!made) throw std::runtime_error(to_text(made.error().front()));
        bot_ = std::move(*made);
    }

    BotMaker make_;
    std::unique_ptr<Bot> bot_;
};

/// The first one is made at once, so that what is wrong with it is told before anything is played.
Result<std::unique_ptr<Bot>> afresh(BotMaker make) {
    auto first = make();
    if (!first) return first;
    return std::make_unique<FreshBot>(std::move(make), std::move(*first));
}

/// Reads each file once, however often it is asked for: a bot stays the same for all matches.
script::FileReader remembering(script::FileReader read) {
    auto known = std::make_shared<std::map<std::string, std::optional<std::string>>>();
    return [read = std::move(read), known](const std::string& file, const std::string& mod) {
        const auto [at, is_new] = known->try_emplace(mod + ":" + file);
        if (is_new) at->second = read(file, mod);
        return at->second;
    };
}

Result<std::unique_ptr<Bot>> load_lua_bot(const Game& game, const Mod& mod, const std::string& id,
                                          const core::Rules& rules) {
    const std::string file = "bots/" + id + ".lua";
    const auto text = read_mod_file(mod, file);
    if (!text)
        return fail(error_at({(mod.folder / file).string(), 0, 0}, "bot.unreadable",
                             "the bot cannot be read"));
    return afresh([file, text = *text, name = mod.id, &rules, read = remembering(reader_of(game)),
                   names = module_names_of(game)]() -> Result<std::unique_ptr<Bot>> {
        const ScriptCall call;
        auto bot = script::LuaBot::load(name, file, text, rules, read, names);
        if (!bot) return fail(std::move(bot.error()));
        return std::make_unique<GuardedBot>(std::move(*bot));
    });
}

Result<std::unique_ptr<Bot>> make_plugin_bot(const BotFactory& make, const std::string& name) {
    return afresh([&make, name]() -> Result<std::unique_ptr<Bot>> {
        const std::string whose = "the bot `" + name + "` of a plugin";
        const CrashNote note(whose);
        std::string reason;
        try {
            if (auto bot = make()) return std::make_unique<PluginBot>(std::move(bot), whose);
        } catch (const std::bad_alloc&) {
            throw;  // who called has a sentence for it
        } catch (const std::exception& error) {
            reason = std::string(": ") + error.what();
        } catch (...) {
            reason = ": an unknown exception";
        }
        return fail(
            error_at({}, "bot.none_made", "the plugin made no bot `" + name + "`" + reason));
    });
}

Diagnostic unknown(const std::string& name, const std::vector<std::string>& names) {
    std::string hint = spelling::did_you_mean(name, {names.begin(), names.end()});
    if (hint.empty()) {
        hint = "there are";
        for (const std::string& one : names) hint += (one == names[0] ? " " : ", ") + one;
    }
    return error_at({}, "bot.unknown", "there is no bot `" + name + "`", std::move(hint));
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
                                      const std::string& name, const core::Rules& rules,
                                      exec_bot::Limits limits) {
    if (name.starts_with(exec_prefix))
        return make_program_bot(game, rules, name.substr(exec_prefix.size()), limits);
    for (auto mod = game.mods.rbegin(); mod != game.mods.rend(); ++mod)
        if (has_bot(**mod, name)) return load_lua_bot(game, **mod, name, rules);
    if (const BotFactory* make = installation.plugins().find_bot(name))
        return make_plugin_bot(*make, name);
    if (name == "random") return std::make_unique<PlainBot>();
    if (name.find('/') != std::string::npos) {
        const auto found = installation.mods().bot(name);
        if (!found) return fail(found.error());
        return load_lua_bot(game, *found->mod, found->id, rules);
    }
    return fail(unknown(name, bot_names(installation, game.mods)));
}

Result<void> check_bot_name(const Installation& installation, const Game& game,
                            const std::string& name) {
    if (name.starts_with(exec_prefix)) return {};
    if (name.find('/') != std::string::npos) {
        const auto found = installation.mods().bot(name);
        if (!found) return fail(found.error());
        return {};
    }
    const std::vector<std::string> names = bot_names(installation, game.mods);
    if (std::find(names.begin(), names.end(), name) == names.end())
        return fail(unknown(name, names));
    return {};
}

std::string usual_bot(const Mod& mod, const RulesetEntry& ruleset) {
    if (!ruleset.default_bot.empty()) return ruleset.default_bot;
    return mod.bots.empty() ? "random" : mod.bots.front();
}

}  // namespace fronteira::runtime
