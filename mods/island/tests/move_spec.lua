-- The island, "Como mover um personagem" and "Como jogar um turno".

local position = require "position"
local at, island, rolls, enemy = position.at, position.island, position.rolls, position.enemy

local function advance(game, who) return game:why("advance", { who = at(game, who) }) end
local function turn(game, who, way)
  return game:why("advance_and_turn", { who = at(game, who), way = way or "left" })
end

describe("Mover um personagem", function()
  it("'Um dado de seis lados que começa do zero e termina às cinco'", function()
    local seen = {}
    for seed = 1, 60 do
      local game = play { seed = seed }
      game.space.c5_5.owner, game.space.c5_5.unit, game.space.c5_5.facing = game.seat[1], "soldier", "north"
      game.space.c5_1.owner, game.space.c5_1.unit, game.space.c5_1.facing = game.seat[2], "soldier", "north"
      game:go("after", game.seat[2])
      game:play "pass"
      seen[game.die] = true
    end
    for die = 0, 5 do equal(seen[die], true, "die " .. die) end
  end)

  it("'Você rola três, pode avançar três quadrados'", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, a1 = enemy }, 3)
    game:play("advance", { who = at(game, "e9") })
    equal(at(game, "e6").unit, "soldier")
    equal(at(game, "e6").facing, "north")
    equal(at(game, "e9").owner, nil)
    equal(at(game, "e9").facing, "nowhere")
  end)

  it("'ou avançar dois quadrados e depois virar para a esquerda ou direita, restante no segundo quadrado'", function()
    for way, facing in pairs { left = "west", right = "east" } do
      local game = rolls(island { e9 = { 1, "jeep", "north" }, a1 = enemy }, 3)
      game:play("advance_and_turn", { who = at(game, "e9"), way = way })
      equal(at(game, "e7").unit, "jeep")
      equal(at(game, "e7").facing, facing)
    end
  end)

  it("'Se você rolar uma, você tem apenas uma opção, para avançar um quadrado'", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, a1 = enemy }, 1)
    equal(advance(game, "e9"), {})
    equal(turn(game, "e9")[1], "die at_least 2")
  end)

  it("'Seguir em frente é a direção que o personagem está enfrentando': all four ways", function()
    for facing, to in pairs { north = "f4", east = "h6", south = "f8", west = "d6" } do
      local game = rolls(island { f6 = { 1, "tank", facing }, a1 = enemy }, 2)
      game:play("advance", { who = at(game, "f6") })
      equal(at(game, to).unit, "tank", facing)
    end
  end)

  it("turning left or right is as seen by the character", function()
    for facing, left in pairs { north = "west", east = "north", south = "east", west = "south" } do
      local game = rolls(island { f6 = { 1, "tank", facing }, a1 = enemy }, 2)
      game:play("advance_and_turn", { who = at(game, "f6"), way = "left" })
      local found
      for _, space in ipairs(game.seat[1]:spaces "owner") do found = space.facing end
      equal(found, left)
    end
  end)

  it("1 'Deve sempre usar todas as unidades no dado': not off the island", function()
    local game = rolls(island { e3 = { 1, "soldier", "north" }, h9 = { 1, "soldier", "north" }, a1 = enemy }, 3)
    equal(advance(game, "e3")[1], "who: where")
    equal(turn(game, "e3"), {})
    equal(advance(game, "h9"), {})
  end)

  it("11 'Dois caracteres não podem ocupar o mesmo quadrado'", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, e6 = { 1, "jeep", "east" }, a1 = enemy }, 3)
    equal(advance(game, "e9")[1], "who: where")
    equal(turn(game, "e9"), {})
  end)

  it("14 'Você não pode passar por cima de outro personagem ou bloco de obstáculos'", function()
    local game = rolls(island({ e9 = { 1, "soldier", "north" }, e7 = enemy, h9 = { 1, "jeep", "north" } }, { h7 = "safe" }), 3)
    equal(advance(game, "e9")[1], "who: where")
    equal(advance(game, "h9")[1], "who: where")
  end)

  it("'Você não pode pousar em um obstáculo e vire à esquerda ou à direita'", function()
    local game = rolls(island({ e9 = { 1, "soldier", "north" }, a1 = enemy }, { e7 = "safe" }), 3)
    equal(turn(game, "e9")[1], "who: where")
  end)

  it("one's own characters alone", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, a5 = enemy }, 2)
    equal(advance(game, "a5")[1], "who: owner equal")
  end)
end)

describe("Um turno", function()
  it("'Sempre deve mover um personagem, se possível': passing is not on offer before", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, a1 = enemy }, 3)
    equal(game:phase(), "act")
    for _, offer in ipairs(game:moves()) do
      equal(offer.move == "pass" or offer.move == "blocked", false)
    end
  end)

  it("15 'Se for possível mover um de seus personagens, você deve fazer esse movimento', whichever it is", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, h9 = { 1, "jeep", "east" }, a1 = enemy }, 3)
    equal(advance(game, "e9"), {})
    equal(advance(game, "h9"), {})
    equal(game:why("blocked")[1], "stuck equal")
  end)

  it("one character moves, and the turn goes to the other", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, h9 = { 1, "jeep", "east" }, a1 = enemy }, 3)
    game:play("advance", { who = at(game, "e9") })
    equal(game:decider(), game.seat[2])
  end)

  it("'Você tem a opção de atirar antes de mover', and it does not end the turn", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, e7 = enemy, a1 = enemy }, 3)
    game:play("fire", { who = at(game, "e9") })
    equal(game:phase(), "act")
    equal(game:decider(), game.seat[1])
    equal(advance(game, "e9"), {})
  end)

  it("'Depois de mover, você tem a opção novamente de atirar. Quando terminar, passe o jogo'", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, e4 = enemy, a1 = enemy }, 3)
    game:play("advance", { who = at(game, "e9") })
    equal(game:phase(), "after")
    game:play("fire", { who = at(game, "e6") })
    equal(at(game, "e4").owner, nil)
    equal(game:why "pass", {})
  end)
end)
