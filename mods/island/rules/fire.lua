-- "Como atirar em um alvo", "Sobre os blocos de obstáculos", and how a battle ends.
local motion = require "motion"

local fire = {}

-- "Os soldados têm um campo de tiro de 2, os jipes de 3 e os tanques de 4."
local range = { soldier = 2, jeep = 3, tank = 4 }

-- The square that a character would hit straight ahead and those between, or nil: "o campo de tiro deve ser exato", and
-- "você não pode atirar em nada além de um bloco de obstáculos".
local function target_of(space)
  local reach = range[space.unit]
  local line = space:ray(space.facing, reach)
  local target = line[reach]
  if not target or not (target.owner or target.block) then return nil end
  table.remove(line)
  for _, between in ipairs(line) do
    if between.block then return nil end
  end
  return target, line
end

local function lost(seat) return 10 - seat.characters >= option.losses end

--- "A batalha termina depois que um jogador perde todos os dez", or fewer, as an option. Returns whether it has ended.
function fire.decide(match)
  local first, second = lost(match.seat[1]), lost(match.seat[2])
  if first and second then match:draw_game() end
  if first ~= second then match:win(match.seat[first and 2 or 1]) end
  return first or second
end

--- Takes whoever stands there off the island.
function fire.remove(match, space)
  if not space.owner then return end
  match:tell("removed", { seat = space.owner, unit = space.unit, space = space })
  add(space.owner, "characters", -1)
  space.owner, space.unit, space.facing = nil, "none", "nowhere"
end

-- Turns a block over. When it is live, it goes "juntamente com qualquer personagem que esteja em qualquer um dos oito
-- quadrados adjacentes", and with whoever has just landed on it.
local function turn_over(match, space)
  local live = space.live
  space.block, space.live = false, false
  add(match, live and "exploded" or "harmless", 1)
  match:tell(live and "explodes" or "safe", { space = space })
  if not live then return false end
  fire.remove(match, space)
  for _, near in ipairs(space:neighbours()) do fire.remove(match, near) end
  return true
end

--- A character activates a block; true when it was live. "Um bloco ativo também pode ativar outro, mas apenas se tiver
--- sido ativado inicialmente por um personagem": one step, no further.
function fire.activate(match, space)
  if not turn_over(match, space) then return false end
  for _, near in ipairs(where(space:neighbours(), "block", true)) do turn_over(match, near) end
  return true
end

local function has_target(_, who) return target_of(who) ~= nil end

--- "De um acerto exato em outro personagem ou em um bloco de obstáculos ao vivo", whoever stands between is caught in
--- the crossfire.
fire.fire = move "fire" {
  open = true,
  space "who" { "owner == me", where = has_target },
  effect = function(match, who)
    local target, between = target_of(who)
    match:tell("shot", { space = who, unit = who.unit, target = target })
    local hit = not target.block or fire.activate(match, target)
    fire.remove(match, target)
    for _, space in ipairs(hit and between or {}) do fire.remove(match, space) end
    if not fire.decide(match) then motion.find_stuck(match) end
  end,
}

return fire
