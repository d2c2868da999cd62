-- The product, "O Jogo": the same four stages in every round.
local position = require "position"

-- All colours chosen; seat 1 holds Brasil with eight armies, seat 2 Argélia with one.
local function facing()
  return position.of { players = 4, others = { 3, 4 }, mine = { brasil = 8 }, theirs = { argelia = 1 } }
end

-- What seat 1 receives at the beginning of its turn for so many territories.
local function received(territories)
  local game = facing()
  for i, territory in ipairs(game.space) do
    territory.owner = game.seat[i <= territories and 1 or 2 + i % (#game.seat - 1)]
  end
  return position.end_turn(game, game.seat[4]).reserve
end

describe("'tanto na primeira como em todas as outras rodadas'", function()
  it("'a) receber novos exércitos; b) atacar; c) desloca seus exércitos; d) receber uma carta'", function()
    local game = facing()
    game:set_round(1)
    game:go("place", game.seat[1])
    game.reserve = 1
    game:play("place", { on = "brasil", armies = 1 })
    equal({ game:phase(), game.round }, { "attack", 1 })
    game:dice { 6, 6, 6, 1 }
    game.space.madagascar.owner = game.seat[2]
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    game:play("occupy", { armies = 2 })
    game:play "end_attacks"
    equal(game:phase(), "redeploy")
    game:play("redeploy", { from = "brasil", to = "argelia", armies = 1 })
    game:play "end_turn"
    equal(game.seat[1]:hand_size "territory", 1)
  end)

  it("the rest is War's: 8 territories are 4 armies, 11 are 5, the third trade of the game brings 8", function()
    local trade = require "trade"
    equal({ received(8), received(11), received(5) }, { 4, 5, 3 })
    equal({ trade.worth(1), trade.worth(2), trade.worth(3) }, { 4, 6, 8 })
  end)

  it("'o atacante teria perdido 2 exércitos e o defensor 1': 5, 4, 1 against 6, 3, 1", function()
    local game = facing()
    game.space.brasil.armies, game.space.argelia.armies = 4, 3
    game:go("attack", game.seat[1])
    game:dice { 5, 4, 1, 6, 3, 1 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal({ game.space.brasil.armies, game.space.argelia.armies }, { 2, 2 })
  end)

  it("'Atacante: 3 exércitos, Defesa: 1 exército': 3 and 2 against 6, 'o atacante só deve retirar uma peça'", function()
    local game = facing()
    game.space.brasil.armies, game.space.argelia.armies = 3, 1
    game:go("attack", game.seat[1])
    game:dice { 3, 2, 6 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 2 })
    equal({ game.space.brasil.armies, game.space.argelia.armies }, { 2, 1 })
  end)

  it("'Atacante com 10 exércitos e defensor tem 4': 8 and 3 are left, then '3 vitórias' take the territory", function()
    local game = facing()
    game.space.brasil.armies, game.space.argelia.armies = 10, 4
    game:go("attack", game.seat[1])
    game:dice { 6, 3, 2, 5, 4, 2 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal({ game.space.brasil.armies, game.space.argelia.armies }, { 8, 3 })
    game:dice { 5, 3, 2, 4, 2, 1 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal(game:why("occupy", { armies = 4 })[1], "armies: range 1 to 3")
    equal(game.space.argelia.owner, game.seat[1])
  end)

  it("'15 + 4 = 19; 9 + 2 = 11, sendo que os 2 correspondentes à América do Sul devem ser colocados neste continente'", function()
    local game = facing()
    local mine = { venezuela = true, peru = true, brasil = true, argentina = true }
    local others = 0
    for _, region in ipairs(game.region) do
      for i, territory in ipairs(region:spaces()) do
        if region.id ~= "america_do_sul" and i < region.size and others < 15 then
          mine[territory.id], others = true, others + 1
        end
      end
    end
    for i, territory in ipairs(game.space) do
      territory.owner = game.seat[mine[territory.id] and 1 or 2 + i % 3]
    end
    position.end_turn(game, game.seat[4])
    equal({ game.seat[1]:count "owner", game.reserve, game.region.america_do_sul.reserve }, { 19, 9, 2 })
  end)

  it("'Cada ataque o jogador atacante poderá usar até 3 (três) peças para atacar'", function()
    local game = facing()
    game:go("attack", game.seat[1])
    equal(game:why("attack", { from = "brasil", to = "argelia", dice = 4 })[1], "dice: range 1 to 3")
  end)

  it("'Brasil, Venezuela e México': an army is redeployed once", function()
    local game = facing()
    for _, id in ipairs { "venezuela", "mexico", "japao", "china" } do game.space[id].owner = game.seat[1] end
    game.space.japao.armies = 2
    game:go("redeploy", game.seat[1])
    game:play("redeploy", { from = "brasil", to = "venezuela", armies = 7 })
    equal(game:why("redeploy", { from = "venezuela", to = "mexico", armies = 7 })[1], "armies: no_number")
  end)
end)

describe("Eliminação de um concorrente", function()
  -- A has one card, B had three, and B is destroyed; the attacks end.
  local function destroyed(mine, theirs)
    local game = facing()
    position.give(game, game.seat[1], mine)
    position.give(game, game.seat[2], theirs)
    game:go("attack", game.seat[1])
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    game:play("occupy", { armies = 1 })
    game:play "end_attacks"
    game:play "end_turn"
    return game
  end

  local function cards(game, ...)
    local list = {}
    for i, id in ipairs { ... } do
      for _, card in ipairs(game.seat[1]:hand "territory") do
        if card.id == id then list[i] = card end
      end
    end
    return list
  end

  it("'poderá por ocasião do fim da sua jogada combinar 4 cartas e, conforme o resultado, trocá-las'", function()
    local game = destroyed({ "alasca" }, { "vancouver", "venezuela", "california" })
    equal({ game:phase(), game.seat[1]:hand_size "territory" }, { "late_trade", 4 })
    game:play("trade", { cards = cards(game, "alasca", "vancouver", "venezuela") })
    equal(game.reserve, 4)
  end)

  it("'receberá no final de sua jogada mais uma carta'", function()
    local game = destroyed({ "alasca" }, { "vancouver", "venezuela", "california" })
    game:play "keep_all"
    equal(game.seat[1]:hand_size "territory", 5)
  end)

  it("'Se não o fizer, poderá guardar as cartas, desde que não guarde mais de 5'", function()
    local game = destroyed({ "alasca", "mackenzie", "labrador" }, { "vancouver", "venezuela", "california" })
    game:play "keep_all"
    equal({ game:phase(), game:decider() }, { "discard", game.seat[1] })
    game:play("discard_card", { card = cards(game, "labrador") })
    equal(game.seat[1]:hand_size "territory", 5)
    equal(game:cards("territory", "discard")[1].id, "labrador")
  end)
end)
