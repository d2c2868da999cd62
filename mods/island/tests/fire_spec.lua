-- The island, "Como atirar em um alvo".

local position = require "position"
local at, island, rolls, enemy = position.at, position.island, position.rolls, position.enemy

local function fire(game, who) game:play("fire", { who = at(game, who) }) end
local function why(game, who) return game:why("fire", { who = at(game, who) }) end

describe("Atirar", function()
  it("'Os soldados têm um campo de tiro de 2, os jipes de 3 e os tanques de 4': exact, no more, no less", function()
    for unit, range in pairs { soldier = 2, jeep = 3, tank = 4 } do
      for distance = 1, 6 do
        local target = "e" .. 9 - distance
        local game = rolls(island { e9 = { 1, unit, "north" }, [target] = enemy, a1 = enemy }, 1)
        equal(#why(game, "e9") == 0, distance == range, unit .. " at " .. distance)
      end
    end
  end)

  it("'Você simplesmente pega o alvo pretendido e o remove da ilha'", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, e7 = enemy, a1 = enemy }, 1)
    fire(game, "e9")
    equal(at(game, "e7").owner, nil)
    equal(at(game, "e9").unit, "soldier")
    equal(game.seat[2].characters, 1)
  end)

  it("'Deve estar voltado para a frente, em direção ao alvo': not to the sides or backwards", function()
    for _, facing in ipairs { "east", "west", "south" } do
      local game = rolls(island { e9 = { 1, "soldier", facing }, e7 = enemy, a1 = enemy }, 1)
      equal(why(game, "e9")[1], "who: where", facing)
    end
  end)

  it("not diagonally, not over the edge", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, g7 = enemy, e1 = { 1, "jeep", "north" } }, 1)
    equal(why(game, "e9")[1], "who: where")
    equal(why(game, "e1")[1], "who: where")
  end)

  it("5 'Você não pode atirar em nada além de um obstáculo'", function()
    local game = rolls(island({ e9 = { 1, "jeep", "north" }, e6 = enemy, a1 = enemy }, { e7 = "safe" }), 1)
    equal(why(game, "e9")[1], "who: where")
  end)

  it("10 'Quaisquer personagens pegos no fogo cruzado de um acerto exato em outro personagem também serão removidos', own ones too", function()
    local game = rolls(island { e9 = { 1, "tank", "north" }, e8 = { 1, "soldier", "east" }, e7 = enemy, e5 = enemy, a1 = enemy }, 1)
    fire(game, "e9")
    for _, square in ipairs { "e8", "e7", "e5" } do equal(at(game, square).owner, nil, square) end
    equal(game.seat[1].characters, 1)
    equal(game.seat[2].characters, 1)
  end)

  it("10 'ou em um bloco de obstáculos ao vivo'; nobody is caught on the way to a safe one", function()
    for face, left in pairs { live = false, safe = true } do
      local game = rolls(island({ e9 = { 1, "tank", "north" }, e8 = enemy, a1 = enemy }, { e5 = face }), 1)
      fire(game, "e9")
      equal(at(game, "e8").owner ~= nil, left, face)
      equal(at(game, "e5").block, false)
    end
  end)

  it("nobody is caught without a hit: those between are no target of their own", function()
    local game = rolls(island { e9 = { 1, "tank", "north" }, e7 = enemy, a1 = enemy }, 1)
    equal(why(game, "e9")[1], "who: where")
  end)

  it("'Qualquer coisa na Ilha': one's own characters as well", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, e7 = { 1, "jeep", "east" }, a1 = enemy }, 1)
    equal(why(game, "e9"), {})
    fire(game, "e9")
    equal(game.seat[1].characters, 1)
  end)

  it("3 'quantas vezes desejar, desde que você tenha um acerto exato'", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, h9 = { 1, "jeep", "north" }, e7 = enemy, h6 = enemy, a1 = enemy }, 1)
    fire(game, "e9")
    fire(game, "h9")
    equal(game.seat[2].characters, 1)
    equal(game:phase(), "act")
  end)

  it("13 'Não é obrigatório dar seu tiro naquele momento, você pode esperar por outro turno'", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, h9 = { 1, "jeep", "north" }, e7 = { 2, "tank", "west" }, a4 = enemy }, 1, 1, 1)
    game:play("advance", { who = at(game, "h9") })
    game:play "pass"
    game:play("advance", { who = at(game, "a4") })
    equal(why(game, "e9"), {})
  end)

  it("12 'no seu turno': not in the other's", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, e7 = enemy, a1 = enemy }, 1)
    equal(why(game, "e7")[1], "who: owner equal")
  end)

  it("7, 8 'Todos os personagens estão a salvo enquanto estiverem no suporte', and do not shoot from it", function()
    local game = island { e9 = { 1, "soldier", "north" }, a10 = { 2, "soldier", "south" } }
    game.seat[1].pad_1, game.seat[1].characters = "tank", 2
    rolls(game, 1)
    equal(#game:why("fire", { who = "c0_11" }) > 0, true)
    game:go("after", game.seat[2])
    equal(game:why("fire", { who = at(game, "a10") }, game.seat[2])[1], "who: where")
  end)

  it("a shot may be fired after a zero, before one of the three options is chosen", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, e7 = enemy, a1 = enemy }, 0)
    fire(game, "e9")
    equal(game:phase(), "roll")
  end)
end)
