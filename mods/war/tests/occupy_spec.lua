-- War, "Conquista de Território": how many armies move in.
local position = require "position"

-- Seat 1 has taken Argélia from Brasil, where it had so many armies, with so many dice.
local function taken(armies, dice)
  local game = position.attacking { mine = { brasil = armies } }
  local faces = {}
  for _ = 1, dice do table.insert(faces, 6) end
  table.insert(faces, 1)
  game:dice(faces)
  game:play("attack", { from = "brasil", to = "argelia", dice = dice })
  return game
end

describe("Occupying", function()
  it("'No máximo, ao número de exércitos que participaram do último ataque': 1, 2 or 3 of three", function()
    for armies = 1, 3 do
      local game = taken(8, 3)
      game:play("occupy", { armies = armies })
      equal({ game.space.brasil.armies, game.space.argelia.armies }, { 8 - armies, armies })
    end
  end)

  it("never more than three, however many stand behind", function()
    equal(taken(80, 3):why("occupy", { armies = 4 }), { "armies: range 1 to 3" })
  end)

  it("at least one army moves in", function()
    equal(taken(8, 3):why("occupy", { armies = 0 }), { "armies: range 1 to 3" })
  end)

  it("two dice in the last attack: two armies at most", function()
    equal(taken(8, 2):why("occupy", { armies = 3 }), { "armies: range 1 to 2" })
  end)

  it("one die in the last attack: one army", function()
    equal(taken(8, 1):why("occupy", { armies = 2 }), { "armies: range 1 to 1" })
  end)

  it("counts the last attack, not those before", function()
    local game = taken(8, 3)
    game:play("occupy", { armies = 1 })
    game:dice { 6, 1 }
    game:play("attack", { from = "brasil", to = "peru", dice = 1 })
    equal(game:why("occupy", { armies = 2 }), { "armies: range 1 to 1" })
  end)

  it("one army of occupation always stays behind", function()
    local game = taken(4, 3)
    equal(game:why("occupy", { armies = 3 }), {})
    game:play("occupy", { armies = 3 })
    equal(game.space.brasil.armies, 1)
    game = taken(2, 1)
    game:play("occupy", { armies = 1 })
    equal({ game.space.brasil.armies, game.space.argelia.armies }, { 1, 1 })
  end)

  it("an attack that conquers has lost no army: all that took part may move in", function()
    local game = taken(4, 3)
    equal(game.space.brasil.armies, 4)
    equal(game:why("occupy", { armies = 3 }), {})
  end)
end)
