-- Espionage, "Posição inicial e objectivo do jogo".

local ranks = {
  "corporal", "lieutenant", "captain", "colonel", "general", "spy", "sapper", "mine", "headquarters",
}

local function counts(game, seat)
  local list = {}
  for _, space in ipairs(seat:spaces "owner") do
    list[space.piece] = (list[space.piece] or 0) + 1
  end
  return list
end

local function in_order(list)
  local numbers = {}
  for i, rank in ipairs(ranks) do numbers[i] = list[rank] or 0 end
  return numbers
end

local function ready(game)
  for _, seat in ipairs(game.seat) do
    game:play("fill", { how = "by_lot" }, seat)
    game:play("ready", {}, seat)
  end
end

describe("Posição inicial", function()
  it("'Cada jogador começa com 5 Cabos, 4 Tenentes, 3 Capitães, 2 Coronéis, 2 Generais, 5 Espiões, 4 Detectores de Minas, 4 Minas e 1 Quartel-General'", function()
    for _, how in ipairs { "fortress", "spearhead" } do
      local one = play { seed = 3 }
      one:play("fill", { how = how }, one.seat[1])
      equal(in_order(counts(one, one.seat[1])), { 5, 4, 3, 2, 2, 5, 4, 4, 1 }, how)
    end
    local game = play {}
    game:play("fill", { how = "by_lot" }, game.seat[2])
    equal(in_order(counts(game, game.seat[2])), { 5, 4, 3, 2, 2, 5, 4, 4, 1 })
  end)

  it("'Ambos os jogadores têm que colocar os seus soldados e outras peças': three full rows of their own", function()
    local game = play {}
    equal(#game.seat[1]:spaces "owner", 30)
    for _, space in ipairs(game.seat[1]:spaces "owner") do equal(space.y >= 8, true) end
    for _, space in ipairs(game.seat[2]:spaces "owner") do equal(space.y <= 3, true) end
  end)

  it("'Antes do jogo propriamente dito começar': nobody moves until both are ready", function()
    local game = play {}
    game:play("fill", { how = "fortress" }, game.seat[1])
    game:play("ready", {}, game.seat[1])
    equal(game:phase(), "arrange")
    equal(game:decider(), game.seat[2])
    game:play("fill", { how = "fortress" }, game.seat[2])
    game:play("ready", {}, game.seat[2])
    equal(game:phase(), "march")
  end)

  it("either side may set up first, and both at the same time", function()
    local game = play {}
    game:play("place", { piece = "mine", on = "c0_0" }, game.seat[2])
    game:play("place", { piece = "mine", on = "c0_9" }, game.seat[1])
    game:play("place", { piece = "general", on = "c1_0" }, game.seat[2])
    equal(game.space.c1_0.piece, "general")
  end)

  it("any piece may stand on any square of the own rows, and on no other", function()
    local game = play {}
    equal(game:why("place", { piece = "headquarters", on = "c4_7" }, game.seat[1]), {})
    equal(game:why("place", { piece = "headquarters", on = "c4_5" }, game.seat[1])[1], "on: owner equal")
    equal(game:why("place", { piece = "headquarters", on = "c4_0" }, game.seat[1])[1], "on: owner equal")
  end)

  it("no more of a kind than there are", function()
    local game = play {}
    game:play("place", { piece = "headquarters", on = "c0_9" }, game.seat[1])
    equal(game:why("place", { piece = "headquarters", on = "c1_9" }, game.seat[1])[1], "piece: where")
    equal(game.seat[1].left, 29)
  end)

  it("a piece set up on another sends that one back", function()
    local game = play {}
    local ana = game.seat[1]
    game:play("place", { piece = "mine", on = "c0_9" }, ana)
    game:play("place", { piece = "spy", on = "c0_9" }, ana)
    equal(ana.mine, 4)
    equal(ana.spy, 4)
    equal(ana.left, 29)
  end)

  it("a formation keeps what was set up by hand", function()
    local game = play {}
    game:play("place", { piece = "headquarters", on = "c4_7" }, game.seat[1])
    game:play("fill", { how = "fortress" }, game.seat[1])
    equal(game.space.c4_7.piece, "headquarters")
    equal(in_order(counts(game, game.seat[1])), { 5, 4, 3, 2, 2, 5, 4, 4, 1 })
  end)

  it("a fortress has its headquarters in the last row, a spearhead its generals in the first", function()
    local game = play {}
    game:play("fill", { how = "fortress" }, game.seat[1])
    game:play("fill", { how = "spearhead" }, game.seat[2])
    local quarters, generals = 0, 0
    for _, space in ipairs(game.space) do
      if space.y == 10 and space.piece == "headquarters" then quarters = quarters + 1 end
      if space.y == 3 and space.piece == "general" then generals = generals + 1 end
    end
    equal(quarters, 1)
    equal(generals, 2)
  end)

  it("two pieces change places, forty times at most", function()
    local game = play {}
    local ana = game.seat[1]
    game:play("place", { piece = "mine", on = "c0_9" }, ana)
    game:play("place", { piece = "spy", on = "c1_9" }, ana)
    game:play("exchange", { one = "c0_9", other = "c1_9" }, ana)
    equal(game.space.c0_9.piece, "spy")
    equal(game.space.c1_9.piece, "mine")
    ana.exchanges = 0
    equal(game:why("exchange", { one = "c0_9", other = "c1_9" }, ana)[1], "exchanges at_least 1")
  end)

  it("nobody is ready while a piece is left", function()
    local game = play {}
    game:play("fill", { how = "by_lot" }, game.seat[1])
    game.seat[1].left = 1
    equal(#game:why("ready", {}, game.seat[1]), 1)
    game.seat[1].left = 0
    equal(game:why("ready", {}, game.seat[1]), {})
  end)

  it("'Um jogador só consegue ver as posições das peças do seu adversário, o tipo de peça está escondido'", function()
    local game = play {}
    ready(game)
    for _, space in ipairs(game.space) do
      equal(game:can_see(game.seat[1], space, "owner"), true)
      equal(game:can_see(game.seat[1], space, "piece"), space.owner ~= game.seat[2])
      equal(game:can_see(game.seat[2], space, "piece"), space.owner ~= game.seat[1])
    end
  end)

  it("in which order squares are filled is not seen, nor how many pieces are left", function()
    local game = play {}
    game:play("place", { piece = "mine", on = "c0_9" }, game.seat[1])
    for _, column in ipairs { "left", "mine", "exchanges" } do
      equal(game:can_see(game.seat[2], game.seat[1], column), false, column)
    end
    equal(game:can_see(game.seat[2], game.space.c0_9, "piece"), false)
    equal(game:can_see(game.seat[2], game.space.c1_9, "piece"), false)
  end)

  it("white, the first seat, has the first move", function()
    for seed = 1, 5 do
      local game = play { seed = seed }
      ready(game)
      equal(game:decider(), game.seat[1])
    end
  end)
end)

describe("Vulcões", function()
  it("'Aleatoriamente posicionados no início do jogo': four in the two middle rows, alike from both sides", function()
    local different, last = 0, nil
    for seed = 1, 30 do
      local game = play { seed = seed, ruleset = seed % 2 == 0 and "espionage" or "espionage_small" }
      local corner, found, where = game.space[#game.space], 0, ""
      for _, space in ipairs(game.space) do
        if space.volcano then
          found, where = found + 1, where .. space.id
          equal(space.y == corner.y // 2 or space.y == corner.y // 2 + 1, true)
          local twin = game.space["c" .. corner.x - space.x .. "_" .. corner.y - space.y]
          equal(twin.volcano, true)
        end
      end
      equal(found, 4)
      if where ~= last then different = different + 1 end
      last = where
    end
    equal(different > 10, true)
  end)

  it("'Não pertencem a nenhum jogador', and never cut the board in two", function()
    for seed = 1, 30 do
      local game = play { seed = seed }
      local met, list = { [game.space.c0_0.id] = true }, { game.space.c0_0 }
      while #list > 0 do
        local here = table.remove(list)
        for _, way in ipairs { "north", "east", "south", "west" } do
          local near = here:toward(way)
          if near and not near.volcano and not met[near.id] then
            met[near.id] = true
            table.insert(list, near)
          end
        end
      end
      for _, space in ipairs(game.space) do
        if space.volcano then equal(space.owner, nil) else equal(met[space.id], true) end
      end
    end
  end)
end)
