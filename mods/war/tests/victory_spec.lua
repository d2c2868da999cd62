-- War, "Final do Jogo".
local position = require "position"

-- Seat 1 holds `count` territories of `armies` each in the order of the map, Alasca first; its
-- objective is the one given.
local function near(goal, count, armies)
  local game = position.of { objectives = { goal, "o1", "o3" } }
  for i = 1, count do
    game.space[i].owner, game.space[i].armies = game.seat[1], armies
  end
  return game
end

describe("Final do jogo", function()
  it("'O jogo termina quando um jogador consegue atingir seu objetivo': with the 24th territory", function()
    local game = near("o7", 23, 4)
    game:go("attack", game.seat[1])
    local from, to = game.space[23], nil
    for _, neighbour in ipairs(from:neighbours()) do
      if neighbour.owner ~= game.seat[1] then to = to or neighbour end
    end
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = from, to = to, dice = 3 })
    equal(game:winner(), game.seat[1])
  end)

  it("'Neste momento, ele deve mostrar sua carta de objetivo'", function()
    local game = near("o7", 24, 1)
    position.end_turn(game, game.seat[3])
    equal({ game:winner(), game:told "objective" }, { game.seat[1], 1 })
  end)

  it("is the end: nobody decides any more", function()
    local game = near("o7", 24, 1)
    position.end_turn(game, game.seat[3])
    equal({ game:phase() == nil, game:drawn() }, { true, false })
    equal(game:why("place", { on = "alasca", armies = 1 }, game.seat[1]), { "over" })
  end)

  it("the others share the second place", function()
    local game = near("o7", 24, 1)
    position.end_turn(game, game.seat[3])
    equal({ game.seat[1].placing, game.seat[2].placing, game.seat[3].placing }, { 1, 2, 2 })
  end)
end)

describe("The moment", function()
  it("before one's own turn begins nobody has won", function()
    local game = near("o1", 24, 1)
    position.set_objectives(game, { "o7", "o3", "o1" })
    game.space.brasil.owner = game.seat[2]
    game.space[40].owner = game.seat[1]
    game:go("attack", game.seat[2])
    game:play "end_attacks"
    if game:phase() == "redeploy" then game:play "end_turn" end
    equal({ game:winner() == nil, game:decider() }, { true, game.seat[3] })
    game.reserve = 0
    position.end_turn(game, game.seat[3])
    equal(game:winner(), game.seat[1])
  end)

  it("at the start of a turn it comes before cards and income", function()
    local game = near("o7", 24, 1)
    position.give(game, game.seat[1], { "alasca", "vancouver", "peru" })
    position.end_turn(game, game.seat[3])
    equal({ game:winner(), game:told "income" }, { game.seat[1], 1 })
  end)

  it("armies placed can fulfil the objective", function()
    local game = near("o4", 18, 2)
    game.space[18].armies = 1
    game:go("place", game.seat[1])
    game.reserve = 1
    game:play("place", { on = game.space[18], armies = 1 })
    equal(game:winner(), game.seat[1])
  end)

  it("armies placed are looked at one by one, not only when the last is placed", function()
    local game = near("o4", 18, 2)
    game.space[18].armies = 1
    game:go("place", game.seat[1])
    game.reserve = 5
    game:play("place", { on = game.space[18], armies = 1 })
    equal({ game:winner(), game.reserve }, { game.seat[1], 4 })
  end)

  it("armies of traded cards can fulfil the objective", function()
    local game = near("o4", 18, 2)
    game.space.alasca.armies = 1
    position.give(game, game.seat[1], { "alasca", "vancouver", "peru" })
    game:go("trade", game.seat[1])
    game:play("trade", { cards = { "alasca", "vancouver", "peru" } })
    equal(game:winner(), game.seat[1])
  end)

  it("armies that move in after a conquest can fulfil the objective", function()
    local game = near("o4", 18, 2)
    local to
    for _, neighbour in ipairs(game.space[18]:neighbours()) do
      if neighbour.owner ~= game.seat[1] then to = to or neighbour end
    end
    game.space.alasca.armies = 1
    game.space[18].armies = 5
    game:go("attack", game.seat[1])
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = game.space[18], to = to, dice = 3 })
    equal(game:winner(), nil)
    game:play("occupy", { armies = 2 })
    equal(game:winner(), game.seat[1])
  end)

  it("armies that are redeployed can fulfil the objective", function()
    local game = near("o4", 18, 2)
    game.space.alasca.armies, game.space.mackenzie.armies = 1, 3
    game:go("redeploy", game.seat[1])
    game:play("redeploy", { from = "mackenzie", to = "alasca", armies = 1 })
    equal(game:winner(), game.seat[1])
  end)

  it("a conquest that destroys the army sought ends the match at once", function()
    local game = near("o7", 23, 4)
    position.set_objectives(game, { "o11", "o1", "o3" })
    for i = 24, 42 do game.space[i].owner = game.seat[3] end
    local from, to = game.space[23], nil
    for _, neighbour in ipairs(from:neighbours()) do
      if neighbour.owner ~= game.seat[1] then to = to or neighbour end
    end
    to.owner = game.seat[2]
    game:go("attack", game.seat[1])
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = from, to = to, dice = 3 })
    equal({ game:winner(), game:told "objective" }, { game.seat[1], 1 })
  end)

  it("the last player with armies has won, whatever the objective", function()
    local game = near("o4", 42, 1)
    game:retire(game.seat[3])
    game.space.japao.owner, game.space.china.armies = game.seat[2], 5
    game:go("attack", game.seat[1])
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = "china", to = "japao", dice = 3 })
    equal({ game:winner(), game:told "objective" }, { game.seat[1], 0 })
  end)
end)
