-- War II, "Ataques Aéreos": the anti-aircraft die of the defence, then the bombs of the attack, and again.
local air = {}

local flak = option.anti_air_die == "one_two_three" and { 0, 0, 0, 1, 2, 3 } or { 0, 0, 0, 1, 1, 2 }
local bombs = { 0, 0, 0, 1, 2, 3 }

-- Both blue dice, once. Returns whether the raid can go on.
local function throw(match)
  local target = match.air_target
  local shot = math.min(flak[match:roll(6)], match.air_bombers)
  match.air_bombers = match.air_bombers - shot
  match:tell("flak", { space = target, bombers = shot, left = match.air_bombers })
  if match.air_bombers == 0 then return false end
  local hit = math.min(bombs[match:roll(6)], target.armies - 1) -- "todos os exércitos, menos um"
  target.armies = target.armies - hit
  match:tell("bombs", { space = target, armies = hit })
  return target.armies > 1
end

--- "Esse procedimento continua até que todos os bombardeiros sejam abatidos, só reste um exército, ou o jogador atacante
--- desista." Those that are left "devem retornar para a base aérea", wherever they came from.
function air.attack(match, target, bombers)
  match.air_target, match.air_bombers = target, bombers
  while throw(match) and match:ask(match.me, "air_battle") == "bomb_again" do end
  if match.air_bombers > 0 then match:tell("home", { seat = match.me, bombers = match.air_bombers }) end
  add(match.me, "bombers", match.air_bombers)
  match.air_target, match.air_bombers = nil, 0
end

air.battle = question "air_battle" { "bomb_again", "withdraw" }

--- "Partindo da base aérea": any enemy territory with at least two armies, "contíguo ou não", with as many bombers as one
--- likes.
air.raid = move "air_raid" {
  space "on" "owner and owner ~= me and armies > 1",
  number "bombers" "1 to me.bombers",
  effect = function(match, on, bombers)
    add(match.me, "bombers", -bombers)
    air.attack(match, on, bombers)
  end,
}

return air
