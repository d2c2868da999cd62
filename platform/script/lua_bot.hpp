// SPDX-License-Identifier: MIT
#pragma once

#include <fronteira/bot.hpp>
#include <fronteira/result.hpp>

#include "core/match.hpp"
#include "script/modules.hpp"

#include <memory>
#include <string>

namespace fronteira::script {

/// A bot in Lua, in a sandbox of its own. Its file returns `function(view) ... return offer, number
/// end`; it sees its seat's view and nothing else.
class LuaBot final : public Bot {
 public:
    /// `rules` is lent and must outlive the bot. `file` is its name for messages, `bots/x.lua`.
    /// With a reader the bot may require other bots; `names` are what messages suggest.
    static Result<std::unique_ptr<LuaBot>> load(const std::string& mod, const std::string& file,
                                                std::string_view text, const core::Rules& rules,
                                                const FileReader& read = {},
                                                const ModuleNames& names = {});
    ~LuaBot() override;

    /// A move of kind -1, which loses the match, when the script fails; fault() then says why.
    Move choose(const View& view, Random& random) override;
    const Diagnostics& fault() const;

 private:
    struct Inside;
    explicit LuaBot(std::unique_ptr<Inside> inside);
    std::unique_ptr<Inside> inside_;
};

}  // namespace fronteira::script
