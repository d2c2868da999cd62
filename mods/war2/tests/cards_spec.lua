-- War II, "Cartas de Troca".
local position, seated = require "position", require "seated"

-- Seat 1 holds Peru, Alasca and what is named, and these cards; its attacks begin in round 2.
local function holding(cards, mine, with)
  local game = position.of { map = with and with.map, armies = 3, cards = cards }
  position.occupy(game, game.seat[1], position.each({ "peru", "alasca", table.unpack(mine or {}) }, 3))
  game.seat[1].bombers = 0
  game:go("attack", game.seat[1])
  return game
end

local function hand(game) return position.ids(game.seat[1]:hand "territory") end

local function card(game, id)
  for _, one in ipairs(game.seat[1]:hand "territory") do
    if one.id == id then return one end
  end
end

-- Values of a move with cards: names become cards.
local function with(game, values)
  for _, slot in ipairs { "card", "cards", "numbers" } do
    local list = {}
    for i, id in ipairs(values[slot] or {}) do list[i] = card(game, id) end
    if values[slot] then values[slot] = list end
  end
  return values
end

local function reinforce(game, id, on, numbers)
  return with(game, { card = { id }, on = on, numbers = numbers or {} })
end

local function count(game, name)
  local number = 0
  for _, offer in ipairs(game:moves()) do
    if offer.move == name then number = number + 1 end
  end
  return number
end

local function end_turn(game) position.end_turn(game, game.seat[1]) end

describe("Receiving cards", function()
  it("'O jogador que consegue conquistar um ou mais territórios tem direito a três cartas no final da jogada'", function()
    local game = holding {}
    game.conquered = true
    end_turn(game)
    equal(game.seat[1]:hand_size "territory", 3)
    equal(game:told "card", 3)
  end)

  it("without a conquest there are none", function()
    local game = holding {}
    end_turn(game)
    equal(game.seat[1]:hand_size "territory", 0)
  end)

  it("'O jogador nunca poderá ter mais de 5 cartas na mão. Se possuir 3 cartas, poderá comprar apenas 2'", function()
    for had, has in ipairs { 4, 5, 5, 5, 5 } do
      local cards = {}
      for i = 1, had do cards[i] = "number_1_" .. i end
      local game = holding(cards)
      game.conquered = true
      end_turn(game)
      equal(game.seat[1]:hand_size "territory", has, had .. " in hand")
    end
  end)

  it("'Após o recebimento das cartas, o jogador encerra sua jogada'", function()
    local game = holding {}
    game.conquered = true
    end_turn(game)
    equal(game:decider(), game.seat[2])
  end)

  it("from one pile of numbers and places", function()
    local game = holding {}
    local pile = game:cards "territory"
    game.conquered = true
    end_turn(game)
    local expected = { pile[61].id, pile[60].id, pile[59].id }
    table.sort(expected)
    equal(hand(game), expected)
  end)
end)

describe("a) Recebimento de novos exércitos", function()
  it("'Califórnia e Vancouver': one army in one of them, 'se já o estiver ocupando'", function()
    local game = holding({ "california" }, { "vancouver" })
    equal(#game:why("reinforce", reinforce(game, "california", "vancouver")), 0)
    equal(game:why("reinforce", reinforce(game, "california", "california"))[1], "on: owner equal")
    game:play("reinforce", reinforce(game, "california", "vancouver"))
    equal(game.space.vancouver.armies, 4)
    equal(hand(game), {})
  end)

  it("'mais uma carta de número 3, o jogador pode colocar 4 exércitos (1+3)'", function()
    local game = holding({ "california", "number_3_1" }, { "california" })
    game:play("reinforce", reinforce(game, "california", "california", { "number_3_1" }))
    equal(game.space.california.armies, 3 + 4)
  end)

  it("'em qualquer quantidade': several numbers add up", function()
    local game = holding({ "california", "number_3_1", "number_2_1", "number_2_2", "number_1_1" }, { "california" })
    game:play("reinforce", reinforce(game, "california", "california",
      { "number_3_1", "number_2_1", "number_2_2", "number_1_1" }))
    equal(game.space.california.armies, 3 + 1 + 3 + 2 + 2 + 1)
    equal(hand(game), {})
  end)

  it("only on a territory of the card", function()
    local game = holding({ "china" }, { "china" })
    equal(game:why("reinforce", reinforce(game, "china", "peru"))[1], "on: where")
  end)

  it("numbers alone bring nothing, and only numbers are added", function()
    local game = holding({ "number_3_1", "china", "mexico" }, { "china", "mexico" })
    equal(game:why("reinforce", reinforce(game, "number_3_1", "china"))[1], "card: where")
    equal(game:why("reinforce", reinforce(game, "china", "china", { "mexico" }))[1], "numbers: where")
  end)

  it("a card of a continent counts for any one of its territories", function()
    local game = holding({ "america_do_sul" }, { "brasil" })
    equal(#game:why("reinforce", reinforce(game, "america_do_sul", "brasil")), 0)
    equal(#game:why("reinforce", reinforce(game, "america_do_sul", "peru")), 0)
    equal(game:why("reinforce", reinforce(game, "america_do_sul", "alasca"))[1], "on: where")
  end)

  it("on the board of three South American territories the card of Peru is one of Argentina", function()
    local game = seated { players = 3, map = "war2_sa3" }
    local seat = game.seat[1]
    game.space.argentina.owner, game.space.argentina.armies = seat, 1
    game:hold(seat, "territory", "argentina")
    game:set_round(2)
    game:go("attack", seat)
    game:play("reinforce", { card = seat:hand "territory", on = "argentina", numbers = {} })
    equal(game.space.argentina.armies, 2)
  end)
end)

describe("b) Recebimento de bombardeiros", function()
  it("'Com uma carta da China, o jogador poderá atacar a China com 1 bombardeiro'", function()
    local game = holding { "china" }
    game:dice { 1, 1 }
    game:play("card_raid", with(game, { card = { "china" }, on = "china", numbers = {} }))
    equal(game.air_bombers, 1)
    equal(game:phase(), "air_battle")
  end)

  it("'mais uma carta de número 2, mais uma carta de número 3: 6 bombardeiros (1+2+3)'", function()
    local game = holding { "china", "number_2_1", "number_3_1" }
    game:dice { 1, 1 }
    game:play("card_raid", with(game, { card = { "china" }, on = "china", numbers = { "number_2_1", "number_3_1" } }))
    equal(game.air_bombers, 6)
    equal(hand(game), {})
  end)

  it("'correspondente a um território ocupado por um adversário', with two armies at least", function()
    local game = holding({ "china", "brasil" }, { "china" })
    local function why(id) return game:why("card_raid", with(game, { card = { id }, on = id, numbers = {} }))[1] end
    equal(why "china", "card: where")
    equal(why "brasil", nil)
    game.space.brasil.armies = 1
    equal(why "brasil", "on: armies at_least 2")
  end)

  it("'Esse bombardeiro deverá ser retirado de sua caixa', not from the base", function()
    local game = holding { "china" }
    game.seat[1].bombers = 4
    game:dice { 1, 1 }
    game:play("card_raid", with(game, { card = { "china" }, on = "china", numbers = {} }))
    equal({ game.seat[1].bombers, game.air_bombers }, { 4, 1 })
  end)

  it("'determinado pelo número existente na caixa': no more than there are", function()
    local game = holding { "china", "number_3_1", "number_3_2" }
    game.seat[1].bombers = 8
    game:dice { 1, 1 }
    game:play("card_raid", with(game, { card = { "china" }, on = "china", numbers = { "number_3_1", "number_3_2" } }))
    equal(game.air_bombers, 2)
  end)

  it("'É necessário haver na caixa um número suficiente': none in the box, no raid", function()
    local game = holding { "china" }
    game.seat[1].bombers = 10
    equal(game:why("card_raid", with(game, { card = { "china" }, on = "china", numbers = {} }))[1],
      "bombers at_most 9")
  end)

  it("'partido da base aérea ou da caixa, eles devem retornar para a base aérea'", function()
    local game = holding { "china", "number_2_1" }
    game.seat[1].bombers = 4
    game:dice { 1, 1 }
    game:play("card_raid", with(game, { card = { "china" }, on = "china", numbers = { "number_2_1" } }))
    game:play "withdraw"
    equal(game.seat[1].bombers, 4 + 3)
  end)
end)

describe("c) Transporte de exércitos", function()
  local function transport(game, armies)
    return with(game, { cards = { "argentina", "alasca" }, from = "peru", to = "japao", armies = armies })
  end

  it("'trocar 2 cartas pelo direito de transportar um número qualquer de seus exércitos'", function()
    local game = holding({ "argentina", "alasca" }, { "japao" })
    game.space.peru.armies = 7
    game:play("transport", transport(game, 6))
    equal({ game.space.peru.armies, game.space.japao.armies }, { 1, 9 })
    equal(hand(game), {})
  end)

  it("'indicando quaisquer territórios ocupados por ele': both cards", function()
    local game = holding({ "argentina", "alasca", "china" }, { "japao" })
    local values = with(game, { cards = { "argentina", "china" }, from = "peru", to = "japao", armies = 1 })
    equal(game:why("transport", values)[1], "cards: where")
  end)

  it("two cards, of places", function()
    local game = holding({ "argentina", "number_3_1" }, { "japao" })
    local values = with(game, { cards = { "argentina", "number_3_1" }, from = "peru", to = "japao", armies = 1 })
    equal(game:why("transport", values)[1], "cards: where")
    local one = with(game, { cards = { "argentina" }, from = "peru", to = "japao", armies = 1 })
    equal(game:why("transport", one)[1], "cards: cards")
  end)

  it("one army stays behind, and both ends are one's own", function()
    local game = holding({ "argentina", "alasca" }, { "japao" })
    equal(game:why("transport", transport(game, 3))[1], "armies: range 1 to 2")
    game.space.japao.owner = game.seat[2]
    equal(game:why("transport", transport(game, 1))[1], "to: owner equal")
  end)
end)

describe("'Em qualquer momento de sua jogada'", function()
  it("cards are used while placing, attacking and redeploying", function()
    for _, phase in ipairs { "place", "attack", "redeploy" } do
      local game = holding({ "argentina", "china", "alasca" })
      game.reserve = 3
      game:go(phase, game.seat[1])
      for _, name in ipairs { "reinforce", "card_raid", "transport", "drop" } do
        equal(count(game, name) > 0, true, phase .. ": " .. name)
      end
    end
  end)

  it("from the second stage of round 1 on", function()
    local game = holding({ "argentina" })
    game:set_round(1)
    game:go("attack", game.seat[1])
    equal(count(game, "reinforce") > 0, true)
  end)

  it("never in another's turn", function()
    local game = holding({ "argentina" })
    game:go("attack", game.seat[2])
    equal(count(game, "reinforce"), 0)
    equal(#game:why("reinforce", reinforce(game, "argentina", "peru"), game.seat[1]) > 0, true)
  end)

  it("'Uma carta poderá ser utilizada somente para uma das três finalidades'", function()
    local game = holding({ "argentina" })
    game:play("reinforce", reinforce(game, "argentina", "peru"))
    equal(count(game, "card_raid") + count(game, "transport") + count(game, "reinforce"), 0)
  end)
end)

describe("Played cards", function()
  it("'poderá desfazer-se de cartas sem precisar atacar, trocar ou transportar'", function()
    local game = holding { "number_1_1", "china" }
    game:play("drop", with(game, { card = { "number_1_1" } }))
    equal(hand(game), { "china" })
    equal(game:cards_left("territory", "discard"), 1)
  end)

  it("'são colocadas num monte à parte do jogo'", function()
    local game = holding({ "california", "number_3_1" }, { "california" })
    game:play("reinforce", reinforce(game, "california", "california", { "number_3_1" }))
    equal(game:cards_left("territory", "discard"), 2)
    equal(game:cards_left "territory", 59)
  end)

  it("'Quando seu número atingir 10 ou mais cartas, elas são reintegradas ao monte de compras e reembaralhadas'", function()
    local game = holding { "number_1_1", "number_1_2" }
    local pile = game:cards "territory"
    for i = 1, 8 do game:discard(pile[i]) end
    game:play("drop", with(game, { card = { "number_1_1" } }))
    equal({ game:cards_left("territory", "discard"), game:cards_left "territory" }, { 9, 51 })
    game:play("drop", with(game, { card = { "number_1_2" } }))
    equal({ game:cards_left("territory", "discard"), game:cards_left "territory" }, { 0, 61 })
  end)

  it("when the pile runs out before, what lies aside is shuffled", function()
    local game = holding {}
    local pile = game:cards "territory"
    for i = 1, 9 do game:discard(pile[i]) end
    for i = 10, 60 do game:set_aside(pile[i]) end
    game.conquered = true
    end_turn(game)
    equal(game.seat[1]:hand_size "territory", 3)
    equal({ game:cards_left("territory", "discard"), game:cards_left "territory" }, { 0, 7 })
  end)
end)
