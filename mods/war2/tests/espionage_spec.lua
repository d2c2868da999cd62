-- War II, "Centro de Informação e Espionagem", as an option. That nobody but the spy sees anything is tested in
-- tests/mods/war2_secrets_test.cpp.
local position, seated = require "position", require "seated"

-- Seat 1 holds Peru, Alasca, Japão and China; its attacks begin in round 3.
local function spying(cards, centre, options)
  options = options or {}
  options.information_centre = true
  local game = position.of {
    players = 4, options = options, others = { 3, 4 }, armies = 3, round = 3,
    mine = { peru = 6, alasca = 6, japao = 6, china = 6 }, theirs = { argentina = 1, madagascar = 1 },
    cards = cards, their_cards = { "egito", "number_2_1" },
  }
  game.seat[1].information_centre = game.space[centre or "china"]
  game.seat[2].information_centre = game.space.argentina
  game:go("attack", game.seat[1])
  return game
end

local function offered(game, name)
  for _, offer in ipairs(game:moves()) do
    if offer.move == name then return true end
  end
  return false
end

local function conquer(game, from, to)
  game:dice { 6, 6, 6, 1, 1, 1 }
  game:play("attack", { from = from, to = to, dice = 3 })
  game:dice {}
  game:play("occupy", { armies = 1 })
end

describe("The information centre", function()
  it("'deve ser colocado em um território sob o domínio de seu dono, na primeira ou na segunda rodada'", function()
    local game = spying()
    local seat = game.seat[2]
    seat.information_centre = nil
    game:set_round(1)
    game:go("redeploy", game.seat[1])
    game:play "end_turn"
    equal({ game:phase(), game:decider() }, { "station", seat })
    equal(game:why("place_centre", { on = "peru" })[1], "on: owner equal")
    game:play("place_centre", { on = "madagascar" })
    equal(seat.information_centre, game.space.madagascar)
    equal(game:phase(), "attack")
  end)

  it("may wait in the first round, 'no máximo' until the second", function()
    local game = spying()
    for round, waits in ipairs { true, false } do
      game.seat[2].information_centre = nil
      game:set_round(round)
      game:go("redeploy", game.seat[1])
      game:play "end_turn"
      equal(game:phase(), "station")
      equal(offered(game, "wait"), waits)
    end
  end)

  it("stands on the board once: whoever has placed it is not asked again", function()
    local game = spying()
    game:set_round(1)
    game:go("redeploy", game.seat[1])
    game:play "end_turn"
    equal(game:phase(), "attack")
  end)

  it("is an option: without it there is none of this", function()
    local game = seated { players = 3 }
    game:set_round(2)
    game:go("attack", game.seat[1])
    equal(pcall(game.why, game, "spy", { whom = game.seat[2] }), false)
  end)

  it("'não pode atacar nem ser atacado': it is no army", function()
    local game = spying()
    game.space.china.armies = 1
    equal(game:why("attack", { from = "china", to = "india", dice = 1 })[1], "from: armies at_least 2")
  end)
end)

describe("1) Espionagem", function()
  it("'peça todas as cartas a algum dos adversários'", function()
    local game = spying()
    game:play("spy", { whom = game.seat[2] })
    equal(game.seat[2].spied_by, { game.seat[1] })
    equal({ game:told "spied", game:told "spied_card" }, { 1, 2 })
  end)

  it("'menos a carta-objetivo'", function()
    local game = spying()
    game:play("spy", { whom = game.seat[2] })
    equal(game.seat[2].objective_known_to, {})
    equal(game:told "known_objective", 0)
  end)

  it("'Só é permitido espionar um único adversário a cada jogada'", function()
    local game = spying()
    game:play("spy", { whom = game.seat[2] })
    equal(game:why("spy", { whom = game.seat[3] })[1], "spied equal")
  end)

  it("of opponents that still play, and never oneself", function()
    local game = spying()
    equal(game:why("spy", { whom = game.seat[1] })[1], "whom: other_seat")
    game:retire(game.seat[3])
    equal(game:why("spy", { whom = game.seat[3] })[1], "whom: standing equal")
  end)

  it("'Enquanto o CI de um jogador não for colocado no tabuleiro, não poderá espionar'", function()
    local game = spying()
    game.seat[1].information_centre = nil
    equal(#game:why("spy", { whom = game.seat[2] }) > 0, true)
    equal(offered(game, "spy"), false)
  end)

  it("'O jogador que teve seu CI capturado não poderá espionar enquanto não reconquistá-lo'", function()
    local game = spying()
    game.space.china.owner = game.seat[3]
    equal(offered(game, "spy"), false)
    game.space.china.owner = game.seat[1]
    equal(offered(game, "spy"), true)
  end)

  it("'comprar sua carta ou declarar sua jogada terminada': until the end of the turn", function()
    local game = spying()
    game:play "end_attacks"
    equal(offered(game, "spy"), true)
    game:play("spy", { whom = game.seat[2] })
    game:play "end_turn"
    equal(game.seat[2].spied_by, {})
    equal(game.spied, false)
  end)
end)

describe("2) Conquista de um CI adversário", function()
  it("'espionar as cartas do dono do CI, inclusive o objetivo'", function()
    local game = spying()
    conquer(game, "peru", "argentina")
    equal(game.seat[2].spied_by, { game.seat[1] })
    equal(game.seat[2].objective_known_to, { game.seat[1] })
    equal({ game:told "centre_captured", game:told "spied_card", game:told "known_objective" }, { 1, 2, 1 })
  end)

  it("is no spying of the turn: one opponent may still be asked", function()
    local game = spying()
    conquer(game, "peru", "argentina")
    equal(#game:why("spy", { whom = game.seat[3] }), 0)
  end)

  it("what was seen of the objective stays known, the hand does not", function()
    local game = spying()
    conquer(game, "peru", "argentina")
    game:play "end_attacks"
    game:play "end_turn"
    equal(game.seat[2].objective_known_to, { game.seat[1] })
    equal(game.seat[2].spied_by, {})
  end)

  it("'o CI ficará sob sua guarda': it stays where it is, in the hands of whoever holds the territory", function()
    local game = spying()
    conquer(game, "peru", "argentina")
    equal(game.seat[2].information_centre, game.space.argentina)
  end)

  it("'enquanto não for reconquistado por um adversário, que também poderá espionar as cartas do dono'", function()
    local game = spying()
    game.space.argentina.owner, game.space.brasil.owner, game.space.brasil.armies = game.seat[1], game.seat[3], 6
    game:go("attack", game.seat[3])
    game.space.argentina.armies = 1
    conquer(game, "brasil", "argentina")
    equal(game.seat[2].objective_known_to, { game.seat[3] })
  end)

  it("'reconquistado pelo seu dono', who sees nothing and may spy again", function()
    local game = spying()
    game.space.china.owner, game.space.china.armies = game.seat[3], 1
    conquer(game, "japao", "china")
    equal(game:told "centre_regained", 1)
    equal(game.seat[1].objective_known_to, {})
    equal(offered(game, "spy"), true)
  end)

  it("'enquanto o CI estiver em seu poder, você poderá movimentá-lo'", function()
    local game = spying()
    game.space.argentina.owner = game.seat[1]
    game:go("redeploy", game.seat[1])
    game:play("move_centre", { whose = game.seat[2], from = "argentina", to = "peru" })
    equal(game.seat[2].information_centre, game.space.peru)
  end)

  it("an eliminated player's centre leaves the board", function()
    local game = spying()
    game.space.madagascar.owner = game.seat[3]
    conquer(game, "peru", "argentina")
    equal(game.seat[2].standing, 0)
    equal(game.seat[2].information_centre, nil)
    equal(game:told "centre_captured", 0)
  end)
end)

describe("3) Transporte do CI", function()
  local function carry(game, cards, to)
    local list = {}
    for _, id in ipairs(cards) do
      for _, card in ipairs(game.seat[1]:hand "territory") do
        if card.id == id then table.insert(list, card) end
      end
    end
    return { whose = game.seat[1], from = "china", cards = list, to = to }
  end

  it("'descartar duas cartas de troca que representem quaisquer territórios ocupados por ele'", function()
    local game = spying { "alasca", "china" }
    game:go("redeploy", game.seat[1])
    game:play("carry_centre", carry(game, { "alasca", "china" }, "peru"))
    equal(game.seat[1].information_centre, game.space.peru)
    equal(game:cards_left("territory", "discard"), 2)
  end)

  it("not with cards of territories of others", function()
    local game = spying { "alasca", "moscou" }
    game:go("redeploy", game.seat[1])
    equal(game:why("carry_centre", carry(game, { "alasca", "moscou" }, "peru"))[1], "cards: where")
  end)

  it("to a territory of one's own", function()
    local game = spying { "alasca", "china" }
    game:go("redeploy", game.seat[1])
    equal(game:why("carry_centre", carry(game, { "alasca", "china" }, "argentina"))[1], "to: owner equal")
  end)
end)

describe("centre_by_cards", function()
  it("redeployment: 'Assim como os exércitos, o CI só pode ser movimentado na fase de remanejamento'", function()
    local game = spying { "alasca", "china" }
    for _, phase in ipairs { "place", "attack" } do
      game.reserve = 1
      game:go(phase, game.seat[1])
      equal(offered(game, "carry_centre"), false, phase)
    end
    game:go("redeploy", game.seat[1])
    equal(offered(game, "carry_centre"), true)
  end)

  it("any_time: with the cards, at any time of one's turn", function()
    local game = spying({ "alasca", "china" }, nil, { centre_by_cards = "any_time" })
    for _, phase in ipairs { "place", "attack", "redeploy" } do
      game.reserve = 1
      game:go(phase, game.seat[1])
      equal(offered(game, "carry_centre"), true, phase)
    end
  end)
end)

describe("4) Deslocamento e aerotransporte do CI", function()
  it("'ao finalizar seus ataques, para um território contíguo'", function()
    local game = spying(nil, "japao")
    equal(offered(game, "move_centre"), false)
    game:go("redeploy", game.seat[1])
    game:play("move_centre", { whose = game.seat[1], from = "japao", to = "china" })
    equal(game.seat[1].information_centre, game.space.china)
  end)

  it("not further, and not to another's territory", function()
    local game = spying(nil, "japao")
    game:go("redeploy", game.seat[1])
    equal(game:why("move_centre", { whose = game.seat[1], from = "japao", to = "peru" })[1], "to: from not_linked")
    equal(game:why("move_centre", { whose = game.seat[1], from = "japao", to = "vladivostok" })[1], "to: owner equal")
    equal(game:why("move_centre", { whose = game.seat[2], from = "argentina", to = "peru" })[1], "from: owner equal")
  end)

  it("'ou por via aérea': from one strategic centre to another", function()
    local game = spying(nil, "japao")
    game.space.egito.owner = game.seat[1]
    game:go("redeploy", game.seat[1])
    equal(game:why("airlift_centre", { whose = game.seat[1], from = "japao", to = "peru" })[1],
      "to: strategic_centre tagged")
    game:play("airlift_centre", { whose = game.seat[1], from = "japao", to = "egito" })
    equal(game.seat[1].information_centre, game.space.egito)
  end)

  it("'O CI pode ser deslocado uma única vez'", function()
    local game = spying(nil, "japao")
    game:go("redeploy", game.seat[1])
    game:play("move_centre", { whose = game.seat[1], from = "japao", to = "china" })
    equal(game:why("move_centre", { whose = game.seat[1], from = "china", to = "japao" })[1],
      "whose: centre_moved equal")
    equal(offered(game, "airlift_centre"), false)
  end)

  it("of several each once: the own centre and a captured one", function()
    local game = spying(nil, "japao")
    game.space.argentina.owner = game.seat[1]
    game:go("redeploy", game.seat[1])
    game:play("move_centre", { whose = game.seat[1], from = "japao", to = "china" })
    game:play("move_centre", { whose = game.seat[2], from = "argentina", to = "peru" })
    equal({ game.seat[1].information_centre, game.seat[2].information_centre }, { game.space.china, game.space.peru })
    equal(offered(game, "move_centre"), false)
  end)

  it("the next turn it may move again", function()
    local game = spying(nil, "japao")
    game:go("redeploy", game.seat[1])
    game:play("move_centre", { whose = game.seat[1], from = "japao", to = "china" })
    game:play "end_turn"
    equal(game.seat[1].centre_moved, false)
  end)
end)
