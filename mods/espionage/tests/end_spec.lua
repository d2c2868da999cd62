-- Espionage, "Como terminar um jogo".

local position = require "position"
local at, field, march, why = position.at, position.field, position.march, position.why

describe("O fim", function()
  it("'Um jogador captura o Quartel General do adversário. Este jogador vence o jogo'", function()
    local game = field({ b1 = "spy" }, { a1 = "headquarters", j1 = "general" })
    march(game, "b1", "a1")
    equal(game:winner(), game.seat[1])
    equal(game:told "captured", 1)
  end)

  it("'Um jogador não consegue fazer uma jogada válida. Este jogador perde o jogo': no mobile piece is left", function()
    local game = field({ e5 = "general" }, { a1 = "headquarters", e4 = "spy", j1 = "mine" })
    march(game, "e5", "e4")
    equal(game:winner(), game.seat[1])
    equal(game:told "stuck", 1)
  end)

  it("who is shut in has lost as well", function()
    local game = field({ e5 = "general" }, { a1 = "spy", b1 = "mine", a2 = "mine", j1 = "headquarters" })
    march(game, "e5", "e4")
    equal(game:winner(), game.seat[1])
  end)

  it("a volcano shuts in as well", function()
    local game = field({ e5 = "general" }, { a1 = "spy", b1 = "mine", j1 = "headquarters" })
    at(game, "a2").volcano = true
    march(game, "e5", "e4")
    equal(game:winner(), game.seat[1])
  end)

  it("the only move left may not be the way back", function()
    local game = field({ e5 = "general" }, { a1 = "spy", b1 = "mine", j1 = "headquarters" })
    at(game, "a1").came_from = at(game, "a2")
    march(game, "e5", "e4")
    equal(game:winner(), game.seat[1])
  end)

  it("an attack is a valid move, whatever comes of it", function()
    local game = field({ e5 = "general", a2 = "mine" }, { a1 = "spy", b1 = "mine", j1 = "headquarters" })
    march(game, "e5", "e4")
    equal(game:winner(), nil)
    equal(game:decider(), game.seat[2])
  end)
end)

describe("Empates", function()
  local far = { a1 = "headquarters", j1 = "corporal" }

  it("'Empates 154 (1.79 %)': by agreement", function()
    local game = field({ e5 = "general" }, far)
    game.quiet = 40
    game:play "offer_draw"
    equal(game:decider(), game.seat[2])
    game:play "accept_draw"
    equal(game:drawn(), true)
  end)

  it("an offer may be declined, and is made once a turn", function()
    local game = field({ e5 = "general" }, far)
    game.quiet = 40
    game:play "offer_draw"
    game:play "decline_draw"
    equal(game:decider(), game.seat[1])
    equal(game:why("offer_draw")[1], "offered equal")
    march(game, "e5", "e4")
    march(game, "j1", "j2")
    equal(game:why "offer_draw", {})
  end)

  it("draw_offer_after: so many turns without a capture come before an offer", function()
    local game = field({ e5 = "general" }, far, { options = { draw_offer_after = "3" } })
    game.quiet = 2
    equal(game:why("offer_draw")[1], "quiet at_least 3")
    game.quiet = 3
    equal(game:why "offer_draw", {})
  end)

  it("quiet_turns: after a hundred turns without a capture the match is drawn", function()
    local game = field({ e5 = "general" }, far)
    game.quiet = 98
    march(game, "e5", "e4")
    equal(game:drawn(), false)
    march(game, "j1", "j2")
    equal(game:drawn(), true)
  end)

  it("quiet_turns: a capture begins the count anew", function()
    local game = field({ e5 = "general" }, { e4 = "spy", a1 = "headquarters", j1 = "corporal" })
    game.quiet = 99
    march(game, "e5", "e4")
    equal(game:drawn(), false)
    equal(game.quiet, 0)
  end)

  it("quiet_turns: 0 never ends a match", function()
    local game = field({ e5 = "general" }, far, { options = { quiet_turns = "0" } })
    game.quiet = 5000
    march(game, "e5", "e4")
    equal(game:drawn(), false)
  end)

  it("round_limit: after so many rounds the match is drawn", function()
    local game = field({ e5 = "general" }, far, { options = { round_limit = "10" } })
    game:set_round(10)
    march(game, "e5", "e4")
    equal(game:drawn(), false)
    march(game, "j1", "j2")
    equal(game:drawn(), true)
    equal(game:told "round_limit", 1)
  end)

  it("round_limit: 0: no round is the last", function()
    local game = field({ e5 = "general" }, far, { options = { round_limit = "0" } })
    game:set_round(5000)
    march(game, "e5", "e4")
    march(game, "j1", "j2")
    equal(game:drawn(), false)
  end)
end)
