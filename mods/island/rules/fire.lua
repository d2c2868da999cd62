-- "Como atirar em um alvo": straight ahead, at the exact range; whoever stands between is caught in the
-- crossfire.
local targets, blast, losses, motion = require "targets", require "blast", require "losses", require "motion"

return move "fire" {
  open = true,
  space "who" {
    "owner == me",
    where = function(match, who) return targets.of(who) ~= nil end,
  },
  effect = function(match, who)
    local target, between = targets.of(who)
    match:tell("shot", { space = who, unit = who.unit, target = target })
    local swept = true
    if target.block then
      swept = blast.activate(match, target)
    else
      losses.remove(match, target)
    end
    -- "De um acerto exato em outro personagem ou em um bloco de obstáculos ao vivo."
    if swept then
      for _, space in ipairs(between) do
        if space.owner then losses.remove(match, space) end
      end
    end
    if not losses.test(match) then motion.find_stuck(match) end
  end,
}
