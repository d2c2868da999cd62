-- War, "Cartas-Objetivo": each of the fourteen, fulfilled and just not.
local position, seated = require "position", require "seated"

-- Seat 1 has that objective and the territories given; its turn begins.
local function begin(goal, regions, more, players)
  local game = seated { players = players or 6 }
  local others = {}
  for i = 2, #game.seat do table.insert(others, game.seat[i]) end
  for i, territory in ipairs(game.space) do territory.owner = others[1 + i % #others] end
  for _, id in ipairs(regions) do
    for _, territory in ipairs(game.region[id]:spaces()) do territory.owner = game.seat[1] end
  end
  local left = more
  for _, territory in ipairs(game.space) do
    if left > 0 and territory.owner ~= game.seat[1] then
      territory.owner, left = game.seat[1], left - 1
    end
  end
  position.set_objectives(game, { goal })
  return game
end

local function turn(game)
  -- What the others were dealt goes: theirs is no card that anybody fulfils by these positions.
  local mine = game.seat[1]:hand("objective")[1].id
  local quiet = { "o5", "o2", "o6", "o8", "o3", "o1" }
  local objectives = { mine }
  for i = 2, #game.seat do
    local goal = table.remove(quiet)
    objectives[i] = goal ~= mine and goal or table.remove(quiet)
  end
  position.set_objectives(game, objectives)
  game.reserve = 0
  clear "reserve"
  game:set_round(2)
  return position.end_turn(game, game.seat[#game.seat])
end

local function wins(goal, regions, more)
  local game = turn(begin(goal, regions, more or 0))
  return game:winner() == game.seat[1]
end

-- All of these continents but one territory of the last.
local function all_but_one(goal, regions)
  local game = begin(goal, regions, 0)
  game.region[regions[#regions]]:spaces()[1].owner = game.seat[2]
  return turn(game):winner() ~= nil
end

local function two_continents(goal, one, other)
  equal(wins(goal, { one, other }), true)
  equal(wins(goal, { one }), false)
  equal(wins(goal, { other }), false)
  equal(all_but_one(goal, { one, other }), false)
  equal(all_but_one(goal, { other, one }), false)
end

local function and_a_third(goal, one, other)
  equal(wins(goal, { one, other }), false)
  for _, third in ipairs { "america_do_norte", "america_do_sul", "europa", "africa", "asia", "oceania" } do
    if third ~= one and third ~= other then
      equal(wins(goal, { one, other, third }), true, third)
      equal(all_but_one(goal, { one, other, third }), false, third)
      equal(wins(goal, { one, third }), false, third)
    end
  end
end

describe("Continents", function()
  it("o1: 'a Europa, a Oceania e mais um terceiro continente à sua escolha'", function()
    and_a_third("o1", "europa", "oceania")
  end)
  it("o2: 'a Ásia e a América do Sul'", function() two_continents("o2", "asia", "america_do_sul") end)
  it("o3: 'a Europa, a América do Sul e mais um terceiro continente à sua escolha'", function()
    and_a_third("o3", "europa", "america_do_sul")
  end)
  it("o5: 'a Ásia e a África'", function() two_continents("o5", "asia", "africa") end)
  it("o6: 'a América do Norte e a África'", function()
    two_continents("o6", "america_do_norte", "africa")
  end)
  it("o8: 'a América do Norte e a Oceania'", function()
    two_continents("o8", "america_do_norte", "oceania")
  end)
end)

describe("Territories", function()
  -- Seat 1 holds `count` territories with `armies` each, but `weak` of them with one army.
  local function holding(count, armies, weak)
    local game = begin("o4", {}, count)
    for i, territory in ipairs(game.seat[1]:spaces "owner") do
      territory.armies = i <= weak and 1 or armies
    end
    return turn(game):winner() == game.seat[1]
  end

  it("o4: '18 territórios e ocupar cada um deles com pelo menos dois exércitos'", function()
    equal(holding(18, 2, 0), true)
    equal(holding(18, 2, 1), false)
    equal(holding(17, 9, 0), false)
    equal(holding(18, 1, 0), false)
  end)

  it("o4: of more than 18 territories any 18 will do", function()
    equal(holding(20, 2, 2), true)
    equal(holding(20, 2, 3), false)
  end)

  it("o7: '24 territórios à sua escolha'", function()
    equal(wins("o7", {}, 24), true)
    equal(wins("o7", {}, 23), false)
  end)

  it("o7: one army in each is enough", function()
    local game = begin("o7", {}, 24)
    for _, territory in ipairs(game.space) do territory.armies = 1 end
    equal(turn(game):winner(), game.seat[1])
  end)
end)

describe("Destroying an army", function()
  local cards = { white = "o13", red = "o11", black = "o12", blue = "o9", yellow = "o10", green = "o14" }

  -- Seat `hunter` takes the last territory of seat `target`.
  local function hunt(hunter, target, goal)
    local rest, objectives = {}, { "o1", "o2", "o3", "o5", "o6", "o8" }
    for i = 1, 6 do
      if i ~= hunter and i ~= target then table.insert(rest, i) end
    end
    objectives[hunter] = goal
    local game = position.of { players = 6, others = rest, objectives = objectives }
    position.occupy(game, game.seat[hunter], { brasil = 5 })
    position.occupy(game, game.seat[target], { peru = 1 })
    game:go("attack", game.seat[hunter])
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = "brasil", to = "peru", dice = 3 })
    return game
  end

  it("o9-o14: whoever takes the last territory of the colour has won", function()
    for target = 1, 6 do
      local hunter = target % 6 + 1
      local colour = seated({ players = 6 }).seat[target].colour
      local game = hunt(hunter, target, cards[colour])
      equal(game:winner(), game.seat[hunter], colour)
    end
  end)

  it("another colour's last territory is not enough", function()
    local game = hunt(1, 3, "o11")
    equal({ game:winner() == nil, game.seat[3].standing }, { true, 0 })
  end)

  it("'Se forem seus': one's own colour means 24 territories", function()
    equal(wins("o13", {}, 24), true)
    equal(wins("o13", {}, 23), false)
  end)

  -- Seat 1 hunts red, which seat 3 has destroyed; seat 1 holds so many territories.
  local function robbed(territories)
    local game = begin("o11", {}, territories)
    for _, territory in ipairs(game.seat[2]:spaces "owner") do territory.owner = game.seat[3] end
    game.seat[2].destroyed_by = game.seat[3]
    game:retire(game.seat[2])
    return turn(game):winner() == game.seat[1]
  end

  it("'Se outro jogador os destruir, conquistar 24 territórios'", function()
    equal(robbed(24), true)
    equal(robbed(23), false)
  end)

  it("while that army stands, 24 territories are worth nothing", function()
    equal(wins("o11", {}, 24), false)
    equal(wins("o11", {}, 30), false)
  end)

  it("an army that gave itself up was destroyed by nobody: 24 territories", function()
    local game = begin("o11", {}, 24)
    game:retire(game.seat[2])
    equal(turn(game):winner(), game.seat[1])
  end)
end)
