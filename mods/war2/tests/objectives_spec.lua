-- War II, "Cartas-Objetivo" and "Final do Jogo". The objectives that War has, too, are judged by War's rules.
local position, seated = require "position", require "seated"

-- Seat 1 has the objective, holds these territories with so many armies each, and its turn begins.
local function wins(goal, territories, armies, before)
  local game = position.of {
    mine = position.each(territories, armies),
    objectives = { goal, goal == "p8" and "p9" or "p8", goal == "p10" and "p9" or "p10" },
  }
  if before then before(game) end
  position.end_turn(game, game.seat[3])
  return game:winner() == game.seat[1]
end

local function of(...)
  local ids = {}
  for _, region in ipairs { ... } do
    for _, territory in ipairs(seated { players = 3 }.region[region]:spaces()) do table.insert(ids, territory.id) end
  end
  return ids
end

local function without(ids, id)
  local list = {}
  for _, one in ipairs(ids) do
    if one ~= id then table.insert(list, one) end
  end
  return list
end

-- All that is asked for wins; without the last of it there is no victory.
local function just_enough(goal, ids, armies)
  equal(wins(goal, ids, armies), true, goal .. ": enough")
  equal(wins(goal, without(ids, ids[#ids]), armies), false, goal .. ": one short")
end

local function first(number)
  local ids = {}
  for i, territory in ipairs(seated { players = 3 }.space) do
    if i <= number then table.insert(ids, territory.id) end
  end
  return ids
end

local centres = { "nova_york", "ottawa", "brasil", "inglaterra", "alemanha", "moscou", "egito", "africa_do_sul",
  "oriente_medio", "china", "japao", "australia" }

local function centres_upto(number)
  local ids = {}
  for i = 1, number do ids[i] = centres[i] end
  return ids
end

describe("Cartas-objetivo", function()
  it("p1-p6: 'a carta-objetivo que manda destruir os exércitos amarelos', and one of each other colour", function()
    local colours = {}
    for _, zone in ipairs { "pile", "aside" } do
      for _, card in ipairs(seated { players = 6 }:cards("objective", zone)) do
        if card.destroy then colours[card.destroy] = card.otherwise end
      end
    end
    for _, seat in ipairs(seated { players = 6 }.seat) do
      for _, card in ipairs(seat:hand "objective") do
        if card.destroy then colours[card.destroy] = card.otherwise end
      end
    end
    for _, colour in ipairs { "white", "red", "black", "blue", "yellow", "green" } do equal(colours[colour], 24, colour) end
  end)

  it("p5: one's own colour means 24 territories", function()
    just_enough("p5", first(24))
  end)

  it("p3: destroyed by another player, the colour means 24 territories", function()
    local function gone(game)
      for _, territory in ipairs(game.seat[2]:spaces "owner") do territory.owner = game.seat[3] end
      game:retire(game.seat[2])
      game.seat[2].destroyed_by = game.seat[3]
    end
    equal(wins("p3", first(24), 1, gone), true)
    equal(wins("p3", first(23), 1, gone), false)
  end)

  it("p7-p12: continents, as in War", function()
    just_enough("p8", of("asia", "america_do_sul"))
    just_enough("p10", of("asia", "africa"))
    just_enough("p11", of("america_do_norte", "africa"))
    just_enough("p12", of("america_do_norte", "oceania"))
    just_enough("p7", of("europa", "oceania", "africa"))
    just_enough("p9", of("europa", "america_do_sul", "oceania"))
  end)

  it("p13: 24 territories", function()
    just_enough("p13", first(24))
  end)

  it("p14: 18 territories with at least two armies each", function()
    just_enough("p14", first(18), 2)
    equal(wins("p14", first(20), 1), false)
  end)

  it("p15: any 8 strategic centres", function()
    just_enough("p15", centres_upto(8))
  end)

  it("p16: any 6 strategic centres with at least three armies each", function()
    just_enough("p16", centres_upto(6), 3)
    equal(wins("p16", centres_upto(12), 1), false)
  end)

  it("p17: the strategic centres of Europe and Asia", function()
    just_enough("p17", { "inglaterra", "alemanha", "moscou", "oriente_medio", "china", "japao" })
  end)

  it("p18: the strategic centres of the Americas, Africa and Oceania", function()
    just_enough("p18", { "nova_york", "ottawa", "brasil", "egito", "africa_do_sul", "australia" })
  end)

  it("p19: the majority of five continents at once", function()
    local ids = {}
    for _, row in ipairs { { "europa", 4 }, { "africa", 4 }, { "america_do_sul", 3 }, { "oceania", 3 },
      { "america_do_norte", 5 } } do
      for i, id in ipairs(of(row[1])) do
        if i <= row[2] then table.insert(ids, id) end
      end
    end
    equal(#ids, 19)
    just_enough("p19", ids)
  end)

  it("p20: Africa, and the majority of Europe and of North America", function()
    local ids = of "africa"
    for i, id in ipairs(of "europa") do if i <= 4 then table.insert(ids, id) end end
    for i, id in ipairs(of "america_do_norte") do if i <= 5 then table.insert(ids, id) end end
    just_enough("p20", ids)
    equal(wins("p20", without(ids, "madagascar")), false)
  end)
end)

describe("Final do jogo", function()
  it("'O jogo termina quando um jogador consegue atingir seu objetivo. Ele deve mostrar sua carta'", function()
    local game = position.of { mine = position.each(centres_upto(8)), theirs = { moscou = 1 }, objectives = { "p15" } }
    game:go("attack", game.seat[1])
    position.occupy(game, game.seat[1], { polonia = 8 })
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = "polonia", to = "moscou", dice = 3 })
    equal(game:winner(), game.seat[1])
    equal(game:told "objective", 1)
  end)

  it("cards that bring armies can fulfil the objective", function()
    local game = position.of {
      mine = position.each(centres_upto(6), 3), cards = { "brasil" }, objectives = { "p16" },
    }
    game.space.brasil.armies = 2
    game:go("attack", game.seat[1])
    game:play("reinforce", { card = game.seat[1]:hand "territory", on = "brasil", numbers = {} })
    equal(game:winner(), game.seat[1])
  end)

  it("after the last round the match is drawn", function()
    local game = position.of { options = { round_limit = 10 }, others = { 1, 2, 3 }, round = 11 }
    position.end_turn(game, game.seat[1])
    equal(game:drawn(), true)
  end)
end)
