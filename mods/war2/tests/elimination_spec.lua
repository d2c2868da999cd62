-- War II, "Eliminação de um Concorrente".
local seated = require "seated"

-- Seat 1 attacks seat 2, which has Argélia alone, from Brasil. `mine` and `theirs` are their cards.
local function hunting(mine, theirs, goals)
  local game = seated { players = 4 }
  for i, territory in ipairs(game.space) do
    territory.owner, territory.armies = game.seat[3 + i % 2], 1
  end
  game.space.brasil.owner, game.space.brasil.armies = game.seat[1], 8
  game.space.argelia.owner = game.seat[2]
  for i, goal in ipairs(goals or { "p10", "p8", "p11", "p7" }) do
    for _, old in ipairs(game.seat[i]:hand "objective") do game:set_aside(old) end
    game:hold(game.seat[i], "objective", goal)
  end
  for _, card in ipairs(mine) do game:hold(game.seat[1], "territory", card) end
  for _, card in ipairs(theirs) do game:hold(game.seat[2], "territory", card) end
  game.seat[2].bombers = 4
  game:set_round(2)
  game:go("attack", game.seat[1])
  return game
end

local function destroy(game, lots)
  local faces = { 6, 6, 6, 1 }
  for _, lot in ipairs(lots or {}) do table.insert(faces, lot) end
  game:dice(faces)
  game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
  if game:phase() == "occupy" then game:play("occupy", { armies = 1 }) end
end

local function ids(cards)
  local list = {}
  for _, card in ipairs(cards) do table.insert(list, card.id) end
  table.sort(list)
  return list
end

describe("Eliminação de um concorrente", function()
  it("'ele recebe as cartas do jogador eliminado'", function()
    local game = hunting({ "alasca" }, { "brasil", "number_1_1" })
    destroy(game)
    equal(ids(game.seat[1]:hand "territory"), { "alasca", "brasil", "number_1_1" })
    equal(game.seat[2].standing, 0)
  end)

  it("'não sendo este o seu objetivo (caso em que ganharia o jogo)'", function()
    local game = hunting({}, {}, { "p3", "p8", "p11", "p7" })
    equal(game.seat[2].colour, "red")
    destroy(game)
    equal(game:winner(), game.seat[1])
  end)

  it("'Se ficar com mais de 5 cartas: retira, sem olhar, o número necessário para completar cinco'", function()
    local game = hunting({ "alasca", "mexico", "india" }, { "brasil", "number_1_1", "number_2_1", "number_3_1" })
    destroy(game, { 2, 3 })
    equal(ids(game.seat[1]:hand "territory"), { "alasca", "india", "mexico", "number_1_1", "number_3_1" })
    equal(ids(game:cards("territory", "discard")), { "brasil", "number_2_1" })
  end)

  it("its bombers leave the board", function()
    local game = hunting({}, {})
    destroy(game)
    equal(game.seat[2].bombers, 0)
  end)

  it("the pile of ten is shuffled when the rest of the hand makes it full", function()
    local game = hunting({ "alasca", "mexico", "india", "china", "egito" }, { "brasil" })
    local pile = game:cards "territory"
    for i = 1, 9 do game:discard(pile[i]) end
    destroy(game)
    equal(game:cards_left("territory", "discard"), 0)
  end)
end)
