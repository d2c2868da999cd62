-- The island, "Quando um zero é rolado".

local position = require "position"
local at, island, rolls, enemy = position.at, position.island, position.rolls, position.enemy

local function pad(game, units)
  for place, unit in pairs(units) do
    game.seat[1][place] = unit
    game.seat[1].characters = game.seat[1].characters + 1
  end
  return game
end

local function launch(game, place) return game:why("launch", { pad = place }) end

describe("Um zero", function()
  it("'Deverá escolher uma das três opções disponíveis': nothing else is on offer but shots", function()
    local game = rolls(pad(island { e9 = { 1, "soldier", "north" }, a1 = enemy }, { pad_1 = "jeep" }), 0)
    equal(game:phase(), "roll")
    local offered = {}
    for _, offer in ipairs(game:moves()) do offered[offer.move] = true end
    equal(offered, { launch = true, move_pad = true, turn = true })
  end)

  it("1 'Avance o personagem selecionado para a Ilha usando o primeiro quadrado diretamente na frente, voltado apenas para a frente'", function()
    local game = rolls(pad(island { e9 = { 1, "soldier", "east" }, a1 = enemy }, { pad_1 = "jeep" }), 0, 2)
    game:play("launch", { pad = "pad_1" })
    equal(at(game, "a12").unit, "jeep")
    equal(at(game, "a12").facing, "north")
    equal(game.seat[1].pad_1, "none")
    equal(game.die, 2)
  end)

  it("1 the other side comes ashore at its own edge, its left being the other corner", function()
    local game = island { e9 = { 1, "soldier", "east" }, e3 = enemy }
    game.seat[2].pad_1 = "tank"
    game:go("after", game.seat[1])
    game:dice { 0, 2 }
    game:play "pass"
    game:play("launch", { pad = "pad_1" })
    equal(at(game, "l1").unit, "tank")
    equal(at(game, "l1").facing, "south")
  end)

  it("1 'Apenas se estiver desocupado por outro personagem', or by a block", function()
    local game = pad(island({ a12 = { 1, "soldier", "north" }, a1 = enemy }, { b12 = "safe" }), { pad_1 = "jeep", pad_2 = "jeep", pad_3 = "tank" })
    rolls(game, 0)
    equal(launch(game, "pad_1")[1], "pad: where")
    equal(launch(game, "pad_2")[1], "pad: where")
    equal(launch(game, "pad_3"), {})
    equal(launch(game, "pad_4")[1], "pad: where")
  end)

  it("1 'Determinar o número de movimentos que movem apenas esse personagem'", function()
    local game = rolls(pad(island { e9 = { 1, "soldier", "north" }, h1 = enemy }, { pad_1 = "jeep" }), 0, 2)
    game:play("launch", { pad = "pad_1" })
    equal(game:why("advance", { who = at(game, "e9") })[1], "who: where")
    equal(game:why("advance", { who = at(game, "a12") }), {})
  end)

  it("1 nobody goes ashore over the corner of the island", function()
    local game = pad(island { e9 = { 1, "soldier", "north" }, h1 = enemy }, { pad_1 = "jeep", pad_3 = "jeep" })
    game.seat[1].missile = 1
    rolls(game, 0)
    equal(launch(game, "pad_1")[1], "pad: where")
    equal(launch(game, "pad_3"), {})
  end)

  it("6 'Seus personagens devem deixar o suporte nas posições em que você os colocou', wherever the pad lies", function()
    local game = pad(island { e9 = { 1, "soldier", "north" }, h1 = enemy }, { pad_5 = "tank" })
    game.seat[1].missile = 7
    rolls(game, 0, 1)
    game:play("launch", { pad = "pad_5" })
    equal(at(game, "i12").unit, "tank")
  end)

  it("2 'Mova o bloco de suporte ao longo da borda o número de quadrados que acabou de ser rolado', to either side", function()
    for way, column in pairs { right = 7, left = 2 } do
      local game = island { e9 = { 1, "soldier", "north" }, h1 = enemy }
      game.seat[1].missile = way == "right" and 3 or 6
      rolls(game, 0, 4)
      game:play "move_pad"
      game:play("slide", { way = way })
      equal(game.seat[1].missile, column)
      equal(game:decider(), game.seat[2])
    end
  end)

  it("2 left and right are the player's own", function()
    local game = island { e9 = { 1, "soldier", "north" }, h3 = enemy }
    game:go("after", game.seat[1])
    game:dice { 0, 2 }
    game:play "pass"
    game:play "move_pad"
    game:play("slide", { way = "right" })
    equal(game.seat[2].missile, 8)
  end)

  it("2 'A praça central de mísseis deve sempre permanecer em contato com a borda'", function()
    local game = island { e9 = { 1, "soldier", "north" }, h1 = enemy }
    rolls(game, 0, 3)
    game:play "move_pad"
    equal(game:why("slide", { way = "left" })[1], "way: where")
    equal(game:why("slide", { way = "right" }), {})
  end)

  it("2 every roll can be slid one way or the other", function()
    for column = 1, 12 do
      for die = 1, 5 do
        local game = island { e9 = { 1, "soldier", "north" }, h1 = enemy }
        game.seat[1].missile = column
        rolls(game, 0, die)
        game:play "move_pad"
        equal(#game:moves() > 0, true)
      end
    end
  end)

  it("2 then no character moves, but shots are still allowed", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, e7 = enemy, a1 = enemy }, 0, 3)
    game:play "move_pad"
    equal(game:why("advance", { who = at(game, "e9") })[1], "bound_to not_equal")
    game:play("slide", { way = "right" })
    equal(game:phase(), "after")
    equal(game:why("fire", { who = at(game, "e9") }), {})
  end)

  it("3 'Escolha virar à esquerda ou à direita no quadrado em que você está localizado', then it alone moves", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, h9 = { 1, "jeep", "north" }, a1 = enemy }, 0, 2)
    game:play("turn", { who = at(game, "e9"), way = "right" })
    equal(at(game, "e9").facing, "east")
    equal(game:why("advance", { who = at(game, "h9") })[1], "who: where")
    game:play("advance", { who = at(game, "e9") })
    equal(at(game, "g9").unit, "soldier")
  end)

  it("'A menos que você role mais um zero, as três opções recomeçarão', with any piece", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, h9 = { 1, "jeep", "north" }, a1 = enemy }, 0, 0, 2)
    game:play("turn", { who = at(game, "e9"), way = "right" })
    equal(game:phase(), "roll")
    game:play("turn", { who = at(game, "h9"), way = "left" })
    equal(game:why("advance", { who = at(game, "e9") })[1], "who: where")
    equal(game:why("advance", { who = at(game, "h9") }), {})
  end)

  it("in the next turn every character may move again", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, h9 = { 1, "jeep", "north" }, a3 = enemy }, 0, 2, 1, 1)
    game:play("turn", { who = at(game, "e9"), way = "right" })
    game:play("advance", { who = at(game, "e9") })
    game:play("advance", { who = at(game, "a3") })
    equal(game:why("advance", { who = at(game, "h9") }), {})
  end)
end)
