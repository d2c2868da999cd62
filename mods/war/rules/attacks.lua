-- War, "Ataques", "Batalha" and "Conquista de Território".
local elimination = require "elimination"
local house = require "house"
local victory = require "victory"

local attacks = {}

local most_dice = 3

-- With all the dice it may, unless the defender says with how many. There is nothing to choose for one army, and
-- who has given up is asked no more.
local function defence(match, territory)
  local dice = math.min(most_dice, territory.armies)
  if not house.defender_chooses or dice == 1 or territory.owner.standing ~= 1 then return dice end
  return match:ask(territory.owner, "defend", 1, dice)
end

--- The territory is the attacker's before his armies move in.
function attacks.conquer(match, from, to)
  local victim = to.owner
  match.conquered, to.owner = true, match.turn
  match:tell("conquest", { seat = match.turn, from = from, space = to, victim = victim })
  -- Who has given up is destroyed by nobody.
  if victim.standing == 1 and victim:count "owner" == 0 then elimination.of(match, victim, match.turn) end
  victory.test(match)
end

--- "No caso de empate, a vitória será da defesa."
local function fight(match, from, to, dice)
  local ours, theirs = match:contest(dice, defence(match, to))
  from.armies, to.armies = from.armies - ours, to.armies - theirs
  if to.armies > 0 then return end
  attacks.conquer(match, from, to)
  -- "O número de exércitos a ser deslocado é igual, no máximo, ao número de exércitos que participaram do último
  -- ataque."
  local armies = match:ask(match.turn, "occupy", 1, math.min(dice, from.armies - 1))
  transfer(from, to, "armies", armies)
  victory.by_strength(match)
end

--- Up to three armies against a neighbour, "quantas vezes quiser".
attacks.attack = move "attack" {
  open = true,
  space "from" "owner == me and armies > 1",
  space "to" "linked(from) and owner and owner ~= me",
  number "dice" "1 to min(3, from.armies - 1)",
  contest = not house.defender_chooses and { "dice", "min(3, to.armies)" } or nil,
  effect = fight,
}

--- "Na primeira rodada, cada um dos jogadores ... deve receber exércitos e colocá-los no mapa."
attacks.attacking = phase "attack" {
  when = house.attacks,
  attacks.attack,
  move "end_attacks" { effect = finish_phase },
}

attacks.defending = question "defend" { number "dice" }
attacks.occupying = question "occupy" { number "armies" }

return attacks
