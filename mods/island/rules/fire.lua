-- "Como atirar em um alvo": straight ahead, at the exact range; whoever stands between is caught in the
-- crossfire.
local units, blast, losses, motion = require "units", require "blast", require "losses", require "motion"

-- "Você não pode atirar em nada além de um bloco de obstáculos."
local function target_of(space)
  local line = space:ray(space.facing, units.range[space.unit])
  if #line < units.range[space.unit] then return nil end
  local target = table.remove(line)
  for _, between in ipairs(line) do
    if between.block then return nil end
  end
  if target.owner or target.block then return target, line end
  return nil
end

return move "fire" {
  open = true,
  who = space {
    owner = me,
    where = function(match, m) return target_of(m.who) ~= nil end,
  },
  effect = function(match, m)
    local target, between = target_of(m.who)
    match:tell("shot", { space = m.who, unit = m.who.unit, target = target })
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
