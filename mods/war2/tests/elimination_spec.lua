-- War II, "Eliminação de um Concorrente".
local position = require "position"

-- Seat 1 attacks seat 2, which has Argélia alone, from Brasil. `mine` and `theirs` are their cards.
local function hunting(mine, theirs, objectives)
  local game = position.of {
    players = 4, others = { 3, 4 }, mine = { brasil = 8 }, theirs = { argelia = 1 }, cards = mine, their_cards = theirs,
    objectives = objectives,
  }
  game.seat[2].bombers = 4
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

describe("Eliminação de um concorrente", function()
  it("'ele recebe as cartas do jogador eliminado'", function()
    local game = hunting({ "alasca" }, { "brasil", "number_1_1" })
    destroy(game)
    equal(position.ids(game.seat[1]:hand "territory"), { "alasca", "brasil", "number_1_1" })
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
    equal(position.ids(game.seat[1]:hand "territory"), { "alasca", "india", "mexico", "number_1_1", "number_3_1" })
    equal(position.ids(game:cards("territory", "discard")), { "brasil", "number_2_1" })
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
