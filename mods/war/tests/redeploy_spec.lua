-- War, "Deslocamentos" 1-2.
local position = require "position"

-- Seat 1 holds the named territories; the others are of seats 2 and 3 in turn.
local function redeploying(armies_of, options)
  local game = position.attacking { mine = armies_of, options = options }
  game:play "end_attacks"
  equal(game:phase(), "redeploy")
  return game
end

local function move(game, from, to, armies)
  game:play("redeploy", { from = from, to = to, armies = armies })
end
local function why(game, from, to, armies)
  return game:why("redeploy", { from = from, to = to, armies = armies })
end

describe("Deslocamentos", function()
  it("'Ao finalizar seus ataques, poderá efetuar deslocamentos entre os seus territórios contíguos'", function()
    local game = redeploying { brasil = 5, venezuela = 1 }
    move(game, "brasil", "venezuela", 3)
    equal({ game.space.brasil.armies, game.space.venezuela.armies }, { 2, 4 })
  end)

  it("over a dotted line as well", function()
    local game = redeploying { brasil = 5, argelia = 1 }
    move(game, "brasil", "argelia", 2)
    equal(game.space.argelia.armies, 3)
  end)

  it("'Territórios contíguos': not to one that has no border with it", function()
    local game = redeploying { brasil = 5, venezuela = 1, mexico = 1 }
    equal(why(game, "brasil", "mexico", 1), { "to: from not_linked" })
  end)

  it("'Seus territórios': neither from nor to another's", function()
    local game = redeploying { brasil = 5, venezuela = 2 }
    game.space.peru.armies = 5
    equal(why(game, "brasil", "peru", 1), { "to: owner equal" })
    equal(why(game, "peru", "brasil", 1), { "from: owner equal" })
  end)

  it("'Poderá': one may move nothing", function()
    local game = redeploying { brasil = 5, venezuela = 1 }
    game:play "end_turn"
    equal(game:decider(), game.seat[2])
  end)

  it("after it no more attacks in this turn", function()
    local game = redeploying { brasil = 5, venezuela = 1 }
    equal(why(game, "brasil", "venezuela", 4), {})
    equal(game:why("attack", { from = "brasil", to = "argelia", dice = 1 }), { "not_now" })
  end)
end)

describe("Deslocamentos 1", function()
  it("'Em cada território deve permanecer sempre pelo menos um exército'", function()
    local game = redeploying { brasil = 5, venezuela = 1 }
    equal(why(game, "brasil", "venezuela", 5), { "armies: range 1 to 4" })
    equal(why(game, "venezuela", "brasil", 1), { "from: armies at_least 2" })
  end)
end)

describe("Deslocamentos 2", function()
  it("'Um exército pode ser deslocado uma única vez': Brasil, Venezuela, México", function()
    local game = redeploying { brasil = 5, venezuela = 1, mexico = 1, japao = 2, china = 1 }
    move(game, "brasil", "venezuela", 4)
    -- The four that came may not go on, and the one that was there is the army of occupation.
    equal(why(game, "venezuela", "mexico", 1), { "armies: no_number" })
    equal({ game.space.brasil.armies, game.space.venezuela.armies }, { 1, 5 })
  end)

  it("nor back to where they came from", function()
    local game = redeploying { brasil = 5, venezuela = 2, japao = 2, china = 1 }
    move(game, "brasil", "venezuela", 4)
    move(game, "venezuela", "brasil", 1)
    equal(why(game, "venezuela", "brasil", 1), { "armies: no_number" })
    equal({ game.space.brasil.armies, game.space.venezuela.armies }, { 2, 5 })
  end)

  it("'Esses mesmos exércitos': others of that territory may still move on", function()
    local game = redeploying { brasil = 5, venezuela = 6, mexico = 1 }
    move(game, "brasil", "venezuela", 4)
    equal(why(game, "venezuela", "mexico", 5), {})
    equal(why(game, "venezuela", "mexico", 6), { "armies: range 1 to 5" })
  end)

  it("any number of moves, each army once", function()
    local game = redeploying { brasil = 4, venezuela = 4, peru = 4, argentina = 4 }
    move(game, "brasil", "venezuela", 1)
    move(game, "brasil", "peru", 1)
    move(game, "venezuela", "peru", 3)
    move(game, "peru", "argentina", 3)
    move(game, "argentina", "brasil", 3)
    equal({ game.space.brasil.armies, game.space.venezuela.armies, game.space.peru.armies,
      game.space.argentina.armies }, { 5, 2, 5, 4 })
  end)

  it("armies that moved in after a conquest may move once more: 'há dois momentos'", function()
    local game = redeploying { brasil = 8, venezuela = 1 }
    game:go("attack", game.seat[1])
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = "brasil", to = "peru", dice = 3 })
    game:play("occupy", { armies = 3 })
    game:play "end_attacks"
    equal(why(game, "peru", "venezuela", 2), {})
  end)

  it("the next turn knows nothing of it", function()
    local game = redeploying { brasil = 5, venezuela = 1, mexico = 1, japao = 2, china = 1 }
    move(game, "brasil", "venezuela", 4)
    game:play "end_turn"
    game.reserve = 0
    game:go("attack", game.seat[1])
    game:play "end_attacks"
    equal(why(game, "venezuela", "mexico", 4), {})
  end)
end)

describe("occupation_army", function()
  it("stays: '(o de ocupação), que nunca pode ser deslocado', though others have come in its place", function()
    local game = redeploying { brasil = 5, venezuela = 3, mexico = 1, japao = 2, china = 1 }
    move(game, "brasil", "venezuela", 4)
    equal(why(game, "venezuela", "mexico", 3), { "armies: range 1 to 2" })
    move(game, "venezuela", "mexico", 2)
    equal(why(game, "venezuela", "mexico", 1), { "armies: no_number" })
  end)

  it("any: what has come may stay in its place", function()
    local game = redeploying({ brasil = 5, venezuela = 1, mexico = 1 }, { occupation_army = "any" })
    move(game, "brasil", "venezuela", 4)
    equal(why(game, "venezuela", "mexico", 2), { "armies: range 1 to 1" })
    move(game, "venezuela", "mexico", 1)
    equal(why(game, "venezuela", "mexico", 1), { "armies: no_number" })
    equal({ game.space.venezuela.armies, game.space.mexico.armies }, { 4, 2 })
  end)
end)
