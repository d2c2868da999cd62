-- War II, "Distribuição de Territórios" and the rule for five players.
local seated = require "seated"

local function owned(game)
  local list = {}
  for _, seat in ipairs(game.seat) do table.insert(list, seat:count "owner") end
  return list
end

-- Takes vacant territories until none is left; returns who took the last one.
local function claim_all(game)
  local last
  while game:phase() == "claim" do
    last = game:decider()
    game:play("claim", { on = game:moves()[1].on })
  end
  return last
end

local function vacant(game, region)
  for _, territory in ipairs(game.region[region]:spaces()) do
    if not territory.owner and not territory:tagged "strategic_centre" then return territory end
  end
end

-- The seat takes two territories; returns why not, or nothing.
local function take_two(game)
  return game:play("take_two", { first = vacant(game, "asia"), second = vacant(game, "europa") })
end

local function take_centre(game)
  for _, offer in ipairs(game:moves()) do
    if offer.move == "take_centre" then return game:play("take_centre", { on = offer.on }) end
  end
end

describe("Objectives and colours", function()
  it("'Cada jogador recebe uma carta, por sorteio', of 20", function()
    local game = seated { players = 6 }
    for _, seat in ipairs(game.seat) do equal(seat:hand_size "objective", 1) end
    equal(game:cards_left "objective" + 6, 20)
  end)

  it("'Os objetivos relacionados com os exércitos não participantes devem ser excluídos do sorteio'", function()
    equal(#seated { players = 3 }:cards("objective", "aside"), 3)
    equal(#seated { players = 6 }:cards("objective", "aside"), 0)
  end)

  it("three to six players, each with an army of a colour", function()
    local game = seated { players = 6 }
    local colours = {}
    for i, seat in ipairs(game.seat) do colours[i] = seat.colour end
    equal(colours, { "white", "red", "black", "blue", "yellow", "green" })
    equal(pcall(play, { players = 2 }), false)
    equal(pcall(play, { players = 7 }), false)
  end)
end)

describe("The strategic centres", function()
  it("'as distribui, uma a uma, a todos os jogadores': as many to each", function()
    equal(owned(seated { players = 3 }), { 4, 4, 4 })
    equal(owned(seated { players = 4 }), { 3, 3, 3, 3 })
    equal(owned(seated { players = 6 }), { 2, 2, 2, 2, 2, 2 })
  end)

  it("for two players, as a ruleset of its own: six to each", function()
    local game = seated { ruleset = "war2_for_two", players = 2 }
    equal(owned(game), { 6, 6 })
    equal({ game:phase(), #game.seat }, { "claim", 2 })
  end)

  it("for two, what the deal alone would fulfil is no objective: p14 and p16", function()
    local game, aside = seated { ruleset = "war2_for_two", players = 2 }, {}
    for _, card in ipairs(game:cards("objective", "aside")) do aside[card.id] = true end
    equal({ aside.p14, aside.p16, aside.p13 }, { true, true, nil })
    for _, card in ipairs(seated { players = 3 }:cards("objective", "aside")) do
      equal(card.destroy ~= nil, true, card.id)
    end
  end)

  it("'apenas naquele que possui o símbolo de Centro Estratégico': Ottawa, not Labrador", function()
    local game = seated { players = 4 }
    equal({ game.space.ottawa.armies, game.space.labrador.armies, game.space.labrador.owner }, { 2, 0, nil })
  end)

  it("'Cada jogador deve colocar 2 exércitos da sua cor em cada um'", function()
    local game = seated { players = 4 }
    for _, territory in ipairs(game.space) do
      local centre = territory:tagged "strategic_centre"
      equal(territory.armies, centre and 2 or 0, territory.id)
      equal(territory.owner ~= nil, centre, territory.id)
    end
  end)

  it("'embaralha-as': other lots, other centres", function()
    local first = {}
    for seed = 1, 20 do
      local owner = seated { players = 4, seed = seed }.space.china.owner
      first[owner.number] = true
    end
    equal(first, { true, true, true, true })
  end)

  it("'recolhe as cartas de Centros Estratégicos, junta-as com as outras e embaralha-as'", function()
    local game = seated { players = 4 }
    equal(game:cards_left "territory", 61)
    equal(game:cards_left("territory", "aside"), 0)
    local orders = {}
    for seed = 1, 5 do
      orders[seated { players = 4, seed = seed }:cards("territory")[61].id] = true
    end
    local different = 0
    for _ in pairs(orders) do different = different + 1 end
    equal(different > 1, true)
  end)
end)

describe("The vacant territories", function()
  it("'coloca um exército em um território vago à sua escolha'", function()
    local game = seated { players = 4 }
    local seat = game:decider()
    game:play("claim", { on = "peru" })
    equal(game.space.peru.owner, seat)
    equal(game.space.peru.armies, 1)
    equal(game:why("claim", { on = "peru" })[1], "on: owner equal")
    equal(game:why("claim", { on = "china" })[1], "on: owner equal")
  end)

  it("'depois o jogador que está à sua esquerda', and so on", function()
    local game = seated { players = 4 }
    local seat = game:decider()
    for _, id in ipairs { "peru", "alasca", "mexico", "india", "congo" } do
      equal(game:decider(), seat)
      game:play("claim", { on = id })
      seat = seat:next()
    end
  end)

  it("'até que todos os territórios estejam ocupados'", function()
    for players = 3, 6 do
      if players ~= 5 then
        local game = seated { players = players }
        claim_all(game)
        for _, territory in ipairs(game.space) do equal(territory.owner ~= nil, true, territory.id) end
      end
    end
  end)

  it("30 vacant territories are 10 each for three, 7 or 8 for four, 5 each for six", function()
    for players, shares in pairs { [3] = { 14, 14, 14 }, [4] = { 11, 11, 10, 10 }, [6] = { 7, 7, 7, 7, 7, 7 } } do
      local game = seated { players = players }
      claim_all(game)
      local list = owned(game)
      table.sort(list, function(a, b) return a > b end)
      equal(list, shares)
    end
  end)

  it("'O jogo tem início com o jogador seguinte ao que colocou o último exército no tabuleiro'", function()
    for players = 3, 6 do
      if players ~= 5 then
        local game = seated { players = players, seed = players }
        local last = claim_all(game)
        equal({ game:phase(), game:decider() }, { "deploy", last:next() })
      end
    end
  end)
end)

describe("Distribuição de cartas de CE para 5 jogadores", function()
  it("'distribuem-se inicialmente apenas 10 cartas de CE (2 para cada um)'", function()
    local game = seated { players = 5 }
    equal(owned(game), { 2, 2, 2, 2, 2 })
    equal(game:phase(), "choose_centre")
  end)

  it("'1) uma das duas cartas de CE restantes, colocando 2 exércitos'", function()
    local game = seated { players = 5 }
    local seat = game:decider()
    local choices = 0
    for _, offer in ipairs(game:moves()) do
      if offer.move == "take_centre" then choices = choices + 1 end
    end
    equal(choices, 2)
    take_centre(game)
    equal(#seat:spaces "owner", 3)
    for _, territory in ipairs(seat:spaces "owner") do
      equal({ territory:tagged "strategic_centre", territory.armies }, { true, 2 })
    end
    equal(game:decider(), seat:next())
  end)

  it("'2) dois territórios quaisquer, colocando apenas um exército em cada um deles'", function()
    local game = seated { players = 5 }
    local seat = game:decider()
    game:play("take_two", { first = "peru", second = "india" })
    equal({ game.space.peru.owner, game.space.peru.armies }, { seat, 1 })
    equal({ game.space.india.owner, game.space.india.armies }, { seat, 1 })
  end)

  it("'desde que não estejam ocupados, não sejam CE e não estejam ambos no mesmo continente'", function()
    local game = seated { players = 5 }
    equal(game:why("take_two", { first = "peru", second = "argentina" })[1], "second: second.region ~= first.region holds")
    for _, territory in ipairs(game.space) do
      if territory:tagged "strategic_centre" then
        equal(#game:why("take_two", { first = territory, second = "madagascar" }) > 0, true, territory.id)
      end
    end
    game:play("take_two", { first = "peru", second = "india" })
    equal(game:why("take_two", { first = "peru", second = "alasca" })[1], "first: owner equal")
  end)

  it("'por não existirem mais cartas de CE, restando somente a opção 2'", function()
    local game = seated { players = 5 }
    take_centre(game)
    take_centre(game)
    for _, offer in ipairs(game:moves()) do equal(offer.move, "take_two") end
  end)

  it("'quando três outros jogadores já tiverem optado pela escolha de 2 territórios, restando a opção 1'", function()
    local game = seated { players = 5 }
    for _ = 1, 3 do take_two(game) end
    for _, offer in ipairs(game:moves()) do equal(offer.move, "take_centre") end
    equal(game:why("take_two", { first = "peru", second = "alasca" })[1], "pairs_taken at_most 2")
  end)

  it("all have chosen: the distributor takes the first vacant territory", function()
    local game = seated { players = 5 }
    local distributor = game:decider()
    for _ = 1, 3 do take_two(game) end
    for _ = 1, 2 do take_centre(game) end
    equal({ game:phase(), game:decider() }, { "claim", distributor })
    local last = claim_all(game)
    equal({ game:phase(), game:decider() }, { "deploy", last:next() })
  end)
end)
