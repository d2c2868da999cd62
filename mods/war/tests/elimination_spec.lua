-- War, "Eliminação de um Jogador".
local position = require "position"

-- Seat 1 attacks seat 2, which has Argélia alone, from Brasil. `mine` and `theirs` are their cards.
local function hunting(mine, theirs)
  return position.attacking {
    players = 4, others = { 3, 4 }, mine = { brasil = 8 }, theirs = { argelia = 1 }, cards = mine, their_cards = theirs,
  }
end

-- Takes Argélia; `lots` says which cards are drawn, one after the other.
local function destroy(game, lots)
  local faces = { 6, 6, 6, 1 }
  for _, lot in ipairs(lots or {}) do table.insert(faces, lot) end
  game:dice(faces)
  game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
  game:play("occupy", { armies = 1 })
end

describe("Eliminação de um jogador", function()
  it("'Recebe as cartas do jogador eliminado'", function()
    local game = hunting({ "alasca" }, { "brasil", "peru" })
    destroy(game)
    equal(position.ids(game.seat[1]:hand "territory"), { "alasca", "brasil", "peru" })
    equal(game:told "captured_cards", 1)
    equal(game.seat[2]:hand_size "territory", 0)
  end)

  it("five cards together are all kept", function()
    local game = hunting({ "alasca", "ottawa" }, { "brasil", "peru", "china" })
    destroy(game)
    equal(game.seat[1]:hand_size "territory", 5)
    equal(game:cards_left("territory", "discard"), 0)
  end)

  it("'Se ficar com mais de 5 cartas, retira, sem olhar, as necessárias para completar cinco'", function()
    local game = hunting({ "alasca", "ottawa", "japao" }, { "brasil", "peru", "china", "india" })
    destroy(game, { 3, 1 })
    equal(position.ids(game.seat[1]:hand "territory"), { "alasca", "brasil", "china", "japao", "ottawa" })
    equal(position.ids(game:cards("territory", "discard")), { "india", "peru" })
  end)

  it("'Sorteio': other lots, other cards", function()
    local game = hunting({ "alasca", "ottawa", "japao" }, { "brasil", "peru", "china", "india" })
    destroy(game, { 4, 2 })
    equal(position.ids(game.seat[1]:hand "territory"), { "alasca", "india", "japao", "ottawa", "peru" })
  end)

  it("with five cards of one's own none is drawn", function()
    local mine = { "alasca", "ottawa", "japao", "borneu", "congo" }
    local game = hunting(mine, { "brasil", "peru" })
    destroy(game)
    equal(game.seat[1]:hand_size "territory", 5)
    equal(position.ids(game:cards("territory", "discard")), { "brasil", "peru" })
  end)

  it("a player without cards leaves none", function()
    local game = hunting({ "alasca" }, {})
    destroy(game)
    equal(game.seat[1]:hand_size "territory", 1)
  end)

  it("'Destrói por completo um exército': one territory left is not the end", function()
    local game = hunting({}, { "peru" })
    game.space.japao.owner = game.seat[2]
    destroy(game)
    equal({ game.seat[2].standing, game.seat[2]:hand_size "territory" }, { 1, 1 })
    equal(game:told "eliminated", 0)
  end)

  it("the eliminated player has no more turns", function()
    local game = hunting({}, {})
    destroy(game)
    equal({ game.seat[2].standing, game.seat[2].placing }, { 0, 4 })
    game:play "end_attacks"
    if game:phase() == "redeploy" then game:play "end_turn" end
    equal(game:decider(), game.seat[3])
  end)

  it("all learn who destroyed whom", function()
    local game = hunting({}, {})
    destroy(game)
    equal({ game.seat[2].destroyed_by, game:told "eliminated" }, { game.seat[1], 1 })
  end)

  it("the conqueror plays on in the same turn", function()
    local game = hunting({}, {})
    destroy(game)
    equal({ game:phase(), game:decider() }, { "attack", game.seat[1] })
  end)

  it("captured cards are not traded before the next turn", function()
    local game = hunting({ "alasca" }, { "vancouver", "peru" })
    destroy(game)
    game:play "end_attacks"
    if game:phase() == "redeploy" then game:play "end_turn" end
    equal(game:decider(), game.seat[3])
    equal(game.seat[1]:hand_size "territory", 4, "three and the card of the conquest")
  end)
end)

describe("A destroyed army that was the objective", function()
  it("'Não sendo este o seu objetivo (caso em que ganharia o jogo)'", function()
    local game = hunting({}, {})
    position.set_objectives(game, { "o11" })
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal(game:winner(), game.seat[1])
  end)
end)
