-- Espionage, "dois movimentos com duas peças diferentes por jogada".

-- An empty field with these pieces, by the name of their square: "a1" is at the top left. It is the
-- turn of seat 1.
local function at(game, name)
  return game.space["c" .. string.byte(name) - 97 .. "_" .. tonumber(string.sub(name, 2)) - 1]
end

local function field(ours, theirs, with)
  with = with or {}
  local game = play { ruleset = with.ruleset or "espionage_fast", options = with.options }
  for _, space in ipairs(game.space) do
    space.owner, space.piece, space.volcano = nil, "none", false
    space.known_to = { game.seat[1], game.seat[2] }
  end
  for i, list in ipairs { ours, theirs } do
    for name, piece in pairs(list) do
      local space = at(game, name)
      space.owner, space.piece, space.known_to = game.seat[i], piece, { game.seat[i] }
    end
  end
  game:set_round(1)
  game:go("march", game.seat[1])
  return game
end

local function march(game, from, to)
  game:play("march", { from = at(game, from), to = at(game, to) })
end

local function why(game, from, to)
  return game:why("march", { from = at(game, from), to = at(game, to) })
end

local two = { ruleset = "espionage" }
local far = { a1 = "headquarters", j1 = "corporal", i1 = "corporal" }

describe("Dois movimentos", function()
  it("'Move um General e um Espião, e depois submete a jogada'", function()
    local game = field({ e5 = "general", a9 = "spy" }, far, two)
    march(game, "e5", "e4")
    equal(game:phase(), "second")
    equal(game:decider(), game.seat[1])
    march(game, "a9", "a8")
    equal(game:decider(), game.seat[2])
  end)

  it("'Com duas peças diferentes': not the same one twice", function()
    local game = field({ e5 = "general", a9 = "spy" }, far, two)
    march(game, "e5", "e4")
    equal(why(game, "e4", "e3"), { "from: moved equal" })
  end)

  it("one is enough where no second piece can move", function()
    local game = field({ e5 = "general", a10 = "headquarters" }, far, two)
    march(game, "e5", "e4")
    equal(game:decider(), game.seat[2])
  end)

  it("a piece may go where the first one has left", function()
    local game = field({ e5 = "general", e6 = "spy" }, far, two)
    march(game, "e5", "e4")
    march(game, "e6", "e5")
    equal(at(game, "e5").piece, "spy")
    equal(at(game, "e4").piece, "general")
  end)

  it("also where one has left that attacks", function()
    local game = field({ e5 = "general", e6 = "spy" }, { e4 = "corporal", a1 = "headquarters", j1 = "spy" }, two)
    march(game, "e5", "e4")
    march(game, "e6", "e5")
    equal(at(game, "e4").piece, "general")
    equal(at(game, "e5").piece, "spy")
  end)

  it("what the first one meets is not known before the second is made", function()
    local game = field({ e5 = "captain", a9 = "spy" }, { e4 = "mine", a1 = "headquarters", j1 = "spy" }, two)
    march(game, "e5", "e4")
    equal(game:told "fallen", 0)
    equal(game:can_see(game.seat[2], game.seat[1], "attacker"), false)
    equal(game:can_see(game.seat[1], game.seat[1], "attacker"), true)
    march(game, "a9", "a8")
    equal(game:told "fallen", 1)
    equal(at(game, "e4").piece, "mine")
    equal(game.seat[1]:count "owner", 1)
  end)

  it("nor what a spy sees with the first one", function()
    local game = field({ e5 = "spy", a9 = "corporal" }, { e3 = "captain", a1 = "headquarters", j1 = "spy" }, two)
    march(game, "e5", "e4")
    equal(game:told "unmasked", 0)
    march(game, "a9", "a8")
    equal(game:told("unmasked", game.seat[1]), 1)
  end)

  it("the second piece does not go where the first one attacks", function()
    local game = field({ e5 = "captain", d4 = "spy" }, { e4 = "mine", a1 = "headquarters", j1 = "spy" }, two)
    march(game, "e5", "e4")
    equal(why(game, "d4", "e4"), { "to: contested equal" })
  end)

  it("both are carried out in order: two attacks", function()
    local game = field({ e5 = "captain", g5 = "general" }, { e4 = "corporal", g4 = "colonel", a1 = "headquarters", j1 = "spy" }, two)
    march(game, "e5", "e4")
    march(game, "g5", "g4")
    equal(game:told "captured", 2)
    equal(at(game, "e4").piece, "captain")
    equal(at(game, "g4").piece, "general")
  end)

  it("a spy that the first one takes does not see the second", function()
    local game = field({ e5 = "captain", f6 = "general" }, { e4 = "spy", a1 = "headquarters", j1 = "corporal" }, two)
    march(game, "e5", "e4")
    march(game, "f6", "f5")
    equal(game:can_see(game.seat[2], at(game, "f5"), "piece"), false)
  end)

  it("if the first one wins, the second is ignored", function()
    local game = field({ b1 = "corporal", e5 = "captain" }, { a1 = "headquarters", e4 = "general", j1 = "spy" }, two)
    march(game, "b1", "a1")
    march(game, "e5", "e4")
    equal(game:winner(), game.seat[1])
    equal(game:told "fallen", 0)
    equal(at(game, "e5").piece, "captain")
  end)

  it("an attack that no second move can follow is carried out at once", function()
    local game = field({ e5 = "captain", a10 = "headquarters" }, { e4 = "corporal", a1 = "headquarters", j1 = "spy" }, two)
    march(game, "e5", "e4")
    equal(at(game, "e4").piece, "captain")
    equal(game:decider(), game.seat[2])
  end)

  it("neither piece goes back in the next turn", function()
    local game = field({ e5 = "general", a9 = "spy" }, far, two)
    march(game, "e5", "e4")
    march(game, "a9", "a8")
    march(game, "j1", "j2")
    march(game, "i1", "i2")
    equal(why(game, "e4", "e5"), { "to: not_equal" })
    march(game, "e4", "f4")
    equal(why(game, "a8", "a9"), { "to: not_equal" })
  end)
end)
