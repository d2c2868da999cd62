-- Espionage, "Peças e relações entre elas": the army, and who beats whom.
local pieces = {}

--- First what never moves, then what does, soldiers by rank.
pieces.all = {
  "mine", "headquarters", "sapper", "spy", "corporal", "lieutenant", "captain", "colonel", "general",
}

--- What may stand on a square.
pieces.words = { "none", table.unpack(pieces.all) }

local rank = { corporal = 1, lieutenant = 2, captain = 3, colonel = 4, general = 5 }

--- Whether a piece may ever move: "As Minas são peças imóveis"; "o Quartel General também".
function pieces.moves(piece)
  return piece ~= "none" and piece ~= "mine" and piece ~= "headquarters"
end

-- "5 Cabos, 4 Tenentes, 3 Capitães, 2 Coronéis, 2 Generais, 5 Espiões, 4 Detectores de Minas, 4 Minas e
-- 1 Quartel-General"; the army of the small board is in proportion.
local armies = {
  [10] = {
    corporal = 5, lieutenant = 4, captain = 3, colonel = 2, general = 2,
    spy = 5, sapper = 4, mine = 4, headquarters = 1,
  },
  [8] = {
    corporal = 3, lieutenant = 2, captain = 1, colonel = 1, general = 1,
    spy = 3, sapper = 2, mine = 2, headquarters = 1,
  },
}

--- How many of each piece there are on a board so many squares wide.
function pieces.army(width)
  if not armies[width] then error("Espionage wants a board of 8 or 10 columns") end
  return armies[width]
end

--- What happens when a piece enters the square of another: it `takes` it or `falls`.
function pieces.meet(attacker, defender)
  -- "Qualquer peça pode capturar o Quartel-General adversário."
  if defender == "headquarters" then return "takes" end
  -- "Um Detector de Minas é a única peça que pode destruir Minas."
  if defender == "mine" then return attacker == "sapper" and "takes" or "falls" end
  -- Spies and sappers fall to every piece that attacks.
  if not rank[defender] then return "takes" end
  -- "Quando um General é atacado por um Detector de Minas, o Detector de Minas vence."
  if attacker == "sapper" then return defender == "general" and "takes" or "falls" end
  -- "Mais fraca ou do mesmo tipo: o atacante vence."
  return (rank[attacker] or 0) >= rank[defender] and "takes" or "falls"
end

return pieces
