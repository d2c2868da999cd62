-- War, "Conquista de Território".
local position = require "position"

-- Seat 1 in Brasil with so many armies against one in Argélia.
local function facing(armies)
  return position.attacking { mine = { brasil = armies }, theirs = { argelia = 1 } }
end

local function conquer(game, from, to, dice)
  local faces = {}
  for _ = 1, dice do table.insert(faces, 6) end
  table.insert(faces, 1)
  game:dice(faces)
  game:play("attack", { from = from, to = to, dice = dice })
end

describe("Conquista de território", function()
  it("'Se destruir todos os exércitos do território do defensor, terá então conquistado o território'", function()
    local game = facing(5)
    conquer(game, "brasil", "argelia", 3)
    equal(game.space.argelia.owner, game.seat[1])
    equal({ game.conquered, game:told "conquest" }, { true, 1 })
  end)

  it("a territory with armies left is not taken", function()
    local game = facing(5)
    game.space.argelia.armies = 4
    game:dice { 6, 6, 6, 1, 1, 1 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal({ game.space.argelia.owner, game.space.argelia.armies }, { game.seat[2], 1 })
    equal({ game.conquered, game:phase() }, { false, "attack" })
  end)

  it("'Deverá deslocar seus exércitos atacantes': nothing else until then", function()
    local game = facing(5)
    conquer(game, "brasil", "argelia", 3)
    equal({ game:phase(), game:decider() }, { "occupy", game.seat[1] })
    equal(game:why "end_attacks", { "not_now" })
    equal(game:why("attack", { from = "brasil", to = "peru", dice = 1 }), { "not_now" })
  end)

  it("'Poderá realizar novo ataque a partir do território conquistado, ainda na mesma jogada'", function()
    local game = facing(5)
    conquer(game, "brasil", "argelia", 3)
    game:play("occupy", { armies = 3 })
    game.space.congo.owner = game.seat[2]
    equal(game:why("attack", { from = "argelia", to = "congo", dice = 2 }), {})
    conquer(game, "argelia", "congo", 2)
    game:play("occupy", { armies = 1 })
    equal({ game.space.argelia.armies, game.space.congo.armies }, { 2, 1 })
  end)

  it("'Durante os ataques, só é permitido deslocar para os territórios atacados'", function()
    local game = facing(5)
    game.space.peru.owner, game.space.peru.armies = game.seat[1], 5
    equal(game:why("redeploy", { from = "peru", to = "brasil", armies = 1 }), { "not_now" })
    conquer(game, "brasil", "argelia", 3)
    equal(game:why("redeploy", { from = "peru", to = "brasil", armies = 1 }), { "not_now" })
    game:play("occupy", { armies = 1 })
    equal(game:why("redeploy", { from = "brasil", to = "argelia", armies = 1 }), { "not_now" })
  end)
end)
