-- The island, "Sobre os blocos de obstáculos".

local position = require "position"
local at, island, rolls, enemy = position.at, position.island, position.rolls, position.enemy

local function fire(game, who) game:play("fire", { who = at(game, who) }) end

describe("Um bloco ativo", function()
  it("'Deve ser removido da ilha, juntamente com qualquer personagem que esteja em qualquer um dos oito quadrados adjacentes'", function()
    local around = { "d4", "e4", "f4", "d5", "f5", "d6", "f6" }
    local characters = { e9 = { 1, "tank", "north" }, a1 = enemy }
    for i, square in ipairs(around) do characters[square] = { i % 2 + 1, "soldier", "west" } end
    local game = rolls(island(characters, { e5 = "live" }), 1)
    fire(game, "e9")
    for _, square in ipairs(around) do equal(at(game, square).owner, nil, square) end
    equal(at(game, "e5").block, false)
    equal(game:told "explodes", 1)
    equal(game.seat[1].characters, 1)
    equal(game.seat[2].characters, 1)
  end)

  it("nobody further away", function()
    local game = rolls(island({ e9 = { 1, "tank", "north" }, c5 = enemy, g7 = enemy, e3 = enemy }, { e5 = "live" }), 1)
    fire(game, "e9")
    equal(game.seat[2].characters, 3)
  end)

  it("a soldier facing a block two squares away activates it from outside the blast", function()
    local game = rolls(island({ e9 = { 1, "soldier", "north" }, a1 = enemy }, { e7 = "live" }), 1)
    fire(game, "e9")
    equal(at(game, "e9").unit, "soldier")
    equal(at(game, "e7").block, false)
  end)
end)

describe("Um bloco seguro", function()
  it("'Será removido da ilha. Todos os personagens dos oito quadrados adjacentes permanecem'", function()
    local game = rolls(island({ e9 = { 1, "tank", "north" }, d5 = enemy, f6 = { 1, "jeep", "west" } }, { e5 = "safe" }), 1)
    fire(game, "e9")
    equal(at(game, "e5").block, false)
    equal(game:told "safe", 1)
    equal(game.seat[2].characters, 1)
    equal(at(game, "f6").unit, "jeep")
  end)
end)

describe("Aterrar em um bloco", function()
  it("'Você também pode ativar um bloco ao aterrar seu personagem diretamente em cima', with the exact number", function()
    local game = rolls(island({ e9 = { 1, "soldier", "north" }, a1 = enemy }, { e7 = "safe" }), 2)
    game:play("advance", { who = at(game, "e9") })
    equal(at(game, "e7").unit, "soldier")
    equal(at(game, "e7").block, false)
  end)

  it("not with another number: it stops there or does not move", function()
    for _, die in ipairs { 3, 4 } do
      local game = rolls(island({ e9 = { 1, "soldier", "north" }, h9 = { 1, "soldier", "north" }, a1 = enemy }, { e7 = "safe" }), die)
      equal(game:why("advance", { who = at(game, "e9") })[1], "who: where")
    end
  end)

  it("a live one takes the character that lands along, and those around", function()
    local game = rolls(island({ e9 = { 1, "soldier", "north" }, h9 = { 1, "jeep", "north" }, f6 = enemy, a1 = enemy }, { e7 = "live" }), 2)
    game:play("advance", { who = at(game, "e9") })
    equal(at(game, "e7").owner, nil)
    equal(at(game, "f6").owner, nil)
    equal(game.seat[1].characters, 1)
    equal(game.seat[2].characters, 1)
  end)
end)

describe("A reação", function()
  it("'Um bloco ativo também pode ativar outro bloco se estiver em um dos oito quadrados circundantes'", function()
    local game = rolls(island({ e9 = { 1, "tank", "north" }, g3 = enemy, a1 = enemy }, { e5 = "live", f4 = "live" }), 1)
    fire(game, "e9")
    equal(at(game, "f4").block, false)
    equal(at(game, "g3").owner, nil)
    equal(game:told "explodes", 2)
  end)

  it("'Mas apenas se o bloco tiver sido ativado inicialmente por um personagem': one step and no further", function()
    local game = rolls(island({ e9 = { 1, "tank", "north" }, h2 = enemy, a1 = enemy }, { e5 = "live", f4 = "live", g3 = "live" }), 1)
    fire(game, "e9")
    equal(at(game, "g3").block, true)
    equal(at(game, "h2").owner, game.seat[2])
  end)

  it("safe neighbours are turned over and removed", function()
    local game = rolls(island({ e9 = { 1, "tank", "north" }, g3 = enemy, a1 = enemy }, { e5 = "live", f4 = "safe" }), 1)
    fire(game, "e9")
    equal(at(game, "f4").block, false)
    equal(at(game, "g3").owner, game.seat[2])
  end)

  it("a safe block activates no other", function()
    local game = rolls(island({ e9 = { 1, "tank", "north" }, a1 = enemy }, { e5 = "safe", f4 = "live" }), 1)
    fire(game, "e9")
    equal(at(game, "f4").block, true)
  end)

  it("begins with a character that lands as well", function()
    local game = rolls(island({ e9 = { 1, "soldier", "north" }, h9 = { 1, "jeep", "north" }, a1 = enemy }, { e7 = "live", f6 = "live" }), 2)
    game:play("advance", { who = at(game, "e9") })
    equal(at(game, "f6").block, false)
  end)
end)
