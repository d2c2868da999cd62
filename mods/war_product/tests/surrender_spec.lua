-- The product: "O jogo terminará quando algum jogador completar o objetivo ou os outros se renderem."

-- Seat 1 is placing armies; seats 1 to 3 hold a third each, unless `split` says whose a territory is.
local function position(split)
  local game = play { players = 3 }
  for _, colour in ipairs { "white", "black", "red" } do game:play("choose_colour", { colour = colour }) end
  for i, territory in ipairs(game.space) do
    territory.owner, territory.armies = game.seat[split and split(i) or 1 + i % 3], 2
  end
  for i, goal in ipairs { "o5", "o1", "o6" } do
    for _, old in ipairs(game.seat[i]:hand "objective") do game:set_aside(old) end
    game:hold(game.seat[i], "objective", goal)
  end
  game:set_round(2)
  game:go("place", game.seat[1])
  game.reserve = 7
  return game
end

describe("Surrender", function()
  it("is a move of one's own turn, in place of placing armies", function()
    local game = position()
    game:play "surrender"
    equal(game.seat[1].standing, 0)
    equal(game:told "surrender", 1)
    equal({ game:decider(), game:phase() }, { game.seat[2], "place" })
  end)

  it("loses the armies that were not placed", function()
    local game = position()
    local before = total "armies"
    game:play "surrender"
    equal(total "armies", before)
    equal(game.reserve, game.seat[2]:count "owner" // 2)
  end)

  it("the armies stay and defend themselves", function()
    local game = position()
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
    local game = position()
    game:hold(game.seat[1], "territory", "brasil")
    game:play "surrender"
    equal(game.seat[1]:hand_size "territory", 0)
    equal(game:cards_left("territory", "discard"), 1)
  end)

  it("'ou os outros se renderem': the last one has won", function()
    local game = position()
    game:play "surrender"
    game:play "surrender"
    equal(game:winner(), game.seat[3])
  end)

  it("who surrendered has no more turns", function()
    local game = position()
    game:play "surrender"
    game.reserve = 0
    game:go("redeploy", game.seat[3])
    game:play "end_turn"
    equal(game:decider(), game.seat[2])
  end)

  it("is destroyed by nobody: whoever takes the last territory gets no cards and destroys no army", function()
    local game = position(function(i) return i == 12 and 1 or 2 + i % 2 end)
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
    local game = position(function(i) return i <= 24 and 2 or 1 + 2 * (i % 2) end)
    for _, old in ipairs(game.seat[2]:hand "objective") do game:set_aside(old) end
    equal(game.seat[1].colour == "white" or game.seat[1].colour == "black" or game.seat[1].colour == "red", true)
    game:hold(game.seat[2], "objective",
      ({ white = "o13", black = "o12", red = "o11" })[game.seat[1].colour])
    game:play "surrender"
    equal(game:winner(), game.seat[2])
  end)
end)
