-- War, "Conquista de Cartas", and note 3 of "Troca de Cartas".
local position = require "position"

-- Seat 1 ends its turn; the others hold no more than is said.
local function ending(conquered, cards)
  local game = position.of { others = { 1, 2, 3 }, cards = cards }
  game.conquered = conquered
  game:go("redeploy", game.seat[1])
  return game
end

local five = { "alasca", "mackenzie", "groenlandia", "vancouver", "ottawa" }

describe("Conquista de cartas", function()
  it("'O jogador que conquistar um ou mais territórios tem direito a uma carta de território'", function()
    local game = ending(true)
    game:play "end_turn"
    equal({ game.seat[1]:hand_size "territory", game:cards_left "territory" }, { 1, 43 })
    equal(game:told "card", 1)
  end)

  it("without a conquest there is no card", function()
    local game = ending(false)
    game:play "end_turn"
    equal({ game.seat[1]:hand_size "territory", game:told "card" }, { 0, 0 })
  end)

  it("'Uma única carta por jogada, independentemente do número de territórios conquistados'", function()
    local game = ending(false)
    game:go("attack", game.seat[1])
    for i, territory in ipairs(game.space) do territory.owner = game.seat[2 + i % 2] end
    game.space.brasil.owner, game.space.brasil.armies = game.seat[1], 9
    for _, to in ipairs { "peru", "venezuela", "argelia" } do
      game:dice { 6, 1 }
      game:play("attack", { from = "brasil", to = to, dice = 1 })
      game:play("occupy", { armies = 1 })
    end
    game:play "end_attacks"
    game:play "end_turn"
    equal({ game:told "conquest", game.seat[1]:hand_size "territory" }, { 3, 1 })
  end)

  it("'No final da jogada (após ter realizado os deslocamentos)'", function()
    local game = ending(true)
    equal(game.seat[1]:hand_size "territory", 0)
    game:play "end_turn"
    equal({ game.seat[1]:hand_size "territory", game:decider() }, { 1, game.seat[2] })
  end)

  it("each turn needs a conquest of its own", function()
    local game = ending(true)
    game:play "end_turn"
    game.reserve = 0
    game:go("redeploy", game.seat[2])
    game:play "end_turn"
    equal({ game.seat[2]:hand_size "territory", game.conquered }, { 0, false })
  end)

  it("with five cards in hand none is drawn", function()
    local game = ending(true, five)
    game:play "end_turn"
    equal({ game.seat[1]:hand_size "territory", game:told "card" }, { 5, 0 })
  end)

  it("with four cards in hand a fifth is drawn", function()
    local game = ending(true, { five[1], five[2], five[3], five[4] })
    game:play "end_turn"
    equal(game.seat[1]:hand_size "territory", 5)
  end)

  it("is the top card of the pile", function()
    local game = ending(true)
    local pile = game:cards "territory"
    local top = pile[#pile]
    game:play "end_turn"
    equal(game.seat[1]:hand "territory", { top })
  end)
end)

describe("An empty pile", function()
  it("'Quando todas as cartas tiverem sido distribuídas, devem ser recolhidas, embaralhadas e recolocadas'",
    function()
      local game = ending(true, { five[1] })
      for _, card in ipairs(game:cards "territory") do game:discard(card) end
      equal({ game:cards_left "territory", game:cards_left("territory", "discard") }, { 0, 43 })
      local discards = game:cards("territory", "discard")
      game:play "end_turn"
      equal({ game:cards_left "territory", game:cards_left("territory", "discard") }, { 42, 0 })
      equal(game.seat[1]:hand_size "territory", 2)
      local same = 0
      for i, card in ipairs(game:cards "territory") do
        if card == discards[i] then same = same + 1 end
      end
      equal(same < 20, true, "the new pile is shuffled")
    end)

  it("is made up only once a card is wanted of it", function()
    local game = ending(false)
    for _, card in ipairs(game:cards "territory") do game:discard(card) end
    game:play "end_turn"
    equal(game:cards_left "territory", 0)
  end)

  it("with no discards either: no card", function()
    local game = ending(true)
    for _, card in ipairs(game:cards "territory") do game:set_aside(card) end
    game:play "end_turn"
    equal({ game.seat[1]:hand_size "territory", game:told "card" }, { 0, 0 })
    equal(game:decider(), game.seat[2])
  end)
end)
