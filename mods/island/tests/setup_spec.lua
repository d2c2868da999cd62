-- The island, "Como configurar".

local function count(game, column, value)
  local found = 0
  for _, space in ipairs(game.space) do
    if space[column] == value then found = found + 1 end
  end
  return found
end

local diagonal = { 1, 7, 3, 9, 5, 11, 2, 8, 4, 10 }

local function blocks_placed(options, seed)
  local game = play { options = options, seed = seed }
  for row, column in ipairs(diagonal) do
    game:play("place_block", { on = "c" .. column .. "_" .. row })
  end
  return game
end

-- Characters from the right of the first two rows, which are free of blocks there.
local function deployed()
  local game = blocks_placed()
  for i = 1, 10 do
    local seat = game:decider()
    local unit = ({ "soldier", "jeep", "tank", "soldier", "soldier" })[(i + 1) // 2]
    local row = seat.number == 1 and 11 or 0
    game:play("deploy", { unit = unit, on = "c" .. (i + 1) // 2 + 4 .. "_" .. row, facing = "north" })
  end
  return game
end

describe("Quem joga primeiro", function()
  it("'Rolar o dado para decidir quem jogará primeiro': either seat may begin", function()
    local first = { 0, 0 }
    for seed = 1, 20 do
      local seat = play { seed = seed }:decider().number
      first[seat] = first[seat] + 1
    end
    equal(first[1] > 3 and first[2] > 3, true)
  end)

  it("'com o maior número jogando primeiro': the deciding throws are told, and who begins", function()
    for seed = 1, 10 do
      local game = play { seed = seed }
      equal({ game:told "throw" % 2, game:told "throw" >= 2, game:told "begins" }, { 0, true, 1 })
    end
  end)

  it("whoever begins places first and rolls first", function()
    for seed = 1, 4 do
      local game = play { seed = seed }
      local begins = game:decider()
      for i, column in ipairs(diagonal) do
        equal(game:decider(), i % 2 == 1 and begins or begins:next())
        game:play("place_block", { on = "c" .. column .. "_" .. i })
      end
      equal(game:decider(), begins)
      equal(game:phase(), "deploy")
    end
  end)
end)

describe("Os obstáculos", function()
  it("'Reveze-se para colocar um obstáculo de cada vez na ilha': ten, in turn", function()
    local game = blocks_placed()
    equal(count(game, "block", true), 10)
    equal(game:phase(), "deploy")
  end)

  it("'Não é permitido mais de um obstáculo em qualquer linha ou coluna da grade'", function()
    local game = play {}
    game:play("place_block", { on = "c4_4" })
    for _, on in ipairs { "c4_4", "c4_0", "c11_4" } do
      equal(game:why("place_block", { on = on }), { "on: barred equal" })
    end
    equal(game:why("place_block", { on = "c5_5" }), {})
  end)

  it("on any square, the first two rows of both included", function()
    local game = play {}
    for _, on in ipairs { "c0_0", "c11_11", "c3_1", "c6_6" } do
      equal(game:why("place_block", { on = on }), {})
    end
  end)

  it("'Seis são blocos ativos e quatro são blocos seguros'", function()
    for seed = 1, 10 do equal(count(blocks_placed({}, seed), "live", true), 6) end
  end)

  it("which ones are live differs from match to match", function()
    local different, last = 0, nil
    for seed = 1, 10 do
      local game, where = blocks_placed({}, seed), ""
      for _, space in ipairs(game.space) do
        if space.live then where = where .. space.id end
      end
      if where ~= last then different = different + 1 end
      last = where
    end
    equal(different > 5, true)
  end)

  it("'Ambos os jogadores não devem olhar para o lado de baixo dos obstáculos'", function()
    local game = blocks_placed()
    for _, space in ipairs(game.space) do
      for _, seat in ipairs(game.seat) do
        equal(game:can_see(seat, space, "block"), true)
        equal(game:can_see(seat, space, "live"), false)
      end
    end
    equal(game:can_see(game.seat[1], game.seat[1], "characters"), true)
  end)
end)

describe("Os personagens", function()
  it("'Cada jogador inicia o jogo com dez': five soldiers, three jeeps, two tanks", function()
    local game = play {}
    for _, seat in ipairs(game.seat) do
      equal({ seat.soldier, seat.jeep, seat.tank, seat.characters }, { 5, 3, 2, 10 })
    end
  end)

  it("'Usando cinco personagens que ainda se revezam': five each, in turn", function()
    local game = deployed()
    equal(game.seat[1]:count "owner", 5)
    equal(game.seat[2]:count "owner", 5)
    equal(game:phase(), "load")
  end)

  it("'Usando apenas as duas primeiras linhas à sua frente'", function()
    local game = blocks_placed()
    local seat = game:decider()
    local own, other = seat.number == 1 and { 11, 10, 9 } or { 0, 1, 2 }, seat.number == 1 and 0 or 11
    local function why(row)
      return game:why("deploy", { unit = "tank", on = "c6_" .. row, facing = "north" })
    end
    equal(why(own[1]), {})
    equal(why(own[2]), {})
    equal(why(own[3])[1], "on: shore equal")
    equal(why(other)[1], "on: shore equal")
  end)

  it("'De frente para qualquer direção', but not into nowhere", function()
    local game = blocks_placed()
    local row = game:decider().number == 1 and 11 or 0
    for _, facing in ipairs { "north", "east", "south", "west" } do
      equal(game:why("deploy", { unit = "jeep", on = "c6_" .. row, facing = facing }), {})
    end
  end)

  it("on an empty square, and not on a block", function()
    local game = deployed()
    game:go("deploy", game.seat[1])
    game.space.c9_10.block = true
    equal(game:why("deploy", { unit = "soldier", on = "c5_11", facing = "north" })[1], "on: owner equal")
    equal(game:why("deploy", { unit = "soldier", on = "c9_10", facing = "north" })[1], "on: block equal")
  end)

  it("no more of a kind than there are", function()
    local game = blocks_placed()
    local seat = game:decider()
    seat.tank = 0
    local on = "c6_" .. (seat.number == 1 and 11 or 0)
    equal(game:why("deploy", { unit = "tank", on = on, facing = "north" })[1], "unit: where")
  end)
end)

describe("O suporte transportador", function()
  it("'Em qualquer ordem, coloque os cinco caracteres restantes (um caractere em cada coluna)'", function()
    local game = deployed()
    local seat = game:decider()
    game:play("load", { unit = "jeep", pad = "pad_3" })
    equal(game:why("load", { unit = "soldier", pad = "pad_3" })[1], "pad: where")
    game:play("load", { unit = "soldier", pad = "pad_5" })
    game:play("load", { unit = "tank", pad = "pad_1" })
    game:play("load", { unit = "soldier", pad = "pad_2" })
    equal(game:decider(), seat)
    game:play("load", { unit = "jeep", pad = "pad_4" })
    equal(game:decider(), seat:next())
    equal(seat.pad_3, "jeep")
    equal(seat.soldier + seat.jeep + seat.tank, 0)
  end)

  it("'Alinhado com os cinco primeiros quadrados à esquerda', the missile on the third of them", function()
    local game = play {}
    equal(game.seat[1].missile, 3)
    equal(game.seat[2].missile, 10)
  end)

  it("'E então o jogador a jogar primeiro rolará o dado'", function()
    local game = deployed()
    local first = game:decider()
    game:dice { 3 }
    for _, seat in ipairs { first, first:next() } do
      for i, unit in ipairs { "soldier", "soldier", "jeep", "jeep", "tank" } do
        game:play("load", { unit = unit, pad = "pad_" .. i }, seat)
      end
    end
    equal(game:decider(), first)
    equal(game.die, 3)
    equal(game:phase(), "act")
  end)
end)
