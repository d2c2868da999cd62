-- Espionage, "Peças e relações entre elas": the army, and who beats whom.
local pieces = {}

--- First what never moves, then what does, soldiers by rank.
pieces.all = {
  "mine", "headquarters", "sapper", "spy", "corporal", "lieutenant", "captain", "colonel", "general",
}

local rank = { corporal = 1, lieutenant = 2, captain = 3, colonel = 4, general = 5 }

--- "5 Cabos, 4 Tenentes, 3 Capitães, 2 Coronéis, 2 Generais, 5 Espiões, 4 Detectores de Minas, 4 Minas e
--- 1 Quartel-General", by the width of the board; the army of the small one is in proportion.
pieces.army = {
  [10] = {
    corporal = 5, lieutenant = 4, captain = 3, colonel = 2, general = 2,
    spy = 5, sapper = 4, mine = 4, headquarters = 1,
  },
  [8] = {
    corporal = 3, lieutenant = 2, captain = 1, colonel = 1, general = 1,
    spy = 3, sapper = 2, mine = 2, headquarters = 1,
  },
}

--- Whether a piece that enters the square of another takes it; else it falls.
function pieces.takes(attacker, defender)
  -- "Qualquer peça pode capturar o Quartel-General adversário."
  if defender == "headquarters" then return true end
  -- "Um Detector de Minas é a única peça que pode destruir Minas."
  if defender == "mine" then return attacker == "sapper" end
  -- Spies and sappers fall to every piece that attacks.
  if not rank[defender] then return true end
  -- "Quando um General é atacado por um Detector de Minas, o Detector de Minas vence."
  if attacker == "sapper" then return defender == "general" end
  -- "Mais fraca ou do mesmo tipo: o atacante vence."
  return (rank[attacker] or 0) >= rank[defender]
end

return pieces
