-- War, "Recebimento de Exércitos": how the armies received are placed.
local position, seated = require "position", require "seated"

-- Seat 1 holds South America and little else, 9 + 2 armies to place.
local function placing(round)
  local mine = { alasca = 1, islandia = 1, egito = 1, china = 1, brasil = 1, argentina = 1, peru = 1, venezuela = 1 }
  local game = position.of { mine = mine, round = round }
  game:go("place", game.seat[1])
  game.reserve = 9
  game.region.america_do_sul.reserve = 2
  return game
end

local function place(game, on, armies) game:play("place", { on = on, armies = armies }) end

describe("Placing", function()
  it("'Em um ou mais de seus territórios': all in one", function()
    local game = placing()
    place(game, "brasil", 11)
    equal(game.space.brasil.armies, 12)
    equal({ game.reserve, total "reserve" }, { 0, 0 })
  end)

  it("'Em um ou mais de seus territórios': some here, some there", function()
    local game = placing()
    place(game, "china", 4)
    place(game, "brasil", 2)
    place(game, "egito", 5)
    equal({ game.space.china.armies, game.space.brasil.armies, game.space.egito.armies }, { 5, 3, 6 })
    equal(game:phase(), "attack")
  end)

  it("'Seus territórios': not in another's", function()
    equal(placing():why("place", { on = "japao", armies = 1 }), { "on: owner equal" })
  end)

  it("no more than there are, and at least one", function()
    local game = placing()
    equal(game:why("place", { on = "china", armies = 10 }), { "armies: range 1 to 9" })
    equal(game:why("place", { on = "china", armies = 0 }), { "armies: range 1 to 9" })
    equal(game:why("place", { on = "china", armies = 9 }), {})
  end)

  it("'Deve colocar todos os exércitos recebidos' before anything else", function()
    local game = placing()
    place(game, "china", 8)
    equal(game:phase(), "place")
    equal(game:why("attack", { from = "china", to = "japao", dice = 3 }), { "not_now" })
    equal(game:why "end_attacks", { "not_now" })
  end)
end)

describe("Armies of a continent", function()
  it("'Deverão ser distribuídos obrigatoriamente nos territórios do próprio continente'", function()
    local game = placing()
    place(game, "china", 9)
    equal({ game:phase(), game.reserve, game.region.america_do_sul.reserve }, { "place", 0, 2 })
    equal(game:why("place", { on = "china", armies = 1 }), { "armies: no_number" })
    place(game, "peru", 2)
    equal(game:phase(), "attack")
  end)

  it("'Os 2 correspondentes à América do Sul devem ser colocados neste continente': 11 at most there, 9 elsewhere",
    function()
      local game = placing()
      equal(game:why("place", { on = "argentina", armies = 11 }), {})
      equal(game:why("place", { on = "argentina", armies = 12 }), { "armies: range 1 to 11" })
      equal(game:why("place", { on = "alasca", armies = 10 }), { "armies: range 1 to 9" })
    end)

  it("are used first inside the continent, so that none of the others is lost", function()
    local game = placing()
    place(game, "venezuela", 1)
    equal({ game.reserve, game.region.america_do_sul.reserve }, { 9, 1 })
    place(game, "venezuela", 3)
    equal({ game.reserve, game.region.america_do_sul.reserve }, { 7, 0 })
  end)

  it("of two continents each goes to its own", function()
    local game = placing()
    for _, territory in ipairs(game.region.oceania:spaces()) do territory.owner = game.seat[1] end
    game.region.oceania.reserve = 2
    equal(game:why("place", { on = "australia", armies = 12 }), { "armies: range 1 to 11" })
    place(game, "australia", 11)
    equal({ game.reserve, game.region.america_do_sul.reserve }, { 0, 2 })
  end)
end)

describe("The first round", function()
  it("'Na primeira rodada, cada um dos jogadores deve receber exércitos e colocá-los no mapa'", function()
    local game = seated { players = 3, seed = 1 }
    for turn = 1, 3 do
      local seat = game:decider()
      equal({ game.round, game:phase(), game.reserve }, { 1, "place", 7 }, "turn " .. turn)
      game:play("place", { on = seat:spaces("owner")[1], armies = 7 })
    end
    equal(game.round, 2)
  end)

  it("'A partir da segunda rodada' come attacks, redeployment and cards", function()
    local game = placing(1)
    place(game, "brasil", 11)
    equal({ game:decider(), game:phase() }, { game.seat[2], "place" })
    game = placing(2)
    place(game, "brasil", 11)
    equal({ game:decider(), game:phase() }, { game.seat[1], "attack" })
  end)
end)

describe("Pieces", function()
  it("are reused without limit: one territory may hold hundreds of armies", function()
    local game = placing()
    game.reserve = 900
    place(game, "china", 900)
    equal(game.space.china.armies, 901)
  end)
end)
