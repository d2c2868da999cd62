-- War, "Batalha": dice are compared highest with highest; "no caso de empate, a vitória será da defesa".
local conquest = require "conquest"

local battle = {}

local function note(match, from, to, dice)
  match.battle_from, match.battle_to, match.battle_dice = from, to, dice
end

--- The defender says with how many dice (option defender_chooses).
function battle.announce(match, from, to, dice)
  note(match, from, to, dice)
  match:ask(to.owner, "defend")
end

function battle.fight(match, from, to, dice, defence)
  local lost, won = match:contest(dice, defence)
  if lost > 0 then add(from, "armies", -lost) end
  if won > 0 and add(to, "armies", -won) == 0 then
    note(match, from, to, dice)
    conquest.take(match, from, to)
  end
end

return battle
