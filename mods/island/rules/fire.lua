-- "Como atirar em um alvo" and "Sobre os blocos de obstáculos".
local losses, motion, units = require "losses", require "motion", require "units"

local fire = {}

-- The square that a character would hit straight ahead and those between, or nil: "o campo de tiro deve ser exato",
-- and "você não pode atirar em nada além de um bloco de obstáculos".
local function target_of(space)
  local range = units.range[space.unit]
  local line = space:ray(space.facing, range)
  local target = line[range]
  if not target or not (target.owner or target.block) then return nil end
  table.remove(line)
  for _, between in ipairs(line) do
    if between.block then return nil end
  end
  return target, line
end

--- Whether any character of a seat has something to shoot at.
function fire.any_target(seat)
  for _, space in ipairs(seat:spaces "owner") do
    if target_of(space) then return true end
  end
  return false
end

local function turn_over(match, space)
  local live = space.live
  space.block, space.live = false, false
  add(match, live and "exploded" or "harmless", 1)
  match:tell(live and "explodes" or "safe", { space = space })
  return live
end

-- "Juntamente com qualquer personagem que esteja em qualquer um dos oito quadrados adjacentes", and with
-- whoever has just landed on it.
local function sweep(match, space)
  if space.owner then losses.remove(match, space) end
  for _, near in ipairs(space:neighbours()) do
    if near.owner then losses.remove(match, near) end
  end
end

--- A character activates a block; true when it was live. "Um bloco ativo também pode ativar outro, mas
-- apenas se tiver sido ativado inicialmente por um personagem": one step, no further.
function fire.activate(match, space)
  if not turn_over(match, space) then return false end
  sweep(match, space)
  for _, near in ipairs(space:neighbours()) do
    if near.block and turn_over(match, near) then sweep(match, near) end
  end
  return true
end

local function has_target(_, who) return target_of(who) ~= nil end

--- Whoever stands between is caught in the crossfire.
fire.fire = move "fire" {
  open = true,
  space "who" { "owner == me", where = has_target },
  effect = function(match, who)
    local target, between = target_of(who)
    match:tell("shot", { space = who, unit = who.unit, target = target })
    local hit = not target.block or fire.activate(match, target)
    if target.owner then losses.remove(match, target) end
    -- "De um acerto exato em outro personagem ou em um bloco de obstáculos ao vivo."
    if hit then
      for _, space in ipairs(between) do
        if space.owner then losses.remove(match, space) end
      end
    end
    if not losses.test(match) then motion.find_stuck(match) end
  end,
}

return fire
