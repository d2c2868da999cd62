-- War II, "Como atacar": the anti-aircraft die of the defence, then the bombs of the attack, and again.
local air = {}

local flak = option.anti_air_die == "one_two_three" and { 0, 0, 0, 1, 2, 3 } or { 0, 0, 0, 1, 1, 2 }
local bombs = { 0, 0, 0, 1, 2, 3 }

-- Both blue dice, once. Returns whether the raid can go on.
local function throw(match)
  local target = match.air_target
  local shot = math.min(flak[match:roll(6)], match.air_bombers)
  if shot > 0 then add(match, "air_bombers", -shot) end
  match:tell("flak", { space = target, bombers = shot, left = match.air_bombers })
  if match.air_bombers == 0 then return false end
  -- "Todos os exércitos, menos um": a territory is never conquered from the air.
  local hit = math.min(bombs[match:roll(6)], target.armies - 1)
  if hit > 0 then add(target, "armies", -hit) end
  match:tell("bombs", { space = target, armies = hit })
  return target.armies > 1
end

--- "Caso sobrem bombardeiros em combate, eles devem retornar para a base aérea", wherever they came from.
function air.return_home(match)
  local bombers = match.air_bombers
  if bombers > 0 then
    add(match.me, "bombers", bombers)
    match:tell("home", { seat = match.me, bombers = bombers })
  end
  match.air_target, match.air_bombers = nil, 0
end

--- Throws the dice; false when the raid is over.
function air.go_on(match)
  if throw(match) then return true end
  air.return_home(match)
  return false
end

--- A raid begins with one throw; then the attacker may go on or withdraw.
function air.raid(match, target, bombers)
  match.air_target, match.air_bombers = target, bombers
  if air.go_on(match) then match:ask(match.me, "air_battle") end
end

return air
