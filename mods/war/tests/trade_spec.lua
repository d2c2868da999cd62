-- War, "Troca de Cartas" and TABELA II.
local position = require "position"

-- The turn of seat 1 begins with these cards in its hand; it holds Brasil and Alasca.
local function holding(cards, seat)
  local game = position.of { mine = { brasil = 1, alasca = 1 } }
  position.give(game, game.seat[seat or 1], cards)
  position.end_turn(game, game.seat[3])
  equal(game:decider(), game.seat[1])
  return game
end

local function trade(game, cards) game:play("trade", { cards = cards }) end
local function why(game, cards) return game:why("trade", { cards = cards }) end

local triangles = { "vancouver", "nova_york", "venezuela", "peru" }
local circles = { "mackenzie", "groenlandia", "ottawa", "china" }
local squares = { "labrador", "california", "mexico", "argentina" }

describe("Sets", function()
  it("'3 cartas com figuras iguais'", function()
    for _, figure in ipairs { triangles, circles, squares } do
      local set = { figure[1], figure[2], figure[3] }
      equal(why(holding(set), set), {})
    end
  end)

  it("'3 cartas com figuras diferentes'", function()
    local set = { triangles[1], circles[1], squares[1] }
    equal(why(holding(set), set), {})
  end)

  it("two of one figure and one of another are no set", function()
    local set = { triangles[1], triangles[2], squares[1] }
    equal(why(holding(set), set), { "cards: matching" })
  end)

  it("three cards, neither more nor fewer, and each once", function()
    local game = holding { triangles[1], triangles[2], triangles[3], triangles[4] }
    equal(why(game, { triangles[1], triangles[2] }), { "cards: cards" })
    equal(why(game, { triangles[1], triangles[1], triangles[2] }), { "cards: not_there" })
  end)

  it("of one's own hand", function()
    local game = holding { triangles[1], triangles[2], triangles[3] }
    equal(why(game, { triangles[1], triangles[2], triangles[4] }), { "cards: not_there" })
  end)
end)

describe("O curinga", function()
  it("'Possibilita ao jogador a escolha de qualquer uma das 3 figuras': in a set of equal figures", function()
    local set = { triangles[1], triangles[2], "wild_1" }
    equal(why(holding(set), set), {})
  end)

  it("in a set of different figures", function()
    local set = { triangles[1], squares[1], "wild_2" }
    equal(why(holding(set), set), {})
  end)

  it("'Sempre': both at once", function()
    local set = { "wild_1", circles[1], "wild_2" }
    equal(why(holding(set), set), {})
  end)

  it("brings no armies of its own", function()
    local game = holding { "wild_1", "wild_2", "brasil" }
    local armies = 0
    for _, territory in ipairs(game.space) do armies = armies + territory.armies end
    trade(game, { "wild_1", "wild_2", "brasil" })
    for _, territory in ipairs(game.space) do armies = armies - territory.armies end
    equal({ armies, game.space.brasil.armies }, { -2, 3 })
  end)
end)

describe("TABELA II", function()
  it("4, 6, 8, 10, 12, 15, 20, 25, 30 armies for the first nine trades, then 5 more each", function()
    local table_two = { 4, 6, 8, 10, 12, 15, 20, 25, 30, 35, 40 }
    for number, armies in ipairs(table_two) do
      local game = holding { triangles[1], circles[1], squares[1] }
      game.trades = number - 1
      game.reserve = 0
      trade(game, { triangles[1], circles[1], squares[1] })
      -- The trade ends the phase, and the income of 2 territories comes on top.
      equal(game.reserve - 3, armies, "trade " .. number)
      equal(game.trades, number)
    end
  end)

  it("'O primeiro jogador que efetuar uma troca recebe 4 exércitos; o segundo 6; o terceiro 8'", function()
    local game = position.of { others = { 1, 2, 3 } }
    for i, seat in ipairs(game.seat) do position.give(game, seat, { triangles[i], circles[i], squares[i] }) end
    game:go("redeploy", game.seat[3])
    for i, armies in ipairs { 4, 6, 8 } do
      game.reserve = 0
      game:play "end_turn"
      equal({ game:decider(), game:phase(), game.next_trade }, { game.seat[i], "trade", armies })
      trade(game, { triangles[i], circles[i], squares[i] })
      equal(game.reserve, armies + 7)
      game:go("redeploy", game.seat[i])
    end
  end)

  it("'A todas as trocas ocorridas no jogo': one player's second trade counts on", function()
    local game = holding { triangles[1], circles[1], squares[1] }
    trade(game, { triangles[1], circles[1], squares[1] })
    for _, card in ipairs { triangles[2], circles[2], squares[2] } do
      game:hold(game.seat[1], "territory", card)
    end
    game.reserve = 0
    game:go("trade", game.seat[1])
    trade(game, { triangles[2], circles[2], squares[2] })
    equal(game.reserve, 6 + 3)
  end)

  it("'Podem ser distribuídos pelos territórios do jogador da maneira que melhor lhe convier'", function()
    local game = holding { triangles[1], circles[1], squares[1] }
    trade(game, { triangles[1], circles[1], squares[1] })
    equal(total "reserve", 0, "nothing of it is bound to a continent")
    equal(game:why("place", { on = "brasil", armies = 7 }), {})
    equal(game:why("place", { on = "alasca", armies = 7 }), {})
  end)
end)

describe("A territory on a card", function()
  it("'Ele ganha mais 2 exércitos extras, que devem ser colocados naquele território'", function()
    local game = holding { "brasil", circles[1], circles[2] }
    trade(game, { "brasil", circles[1], circles[2] })
    equal({ game.space.brasil.armies, game:told "reinforced" }, { 3, 1 })
  end)

  it("'Para cada carta trocada que representar um território de sua propriedade'", function()
    local game = holding { "brasil", "alasca", squares[1] }
    trade(game, { "brasil", "alasca", squares[1] })
    equal({ game.space.brasil.armies, game.space.alasca.armies }, { 3, 3 })
  end)

  it("'Além da quantidade indicada na TABELA II'", function()
    local game = holding { "brasil", "alasca", squares[1] }
    trade(game, { "brasil", "alasca", squares[1] })
    equal(game.reserve, 4 + 3)
  end)

  it("another's territory gets nothing", function()
    local game = holding { triangles[1], circles[1], squares[1] }
    trade(game, { triangles[1], circles[1], squares[1] })
    for _, id in ipairs { triangles[1], circles[1], squares[1] } do
      equal(game.space[id].armies, 1)
    end
    equal(game:told "reinforced", 0)
  end)
end)

describe("When", function()
  it("at the start of one's turn, before anything is placed", function()
    local game = holding { triangles[1], circles[1], squares[1] }
    equal(game:phase(), "trade")
    game:play "keep"
    equal(game:phase(), "place")
    equal(why(game, { triangles[1], circles[1], squares[1] }), { "not_now" })
  end)

  it("'Na sua vez de jogar': not in another's turn", function()
    local game = holding({ triangles[1], circles[1], squares[1] }, 2)
    equal(game:why("trade", { cards = { triangles[1], circles[1], squares[1] } }, game.seat[2]),
      { "not_your_turn" })
  end)

  it("with fewer than three cards there is nothing to decide", function()
    equal(holding({ triangles[1], circles[1] }):phase(), "place")
  end)

  it("'Não é obrigado a efetuar a troca enquanto tiver até 4 cartas'", function()
    local game = holding { triangles[1], triangles[2], triangles[3] }
    equal(game:why "keep", {})
    game = holding { triangles[1], triangles[2], triangles[3], squares[1] }
    equal(game:why "keep", {})
  end)

  it("'Quando acumula 5 cartas, é obrigado, na sua vez de jogar, a trocar 3 cartas'", function()
    local game = holding { triangles[1], triangles[2], circles[1], circles[2], squares[1] }
    equal(#game:why "keep", 1)
    for _, offer in ipairs(game:moves()) do equal(offer.move, "trade") end
    trade(game, { triangles[2], circles[2], squares[1] })
    equal({ game:phase(), game.seat[1]:hand_size "territory" }, { "place", 2 })
  end)

  it("any five cards hold a set", function()
    local hands = {
      { triangles[1], triangles[2], circles[1], circles[2], "wild_1" },
      { triangles[1], triangles[2], triangles[3], triangles[4], circles[1] },
      { triangles[1], triangles[2], circles[1], circles[2], squares[1] },
    }
    for _, hand in ipairs(hands) do equal(#holding(hand):moves() > 0, true) end
  end)
end)

describe("Traded cards", function()
  it("'São colocadas à parte do jogo'", function()
    local game = holding { triangles[1], circles[1], squares[1], squares[2] }
    trade(game, { triangles[1], circles[1], squares[1] })
    equal(game:cards_left("territory", "discard"), 3)
    equal(game.seat[1]:hand_size "territory", 1)
    equal(game:told "trade", 1)
  end)
end)
