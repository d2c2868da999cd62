-- Espionage, "Peças e relações entre elas": who beats whom.

local position = require "position"
local at, field, march = position.at, position.field, position.march

--- What a piece of seat 1 on e5 does to one of seat 2 on e4: "takes", "falls" or "wins".
local function meeting(attacker, defender, options)
  local theirs = { e4 = defender, j1 = "corporal" }
  if defender ~= "headquarters" then theirs.a1 = "headquarters" end
  local game = field({ e5 = attacker, a10 = "headquarters", j10 = "corporal" }, theirs, { options = options })
  march(game, "e5", "e4")
  if game:winner() then return game:winner() == game.seat[1] and "wins" or "loses", game end
  return at(game, "e4").owner == game.seat[1] and "takes" or "falls", game
end

local soldiers = { "corporal", "lieutenant", "captain", "colonel", "general" }

describe("Relações entre as peças", function()
  it("'Quando uma peça mais forte tenta capturar uma mais fraca ou do mesmo tipo, o atacante vence'", function()
    for i, attacker in ipairs(soldiers) do
      for j, defender in ipairs(soldiers) do
        if i >= j then equal(meeting(attacker, defender), "takes", attacker .. " " .. defender) end
      end
    end
  end)

  it("'Quando uma peça mais fraca invade a casa ocupada por uma peça mais forte, perde e é removida'", function()
    for i, attacker in ipairs(soldiers) do
      for j, defender in ipairs(soldiers) do
        if i < j then equal(meeting(attacker, defender), "falls", attacker .. " " .. defender) end
      end
    end
  end)

  it("'A peça adversária é removida do tabuleiro', and the attacker stands in its place", function()
    local _, game = meeting("captain", "lieutenant")
    equal(at(game, "e4").piece, "captain")
    equal(at(game, "e5").owner, nil)
    equal(game.seat[2]:count "owner", 2)
  end)

  it("the attacker that loses is removed, and the other stays", function()
    local _, game = meeting("lieutenant", "captain")
    equal(at(game, "e4").piece, "captain")
    equal(at(game, "e4").owner, game.seat[2])
    equal(at(game, "e5").owner, nil)
  end)

  it("'Todos os soldados podem capturar um Espião ou um Detector de Minas'", function()
    for _, soldier in ipairs(soldiers) do
      equal(meeting(soldier, "spy"), "takes")
      equal(meeting(soldier, "sapper"), "takes")
    end
  end)

  it("'Quando um General é atacado por um Detector de Minas, o Detector de Minas vence'", function()
    equal(meeting("sapper", "general"), "takes")
  end)

  it("'Quando um Detector de Minas é atacado por um General, é o General que vence'", function()
    equal(meeting("general", "sapper"), "takes")
  end)

  it("a sapper falls to every other soldier it attacks", function()
    for _, soldier in ipairs { "corporal", "lieutenant", "captain", "colonel" } do
      equal(meeting("sapper", soldier), "falls", soldier)
    end
  end)

  it("'Todos os soldados morrem quando pisam uma Mina'", function()
    for _, soldier in ipairs(soldiers) do equal(meeting(soldier, "mine"), "falls") end
  end)

  it("'Um Espião pode capturar outro Espião ou Detector de Minas e morre quando pisa numa Mina'", function()
    equal(meeting("spy", "spy"), "takes")
    equal(meeting("spy", "sapper"), "takes")
    equal(meeting("spy", "mine"), "falls")
  end)

  it("a spy falls to every soldier it attacks", function()
    for _, soldier in ipairs(soldiers) do equal(meeting("spy", soldier), "falls", soldier) end
  end)

  it("'O Detector de Minas pode capturar outros Detectores de Minas e Espiões'", function()
    equal(meeting("sapper", "sapper"), "takes")
    equal(meeting("sapper", "spy"), "takes")
  end)

  it("'Quando um Detector de Minas entra numa casa ocupada por uma Mina inimiga, a Mina é retirada'", function()
    local outcome, game = meeting("sapper", "mine")
    equal(outcome, "takes")
    equal(at(game, "e4").piece, "sapper")
  end)

  it("'Se alguma das outras peças pisar uma Mina, morre e a Mina permanece no tabuleiro', and stays hidden", function()
    local _, game = meeting("corporal", "mine")
    equal(at(game, "e4").piece, "mine")
    equal(at(game, "e4").owner, game.seat[2])
    equal(game:can_see(game.seat[1], at(game, "e4"), "piece"), false)
  end)

  it("'Qualquer peça pode capturar o Quartel-General adversário'", function()
    for _, piece in ipairs { "corporal", "lieutenant", "captain", "colonel", "general", "spy", "sapper" } do
      equal(meeting(piece, "headquarters"), "wins", piece)
    end
  end)
end)

describe("O combate", function()
  it("'Até serem identificadas por um espião': it shows who is removed, and the survivor stays hidden", function()
    local _, game = meeting("captain", "lieutenant")
    equal(game:told "captured", 1)
    equal(game.seat[2].lost_lieutenant, 1)
    equal(game:can_see(game.seat[2], at(game, "e4"), "piece"), false)
    local _, lost = meeting("lieutenant", "captain")
    equal(lost:told "fallen", 1)
    equal(lost.seat[1].lost_lieutenant, 1)
    equal(lost:can_see(lost.seat[1], at(lost, "e4"), "piece"), false)
  end)

  it("with the option reveal_on_combat both know the survivor", function()
    local _, game = meeting("captain", "lieutenant", { reveal_on_combat = "true" })
    equal(game:can_see(game.seat[2], at(game, "e4"), "piece"), true)
    local _, lost = meeting("lieutenant", "captain", { reveal_on_combat = "true" })
    equal(lost:can_see(lost.seat[1], at(lost, "e4"), "piece"), true)
  end)

  it("a survivor that was known stays known", function()
    local game = field({ e5 = "captain", a10 = "spy" }, { e4 = "lieutenant", a1 = "headquarters", j1 = "spy" })
    at(game, "e5").known_to = { game.seat[1], game.seat[2] }
    march(game, "e5", "e4")
    equal(game:can_see(game.seat[2], at(game, "e4"), "piece"), true)
  end)
end)
