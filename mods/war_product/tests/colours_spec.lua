-- The product, "Exércitos" and "Objetivos": colours are chosen, and the objectives follow from them.

local six = { "white", "black", "red", "blue", "yellow", "green" }

local function choose(game, ...)
  for _, colour in ipairs { ... } do game:play("choose_colour", { colour = colour }) end
  return game
end

describe("Exércitos", function()
  it("'Com o número de jogadores entre 3 (três) e seis (6)'", function()
    for players = 3, 6 do equal(#play { players = players }.seat, players) end
    equal(pcall(play, { players = 2 }), false)
    equal(pcall(play, { players = 7 }), false)
  end)

  it("'Cada jogador escolhe o exército da cor que lhe agrade dentro das 6 possíveis'", function()
    for _, colour in ipairs(six) do
      local game = play { players = 3 }
      local seat = game:decider()
      game:play("choose_colour", { colour = colour })
      equal(seat.colour, colour)
    end
  end)

  it("a colour belongs to one player", function()
    local game = choose(play { players = 3 }, "green")
    equal(game:why("choose_colour", { colour = "green" })[1], "colour: where")
    equal(#game:moves(), 5)
  end)

  it("'No inicio do jogo cada cor será escolhida por cada jogador': in turn, from the one who plays first", function()
    local game = play { players = 4 }
    local first, seat = game:decider(), game:decider()
    for _, colour in ipairs { "blue", "white", "green", "red" } do
      equal({ game:phase(), game:decider() }, { "colours", seat })
      choose(game, colour)
      seat = seat:next()
    end
    equal({ game:phase(), game:decider(), game.round }, { "place", first, 1 })
  end)
end)

describe("Objetivos", function()
  it("'todos os jogadores receberão um objetivo cada um', when all have a colour", function()
    local game = choose(play { players = 3 }, "blue", "white")
    for _, seat in ipairs(game.seat) do equal(seat:hand_size "objective", 0) end
    choose(game, "red")
    for _, seat in ipairs(game.seat) do equal(seat:hand_size "objective", 1) end
  end)

  it("'14 objetivos': continents, territories, armies to destroy", function()
    local game = choose(play { players = 6 }, "white", "black", "red", "blue", "yellow", "green")
    equal(game:cards_left "objective" + 6, 14)
  end)

  it("'os objetivos relacionados com os exércitos não participantes devem ser excluídos do sorteio'", function()
    local game = choose(play { players = 3 }, "yellow", "green", "blue")
    local left_out = {}
    for _, card in ipairs(game:cards("objective", "aside")) do left_out[card.destroy] = true end
    equal({ left_out.white, left_out.black, left_out.red }, { true, true, true })
    equal({ left_out.yellow, left_out.green, left_out.blue }, { nil, nil, nil })
  end)

  it("the objective against a chosen colour is that against its player", function()
    local game = choose(play { players = 3 }, "yellow", "green", "blue")
    local hunter, hunted = game:decider(), game:decider():next()
    for _, territory in ipairs(game.space) do territory.owner = hunter:next():next() end
    for _, old in ipairs(hunter:hand "objective") do game:set_aside(old) end
    game:hold(hunter, "objective", "o14") -- the green armies
    equal(hunted.colour, "green")
    game.space.brasil.owner, game.space.brasil.armies = hunter, 8
    game.space.argelia.owner, game.space.argelia.armies = hunted, 1
    game.reserve = 0
    game:go("attack", hunter)
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal(game:winner(), hunter)
  end)
end)

describe("The board", function()
  it("'um grafo onde os vértices são os territórios': that of War, dealt as in War", function()
    local game = play { players = 4 }
    equal(#game.space, 42)
    local counts = {}
    for i, seat in ipairs(game.seat) do counts[i] = seat:count "owner" end
    table.sort(counts)
    equal(counts, { 10, 10, 11, 11 })
  end)

  it("'pode-se atacar Vladivostok a partir do Alaska e vice-versa'", function()
    local game = play { players = 3 }
    equal(game.space.alasca:linked(game.space.vladivostok), true)
    equal(game.space.vladivostok:linked(game.space.alasca), true)
  end)
end)
