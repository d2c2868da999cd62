-- 1b: the opponent of a player who cannot go ashore removes one of that player's characters from the pad.
local pad, losses = require "pad", require "losses"

return phase "pad_penalty" {
  move "remove_from_pad" {
    open = true,
    pad = choice(pad.words) { where = function(match, m) return match.turn[m.pad] ~= "none" end },
    effect = function(match, m)
      local victim = match.turn
      match:tell("unloaded", { seat = victim, unit = victim[m.pad] })
      victim[m.pad] = "none"
      add(victim, "characters", -1)
      match:finish_phase()
      losses.test(match)
    end,
  },
}
