-- 1b: the opponent of a player who cannot go ashore removes one of that player's characters from the pad.
local pad = require "pad"

return question "remove_from_pad" {
  open = true,
  choice "pad" { words = pad.words, where = function(match, pad) return match.turn[pad] ~= "none" end },
}
