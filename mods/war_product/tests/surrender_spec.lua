-- The product: "O jogo terminará quando algum jogador completar o objetivo ou os outros se renderem."
local position = require "position"

-- Seat 1 is placing armies; seats 1 to 3 hold a third each, unless `split` says whose a territory is.
local function placing(split)
  local game = position.of { others = { 1, 2, 3 }, armies = 2 }
  for i, territory in ipairs(game.space) do
    if split then territory.owner = game.seat[split(i)] end
  end
  game:go("place", game.seat[1])
  game.reserve = 7
  return game
end

describe("Surrender", function()
  it("is a move of one's own turn, in place of placing armies", function()
    local game = placing()
    game:play "surrender"
    equal(game.seat[1].standing, 0)
    equal(game:told "surrender", 1)
    equal({ game:decider(), game:phase() }, { game.seat[2], "place" })
  end)

  it("loses the armies that were not placed", function()
    local game = placing()
    local before = total "armies"
    game:play "surrender"
    equal(total "armies", before)
    equal(game.reserve, game.seat[2]:count "owner" // 2)
  end)

  it("the armies stay and defend themselves", function()
    local game = placing()
    local spaces = game.seat[1]:count "owner"
    game:play "surrender"
    equal(game.seat[1]:count "owner", spaces)
    game.reserve = 0
    game.space.brasil.owner, game.space.brasil.armies = game.seat[2], 5
    game.space.argelia.owner, game.space.argelia.armies = game.seat[1], 1
    game:go("attack", game.seat[2])
    game:dice { 5, 4, 3, 6 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal({ game.space.brasil.armies, game.space.argelia.owner }, { 4, game.seat[1] })
  end)

  it("the cards are discarded", function()
    local game = placing()
    game:hold(game.seat[1], "territory", "brasil")
    game:play "surrender"
    equal(game.seat[1]:hand_size "territory", 0)
    equal(game:cards_left("territory", "discard"), 1)
  end)

  it("'ou os outros se renderem': the last one has won", function()
    local game = placing()
    game:play "surrender"
    game:play "surrender"
    equal(game:winner(), game.seat[3])
  end)

  it("who surrendered has no more turns", function()
    local game = placing()
    game:play "surrender"
    game.reserve = 0
    position.end_turn(game, game.seat[3])
    equal(game:decider(), game.seat[2])
  end)

  it("is destroyed by nobody: whoever takes the last territory gets no cards and destroys no army", function()
    local game = placing(function(i) return i == 12 and 1 or 2 + i % 2 end)
    local last = game.seat[1]:spaces("owner")[1]
    local from = last:neighbours()[1]
    game:play "surrender"
    game.reserve = 0
    from.owner, from.armies, last.armies = game.seat[2], 9, 1
    game:go("attack", game.seat[2])
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = from, to = last, dice = 3 })
    equal({ game.seat[1].destroyed_by, game:told "eliminated" }, { nil, 0 })
    equal(game:phase(), "occupy")
  end)

  it("for whoever had to destroy that army, 24 territories count instead", function()
    local game = placing(function(i) return i <= 24 and 2 or 1 + 2 * (i % 2) end)
    equal(game.seat[1].colour, "white")
    position.set_objectives(game, { "o5", "o13" }) -- to destroy the white army
    game:play "surrender"
    equal(game:winner(), game.seat[2])
  end)
end)
