-- War, "Preparação" 1-3 and the beginning of "O Jogo".
local position, seated = require "position", require "seated"

local function counts(game)
  local list = {}
  for _, seat in ipairs(game.seat) do table.insert(list, seat:count "owner") end
  table.sort(list, function(a, b) return a > b end)
  return list
end

describe("Preparação 1, armies", function()
  it("'Cada jogador escolhe o exército da cor que preferir, dentre as seis possíveis'", function()
    for _, colour in ipairs { "white", "red", "black", "blue", "yellow", "green" } do
      local game = play { players = 3 }
      local seat = game:decider()
      game:play("choose_colour", { colour = colour })
      equal(seat.colour, colour)
    end
  end)

  it("a colour belongs to one player", function()
    local game = play { players = 3 }
    game:play("choose_colour", { colour = "green" })
    equal(game:why("choose_colour", { colour = "green" })[1], "colour: where")
    equal(#game:moves(), 5)
  end)

  it("three to six players take part", function()
    for players = 3, 6 do equal(#seated { players = players }.seat, players) end
    equal(pcall(play, { players = 2 }), false)
    equal(pcall(play, { players = 7 }), false)
  end)
end)

describe("Preparação 2, objectives", function()
  it("'Cada jogador recebe uma carta, por sorteio'", function()
    local seen, different = {}, 0
    for seed = 1, 20 do
      local game = seated { players = 6, seed = seed }
      for _, seat in ipairs(game.seat) do equal(#seat:hand "objective", 1) end
      local first = game.seat[1]:hand("objective")[1].id
      if not seen[first] then seen[first], different = true, different + 1 end
    end
    equal(different > 5, true, "twenty seeds give the first seat more than five different cards")
  end)

  it("'Os objetivos restantes não serão utilizados no jogo'", function()
    local game = seated { players = 4 }
    equal(game:cards_left "objective", 14 - 2 - 4)
    equal(game:cards_left("objective", "discard"), 0)
  end)

  it("'Os objetivos relacionados com os exércitos não participantes devem ser excluídos'", function()
    local blue, yellow, green = "o9", "o10", "o14"
    equal(position.ids(seated { players = 3 }:cards("objective", "aside")), { yellow, green, blue })
    equal(position.ids(seated { players = 4 }:cards("objective", "aside")), { yellow, green })
    equal(position.ids(seated { players = 5 }:cards("objective", "aside")), { green })
    equal(position.ids(seated { players = 6 }:cards("objective", "aside")), {})
  end)

  it("'Se ninguém jogar com os exércitos amarelos', nobody holds the card against yellow", function()
    for seed = 1, 40 do
      for _, seat in ipairs(seated { players = 4, seed = seed }.seat) do
        equal(seat:hand("objective")[1].id ~= "o10", true)
      end
    end
  end)
end)

describe("Preparação 3, territories", function()
  it("three players get 14 territories each", function()
    equal(counts(seated { players = 3 }), { 14, 14, 14 })
  end)

  it("four players get 11, 11, 10 and 10 territories", function()
    equal(counts(seated { players = 4 }), { 11, 11, 10, 10 })
  end)

  it("five players get 9, 9, 8, 8 and 8 territories", function()
    equal(counts(seated { players = 5 }), { 9, 9, 8, 8, 8 })
  end)

  it("six players get 7 territories each", function()
    equal(counts(seated { players = 6 }), { 7, 7, 7, 7, 7, 7 })
  end)

  it("'Distribui no sentido horário': the leftover cards go to neighbours at the table", function()
    for seed = 1, 30 do
      for players = 4, 5 do
        local game = seated { players = players, seed = seed }
        local richer, together = 0, false
        for _, seat in ipairs(game.seat) do
          local rich = seat:count "owner" > 42 // players
          if rich then richer = richer + 1 end
          together = together or rich and seat:next():count "owner" > 42 // players
        end
        equal({ richer, together }, { 2, true })
      end
    end
  end)

  it("'Todos os territórios estarão ocupados por um exército'", function()
    local game = seated { players = 5 }
    equal(#game.space, 42)
    for _, territory in ipairs(game.space) do
      equal(territory.owner ~= nil, true)
      equal(territory.armies, 1)
    end
  end)

  it("'Recolhe as cartas de territórios, recoloca os curingas': 44 cards face down, no hand", function()
    local game = seated { players = 3 }
    equal(game:cards_left "territory", 44)
    local wild = 0
    for _, card in ipairs(game:cards "territory") do
      if card.figure == "wild" then wild = wild + 1 end
    end
    equal(wild, 2)
    for _, seat in ipairs(game.seat) do equal(seat:hand_size "territory", 0) end
  end)

  it("the deck has 14 cards of each figure, one for each territory", function()
    local figures, spaces = { triangle = 0, circle = 0, square = 0, wild = 0 }, {}
    local game = seated { players = 3 }
    for _, card in ipairs(game:cards "territory") do
      figures[card.figure] = figures[card.figure] + 1
      if card.space then spaces[card.space] = true end
    end
    equal({ figures.triangle, figures.circle, figures.square, figures.wild }, { 14, 14, 14, 2 })
    for _, territory in ipairs(game.space) do equal(spaces[territory.id], true) end
  end)

  it("'Embaralha as cartas': the wild cards may lie anywhere, and the deal tells nothing", function()
    local on_top, as_dealt = 0, 0
    for seed = 1, 20 do
      local game = seated { players = 3, seed = seed }
      local pile = game:cards "territory"
      if pile[44].figure == "wild" and pile[43].figure == "wild" then on_top = on_top + 1 end
      -- Three neighbours in the pile were dealt to three different players, unless it was shuffled.
      local owners = {}
      for i = 1, 3 do
        local card = pile[i]
        owners[i] = card.space and game.space[card.space].owner.number or 0
      end
      if owners[1] * owners[2] * owners[3] == 6 and owners[1] ~= owners[2] then as_dealt = as_dealt + 1 end
    end
    equal({ on_top < 3, as_dealt < 15 }, { true, true })
  end)

  it("'Embaralha as cartas': the pile lies in another order with another seed", function()
    local first, same = {}, 0
    for i, card in ipairs(seated { players = 3, seed = 1 }:cards "territory") do first[i] = card.id end
    for i, card in ipairs(seated { players = 3, seed = 2 }:cards "territory") do
      if card.id == first[i] then same = same + 1 end
    end
    equal(same < 20, true)
  end)
end)

describe("Preparação 3, the distributor", function()
  it("'Cada jogador pega um dado e o lança': the throws are told, and who is the distributor", function()
    for seed = 1, 10 do
      local game = play { players = 4, seed = seed }
      equal({ game:told "throw" >= 4, game:told "dealer" }, { true, 1 })
    end
  end)
end)

describe("O Jogo", function()
  it("'O jogo tem início com o jogador seguinte ao que recebeu a última carta de território'", function()
    for seed = 1, 30 do
      local game = seated { players = 4, seed = seed }
      local first = game:decider()
      local last = game.seat[(first.number - 2) % 4 + 1]
      equal({ first:count "owner", last:count "owner" }, { 10, 11 })
      equal({ game.round, game:phase() }, { 1, "place" })
    end
  end)
end)

describe("O tabuleiro", function()
  it("has 42 territories and 79 borders", function()
    local game, links = seated { players = 3 }, 0
    for _, territory in ipairs(game.space) do links = links + #territory:neighbours() end
    equal({ #game.space, links }, { 42, 2 * 79 })
  end)

  it("no territory is cut off, and borders lead both ways", function()
    local game = seated { players = 3 }
    for _, territory in ipairs(game.space) do
      for _, neighbour in ipairs(territory:neighbours()) do
        equal(neighbour:linked(territory), true)
      end
    end
  end)
end)
