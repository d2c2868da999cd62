-- Espionage, "Ver também": the five variants.

local function begun(ruleset)
  local game = play { ruleset = ruleset, seed = 5 }
  for _, seat in ipairs(game.seat) do
    game:play("fill", { how = "spearhead" }, seat)
    game:play("ready", {}, seat)
  end
  return game
end

local function any_march(game)
  for _, offer in ipairs(game:moves()) do
    if offer.move == "march" then return game:play("march", { from = offer.from, to = offer.to }) end
  end
end

local function moves_a_turn(game)
  local count = 0
  while game:decider() == game.seat[1] do
    any_march(game)
    count = count + 1
  end
  return count
end

describe("As variantes", function()
  it("'Espionagem': 10 by 10, 30 pieces, two moves a turn, hidden", function()
    local game = begun "espionage"
    equal(#game.space, 100)
    equal(game.seat[1]:count "owner", 30)
    equal(game:can_see(game.seat[1], game.space.c0_0, "piece"), false)
    equal(moves_a_turn(game), 2)
  end)

  it("'Espionagem Pequeno': 8 by 8, 16 pieces on two rows, two moves", function()
    local game = begun "espionage_small"
    equal(#game.space, 64)
    equal(game.seat[1]:count "owner", 16)
    equal(moves_a_turn(game), 2)
  end)

  it("'Espionagem Rápido': one move a turn", function()
    local game = begun "espionage_fast"
    equal(#game.space, 100)
    equal(moves_a_turn(game), 1)
  end)

  it("'Espionagem Rápido Aberto': one move, and every piece is seen once both are ready", function()
    local game = play { ruleset = "espionage_open" }
    game:play("fill", { how = "fortress" }, game.seat[1])
    equal(game:can_see(game.seat[2], game.space.c0_9, "piece"), false)
    game:play("ready", {}, game.seat[1])
    game:play("fill", { how = "fortress" }, game.seat[2])
    game:play("ready", {}, game.seat[2])
    for _, space in ipairs(game.space) do
      for _, seat in ipairs(game.seat) do equal(game:can_see(seat, space, "piece"), true) end
    end
    equal(moves_a_turn(game), 1)
  end)

  it("'Espionagem Pequeno Rápido': 8 by 8 and one move", function()
    local game = begun "espionage_small_fast"
    equal(#game.space, 64)
    equal(moves_a_turn(game), 1)
  end)

  it("the small army is in proportion, with one headquarters", function()
    local game = begun "espionage_small"
    local count = {}
    for _, space in ipairs(game.seat[2]:spaces "owner") do
      count[space.piece] = (count[space.piece] or 0) + 1
    end
    equal({ count.corporal, count.lieutenant, count.captain, count.colonel, count.general }, { 3, 2, 1, 1, 1 })
    equal({ count.spy, count.sapper, count.mine, count.headquarters }, { 3, 2, 2, 1 })
  end)

  it("an open piece stays open when it moves", function()
    local game = begun "espionage_open"
    any_march(game)
    for _, space in ipairs(game.space) do
      equal(game:can_see(game.seat[2], space, "piece"), true)
    end
  end)
end)
