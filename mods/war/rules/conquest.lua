-- War, "Conquista de Território": the attackers of the last battle move in.
local elimination = require "elimination"
local victory = require "victory"

local conquest = {}

--- What the battle of the match has won.
function conquest.take(match)
  local from, to, attacker = match.battle_from, match.battle_to, match.turn
  local victim = to.owner
  to.owner = attacker
  match.conquered = true
  match:tell("conquest", { seat = attacker, from = from, space = to, victim = victim })
  match:ask(attacker, "occupy")
  -- Who has given up is destroyed by nobody.
  if victim:count "owner" == 0 and victim.standing == 1 then elimination.of(match, victim, attacker) end
  if victim.standing == 0 or attacker:count "owner" >= attacker.least_territories then
    victory.test(match)
  end
end

return conquest
