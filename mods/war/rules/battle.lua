-- War, "Batalha": dice are compared highest with highest; "no caso de empate, a vitória será da defesa".
local conquest = require "conquest"

local battle = {}

local most_dice = 3

-- "O número de exércitos a ser deslocado é igual, no máximo, ao número de exércitos que participaram do
-- último ataque."
local function occupy(match, m)
  conquest.take(match, m)
  local armies = match:ask(match.turn, "occupy", 1, math.min(m.dice, m.from.armies - 1))
  transfer(m.from, m.to, "armies", armies)
  conquest.settled(match)
end

--- With all the dice the defence may throw.
battle.fought = {
  contest("armies", "from", "to", "dice", "min(3, to.armies)"),
  only_if("to.armies == 0", occupy),
}

--- The same when the defender says with how many dice (option defender_chooses). There is nothing to
--- choose for one army, and who has given up is asked no more.
function battle.announced(match, m)
  local defence, defender = math.min(most_dice, m.to.armies), m.to.owner
  if defence > 1 and defender.standing == 1 then defence = match:ask(defender, "defend", 1, defence) end
  local ours, theirs = match:contest(m.dice, defence)
  add(m.from, "armies", -ours)
  add(m.to, "armies", -theirs)
  if m.to.armies == 0 then occupy(match, m) end
end

return battle
