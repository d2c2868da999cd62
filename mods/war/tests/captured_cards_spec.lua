-- The house rules of mod.toml about the cards of a destroyed army: which are kept, and whether they are traded at once.
local position = require "position"

-- Seat 1 attacks from Brasil; Argélia is all that seat 2 holds.
local function facing(options, mine, theirs)
  return position.attacking {
    players = 4, options = options, others = { 3, 4 }, mine = { brasil = 8 }, theirs = { argelia = 1 },
    cards = mine, their_cards = theirs,
  }
end

describe("elimination_draw", function()
  local mine = { "alasca", "ottawa", "japao" }
  local theirs = { "brasil", "peru", "china" }

  local function destroy(options, lots)
    local game = facing(options, mine, theirs)
    local faces = { 6, 6, 6, 1 }
    for _, lot in ipairs(lots) do table.insert(faces, lot) end
    game:dice(faces)
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    return game
  end

  it("victim_hand: one's own cards are kept, the rest is drawn from the other's", function()
    local game = destroy({ elimination_draw = "victim_hand" }, { 2, 1 })
    equal(position.ids(game.seat[1]:hand "territory"), { "alasca", "brasil", "japao", "ottawa", "peru" })
    equal(position.ids(game:cards("territory", "discard")), { "china" })
  end)

  it("both_hands: any of all the cards may go", function()
    local game = destroy({ elimination_draw = "both_hands" }, { 1 })
    equal(position.ids(game.seat[1]:hand "territory"), { "brasil", "china", "japao", "ottawa", "peru" })
    equal(position.ids(game:cards("territory", "discard")), { "alasca" })
  end)
end)

describe("trade_after_elimination", function()
  local function destroy(options, mine, theirs)
    local game = facing(options, mine, theirs)
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    game:play("occupy", { armies = 3 })
    game:play "end_attacks"
    if game:phase() == "redeploy" then game:play "end_turn" end
    return game
  end
  local triangles = { "alasca", "vancouver", "peru" }

  it("none: captured cards wait for the next turn", function()
    local game = destroy({ trade_after_elimination = "none" }, {}, triangles)
    equal(game:decider(), game.seat[3])
    equal(game.seat[1]:hand_size "territory", 4)
  end)

  it("end_of_turn: they may be traded 'ao final da sua jogada', and the armies are placed at once", function()
    local game = destroy({ trade_after_elimination = "end_of_turn" }, {}, triangles)
    equal({ game:decider(), game:phase() }, { game.seat[1], "late_trade" })
    game:play("trade", { cards = triangles })
    equal({ game:phase(), game.reserve }, { "late_place", 4 })
    game:play("place", { on = "brasil", armies = 4 })
    equal(game:decider(), game.seat[3])
    equal(game.seat[1]:hand_size "territory", 1, "the card of the conquest")
  end)

  it("end_of_turn: one may keep them", function()
    local game = destroy({ trade_after_elimination = "end_of_turn" }, {}, triangles)
    game:play "keep_all"
    equal({ game:decider(), game.seat[1]:hand_size "territory" }, { game.seat[3], 4 })
  end)

  it("kept_cards, chosen: 'desde que não guarde mais de 5 cartas', and the player says which", function()
    local game = destroy({ trade_after_elimination = "end_of_turn" },
      { "ottawa", "japao", "brasil", "congo" }, triangles)
    game:play "keep_all"
    equal({ game:decider(), game:phase() }, { game.seat[1], "discard" })
    for _, id in ipairs { "congo", "alasca" } do
      equal(game:phase(), "discard")
      for _, card in ipairs(game.seat[1]:hand "territory") do
        if card.id == id then game:play("discard_card", { card = { card } }) end
      end
    end
    equal(position.ids(game.seat[1]:hand "territory"), { "brasil", "japao", "ottawa", "peru", "vancouver" })
    equal(position.ids(game:cards("territory", "discard")), { "alasca", "congo" })
    equal(game:decider(), game.seat[3])
  end)

  it("kept_cards, chosen: with five cards or fewer nothing is asked", function()
    local game = destroy({ trade_after_elimination = "end_of_turn" }, { "ottawa" }, triangles)
    game:play "keep_all"
    equal({ game:decider(), game.seat[1]:hand_size "territory" }, { game.seat[3], 5 })
  end)

  it("kept_cards, blind: what is above five after it is discarded without looking", function()
    local game = destroy({ trade_after_elimination = "end_of_turn", kept_cards = "blind" },
      { "ottawa", "japao", "brasil", "congo" }, triangles)
    equal(game.seat[1]:hand_size "territory", 7)
    game:dice { 7, 1 }
    game:play "keep_all"
    equal(game.seat[1]:hand_size "territory", 5)
    equal(position.ids(game:cards("territory", "discard")), { "ottawa", "peru" })
  end)

  it("end_of_turn: two sets of seven cards may both be traded, when each has a captured card", function()
    local game = destroy({ trade_after_elimination = "end_of_turn" },
      { "japao", "china", "brasil", "egito" }, triangles)
    game:play("trade", { cards = { "alasca", "japao", "brasil" } })
    equal(game:phase(), "late_trade")
    game:play("trade", { cards = { "egito", "vancouver", "peru" } })
    equal({ game:phase(), game.reserve, game.space.brasil.armies }, { "late_place", 4 + 6, 7 })
  end)

  it("end_of_turn: 'combinando ou não com as suas': never one's own alone", function()
    local game = destroy({ trade_after_elimination = "end_of_turn" },
      { "ottawa", "china", "brasil", "congo" }, triangles)
    equal(game:why("trade", { cards = { "ottawa", "china", "brasil" } }), { "cards: where" })
    game:play("trade", { cards = triangles })
    equal(game:phase(), "late_place")
  end)

  it("end_of_turn: captured cards that make no set are not asked about", function()
    local game = destroy({ trade_after_elimination = "end_of_turn" }, { "ottawa", "china", "brasil" }, { "congo" })
    equal(game:decider(), game.seat[3])
  end)

  it("end_of_turn: an army destroyed without cards opens no trade", function()
    local game = destroy({ trade_after_elimination = "end_of_turn" }, triangles, {})
    equal({ game:decider(), game.seat[1]:hand_size "territory" }, { game.seat[3], 4 })
  end)

  it("end_of_turn: is of that turn alone", function()
    local game = destroy({ trade_after_elimination = "end_of_turn" }, {}, { "brasil" })
    position.give(game, game.seat[3], triangles)
    game.reserve = 0
    position.end_turn(game, game.seat[3])
    equal(game:decider(), game.seat[4])
    equal(game.seat[3]:hand_size "territory", 3)
  end)

  it("end_of_turn: without an elimination there is no such trade", function()
    local game = facing({ trade_after_elimination = "end_of_turn" }, triangles)
    game.space.venezuela.owner = game.seat[1]
    game:play "end_attacks"
    game:play "end_turn"
    equal(game:decider(), game.seat[2])
  end)
end)
