-- War II, "O Jogo": the two stages of the first round, and the order of later turns.
local seated = require "seated"

-- A match after the first stage; the seats in the order in which they deployed.
local function after_first_stage(players, options)
  local game, order = seated { players = players, options = options }, {}
  while game:phase() == "claim" do game:play("claim", { on = game:moves()[1].on }) end
  while game:phase() == "deploy" do
    local seat = game:decider()
    if order[#order] ~= seat then table.insert(order, seat) end
    local offer = game:moves()[1]
    game:play("place", { on = offer.on, armies = offer.most })
  end
  return game, order
end

describe("1ª etapa", function()
  it("'Cada jogador deve, na sua vez': everyone once, before anybody attacks", function()
    for _, players in ipairs { 3, 4, 6 } do
      local game, order = after_first_stage(players)
      equal(#order, players)
      for i = 2, #order do equal(order[i], order[i - 1]:next()) end
      equal({ game:phase(), game:decider() }, { "attack", order[1] })
    end
  end)

  it("'Colocar sobre o tabuleiro os exércitos a que tem direito'", function()
    local game = seated { players = 3 }
    while game:phase() == "claim" do game:play("claim", { on = game:moves()[1].on }) end
    local reserve = game.reserve + total "reserve"
    equal(reserve >= 7, true, "14 territories are 7 armies at least")
    equal(game:told "income", 1)
  end)

  it("'Colocar os aviões na base aérea, recebidos pela quantidade de CE'", function()
    local game = after_first_stage(3)
    for _, seat in ipairs(game.seat) do equal(seat.bombers, 4) end
  end)

  it("there are no attacks, and no cards are played", function()
    local game = seated { players = 4 }
    while game:phase() == "claim" do game:play("claim", { on = game:moves()[1].on }) end
    game:hold(game:decider(), "territory", "brasil")
    for _, offer in ipairs(game:moves()) do equal(offer.move, "place") end
  end)
end)

describe("2ª etapa", function()
  it("'Atacar os adversários, se desejar. Deslocar seus exércitos': in round 1, without new armies", function()
    local game, order = after_first_stage(4)
    equal(game.round, 1)
    local income = game:told "income"
    game:play "end_attacks"
    equal({ game:phase(), game:decider() }, { "redeploy", order[1] })
    game:play "end_turn"
    equal({ game:phase(), game:decider(), game.round }, { "attack", order[2], 1 })
    equal(game:told "income", income)
    equal(order[1].bombers, 3)
  end)

  it("'Receber três cartas, se conquistar, no mínimo, um território'", function()
    local game, order = after_first_stage(4)
    game.conquered = true
    game:play "end_attacks"
    game:play "end_turn"
    equal(order[1]:hand_size "territory", 3)
  end)
end)

describe("Da segunda rodada em diante", function()
  it("'recebe novos exércitos', 'recebe novos aviões', 'ataca', 'desloca', 'recebe três cartas'", function()
    local game, order = after_first_stage(3)
    for _ = 1, 3 do
      game:play "end_attacks"
      game:play "end_turn"
    end
    equal({ game:phase(), game:decider(), game.round }, { "place", order[1], 2 })
    equal(order[1].bombers, 8)
    while game:phase() == "place" do
      local offer = game:moves()[1]
      game:play("place", { on = offer.on, armies = offer.most })
    end
    equal(game:phase(), "attack")
    game:play "end_attacks"
    equal(game:phase(), "redeploy")
  end)
end)

describe("Objectives", function()
  -- All territories are taken; seat 1 holds six strategic centres of two armies, so that p16 is an army each away.
  local function deploying(goal, players)
    local game = seated { players = players or 3 }
    while game:phase() == "claim" do game:play("claim", { on = game:moves()[1].on }) end
    for i, seat in ipairs(game.seat) do
      for _, old in ipairs(seat:hand "objective") do game:set_aside(old) end
      game:hold(seat, "objective", ({ goal, "p8", "p10" })[i])
    end
    return game
  end

  it("nobody fulfils one before a full turn: not by placing in the first stage", function()
    local game = deploying "p16"
    for _, territory in ipairs(game.space) do territory.owner, territory.armies = game.seat[1], 9 end
    game.space.borneu.owner, game.space.madagascar.owner = game.seat[2], game.seat[3]
    while game:phase() == "deploy" do
      local offer = game:moves()[1]
      game:play("place", { on = offer.on, armies = offer.most })
    end
    equal({ game:winner() == nil, game:phase(), game.round }, { true, "attack", 1 })
  end)

  it("from the second round on it is looked at when the turn begins", function()
    local game = deploying "p16"
    for _, territory in ipairs(game.space) do territory.owner, territory.armies = game.seat[1], 9 end
    game.space.japao.owner, game.space.peru.owner = game.seat[2], game.seat[3]
    game:set_round(2)
    game:go("redeploy", game.seat[3])
    game:play "end_turn"
    equal(game:winner(), game.seat[1])
  end)

  it("an army on each centre may be the last that is wanted", function()
    local game = deploying "p16"
    for i, territory in ipairs(game.space) do
      territory.owner, territory.armies = game.seat[territory:tagged "strategic_centre" and 1 or 2 + i % 2], 2
    end
    game:set_round(2)
    game:go("redeploy", game.seat[3])
    game:play "end_turn"
    equal(game:winner(), game.seat[1])
  end)
end)
