-- The island, "Regras gerais" 1a, 1b, 4, and the end.

local position = require "position"
local at, island, rolls, enemy = position.at, position.island, position.rolls, position.enemy

describe("1a", function()
  it("'Se todos os seus personagens estiverem bloqueados, seu oponente pode remover qualquer um de seus personagens da Ilha'", function()
    local game = rolls(island { e1 = { 1, "soldier", "north" }, h1 = { 1, "jeep", "north" }, a5 = enemy }, 3, 1)
    game:play "blocked"
    equal(game:phase(), "remove")
    equal(game:decider(), game.seat[2])
    equal(game:why("remove", { who = at(game, "a5") })[1], "who: owner equal")
    game:play("remove", { who = at(game, "h1") })
    equal(at(game, "h1").owner, nil)
    equal(game.seat[1].characters, 1)
  end)

  it("'e isso encerraria sua jogada': no shots after it", function()
    local game = rolls(island { e3 = { 1, "soldier", "north" }, h1 = { 1, "jeep", "north" }, e1 = enemy, a5 = enemy }, 4, 1)
    equal(game:why("fire", { who = at(game, "e3") }), {})
    game:play "blocked"
    game:play("remove", { who = at(game, "h1") })
    equal(at(game, "e3").unit, "soldier")
    equal(game:decider(), game.seat[2])
  end)

  it("the turn goes to the other side", function()
    local game = rolls(island { e1 = { 1, "soldier", "north" }, h1 = { 1, "jeep", "north" }, a5 = enemy }, 3, 1)
    game:play "blocked"
    game:play("remove", { who = at(game, "h1") })
    equal(game:decider(), game.seat[2])
    equal(game:phase(), "act")
  end)

  it("one that can move is enough: the duty is to move it", function()
    local game = rolls(island { e1 = { 1, "soldier", "north" }, h9 = { 1, "jeep", "north" }, a5 = enemy }, 3)
    equal(game:why("blocked")[1], "stuck equal")
  end)

  it("a shot that clears the way takes the penalty away", function()
    local game = rolls(island { e5 = { 1, "soldier", "north" }, e4 = { 2, "tank", "west" }, e3 = enemy, a5 = enemy }, 2)
    equal(game:why "blocked", {})
    game:play("fire", { who = at(game, "e5") })
    equal(game:why("blocked")[1], "stuck equal")
    equal(game:why("advance", { who = at(game, "e5") }), {})
  end)

  it("2a after a zero, when only the chosen one is blocked: the turn just ends", function()
    local game = rolls(island { e1 = { 1, "soldier", "east" }, h9 = { 1, "jeep", "north" }, a5 = enemy }, 0, 3, 1)
    game:play("turn", { who = at(game, "e1"), way = "left" })
    equal(game:why("advance", { who = at(game, "h9") })[1], "who: where")
    game:play "blocked"
    equal(game:decider(), game.seat[2])
    equal(game:phase(), "act")
    equal(game.seat[1].characters, 2)
  end)
end)

describe("4", function()
  it("'Esta é a única vez que você pode avançar um personagem do seu bloco para a Ilha sem rolar um zero'", function()
    local game = island { a5 = enemy }
    game.seat[1].pad_2, game.seat[1].characters = "tank", 1
    rolls(game, 3)
    equal(game:phase(), "start")
    game:play("land", { pad = "pad_2" })
    equal(at(game, "b12").unit, "tank")
    equal(game.die, 3)
    equal(game:phase(), "act")
    equal(game:why("advance", { who = at(game, "b12") }), {})
  end)

  it("with somebody on the island it takes a zero", function()
    local game = island { e9 = { 1, "soldier", "north" }, a5 = enemy }
    game.seat[1].pad_2, game.seat[1].characters = "tank", 2
    rolls(game, 3)
    equal(game:phase(), "act")
    for _, offer in ipairs(game:moves()) do equal(offer.move == "launch" or offer.move == "land", false) end
  end)
end)

describe("1b", function()
  it("'Os personagens não puderem avançar para a Ilha, seu oponente poderá remover um de seus personagens do seu bloco'", function()
    local game = island { b12 = { 2, "soldier", "north" }, c5 = enemy }
    game.seat[1].pad_2, game.seat[1].pad_1, game.seat[1].missile, game.seat[1].characters = "tank", "jeep", 3, 2
    at(game, "a12").block = true
    rolls(game)
    equal(game:phase(), "remove_from_pad")
    equal(game:decider(), game.seat[2])
    equal(game:why("remove_from_pad", { pad = "pad_3" })[1], "pad: where")
    game:dice { 1 }
    game:play("remove_from_pad", { pad = "pad_1" })
    equal(game.seat[1].pad_1, "none")
    equal(game.seat[1].characters, 1)
    equal(game:decider(), game.seat[2])
    equal(game:phase(), "act")
  end)
end)

describe("O fim", function()
  it("'A batalha termina depois que um jogador perde todos os dez. O outro jogador é declarado vencedor'", function()
    local game = rolls(island { e9 = { 1, "soldier", "north" }, e7 = enemy }, 1)
    game:play("fire", { who = at(game, "e9") })
    equal(game:winner(), game.seat[1])
  end)

  it("not while one is on the pad", function()
    local game = island { e9 = { 1, "soldier", "north" }, e7 = enemy }
    game.seat[2].pad_1, game.seat[2].characters = "jeep", 2
    rolls(game, 1)
    game:play("fire", { who = at(game, "e9") })
    equal(game:winner(), nil)
  end)

  it("by one's own doing as well", function()
    local game = rolls(island({ e9 = { 1, "soldier", "north" }, a5 = enemy }, { e7 = "live" }), 2)
    game:play("advance", { who = at(game, "e9") })
    equal(game:winner(), game.seat[2])
  end)

  it("both lose the last one at once: a draw", function()
    local game = rolls(island({ e9 = { 1, "soldier", "north" }, f6 = enemy }, { e7 = "live" }), 2)
    game:play("advance", { who = at(game, "e9") })
    equal(game:drawn(), true)
  end)

  it("losses: 5 ends the match with the fifth loss", function()
    local game = island({ e9 = { 1, "soldier", "north" }, e7 = enemy, a1 = enemy }, {}, { options = { losses = "5" } })
    game.seat[1].characters, game.seat[2].characters = 10, 6
    rolls(game, 1)
    game:play("fire", { who = at(game, "e9") })
    equal(game:winner(), game.seat[1])
  end)

  it("live_blocks: 10 leaves no safe block", function()
    local game = play { options = { live_blocks = "10" } }
    for i = 1, 10 do game:play("place_block", { on = "c" .. i .. "_" .. i }) end
    for i = 1, 10 do equal(game.space["c" .. i .. "_" .. i].live, true) end
  end)

  it("round_limit: after so many rounds the match is drawn", function()
    local game = island({ e9 = { 1, "soldier", "north" }, a5 = enemy }, {}, { options = { round_limit = "20" } })
    game:go("after", game.seat[2])
    game:set_round(18)
    game:play "pass"
    equal(game:drawn(), false)
    game:go("after", game.seat[2])
    game:set_round(21)
    game:play "pass"
    equal(game:drawn(), true)
    equal(game:told "round_limit", 1)
  end)

  it("round_limit: 0: no round is the last", function()
    local game = island({ e9 = { 1, "soldier", "north" }, a5 = enemy }, {}, { options = { round_limit = "0" } })
    game:go("after", game.seat[2])
    game:set_round(5000)
    game:play "pass"
    equal(game:drawn(), false)
  end)
end)
