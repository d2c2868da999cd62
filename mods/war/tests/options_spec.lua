-- The house rules of mod.toml, each with every value; those of captured cards are in captured_cards_spec.lua.
local position, seated = require "position", require "seated"

-- Seat 1 attacks from Brasil; Argélia is all that seat 2 holds.
local function facing(options)
  return position.attacking {
    players = 4, options = options, others = { 3, 4 }, mine = { brasil = 8 }, theirs = { argelia = 1 },
  }
end

describe("first_round_attacks", function()
  local function after_placing(options)
    local game = facing(options)
    game:set_round(1)
    game:go("place", game.seat[1])
    game.reserve = 1
    game:play("place", { on = "brasil", armies = 1 })
    return { game:decider(), game:phase() }
  end

  it("false: 'na primeira rodada deve receber exércitos e colocá-los no mapa', no more", function()
    equal(after_placing({ first_round_attacks = false })[2], "place")
    equal(after_placing(nil)[2], "place")
  end)

  it("true: the first round is like all others", function()
    equal(after_placing({ first_round_attacks = true })[2], "attack")
    local game = facing { first_round_attacks = true }
    game:set_round(1)
    game.space.venezuela.owner = game.seat[1]
    game:play "end_attacks"
    equal(game:phase(), "redeploy")
  end)
end)

describe("defender_chooses", function()
  local function attacked(options, defenders)
    local game = facing(options)
    game.space.argelia.armies = defenders
    return game
  end

  it("false: the defence throws as many dice as it may", function()
    local game = attacked({ defender_chooses = false }, 3)
    game:dice { 6, 6, 6, 1, 1, 1 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal({ game:phase(), game.space.argelia.armies }, { "occupy", 0 })
  end)

  it("true: the defender is asked, from one die to three", function()
    local game = attacked({ defender_chooses = true }, 5)
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal({ game:phase(), game:decider() }, { "defend", game.seat[2] })
    equal(game:why("defend", { dice = 4 }), { "dice: range 1 to 3" })
    equal(game:why("defend", { dice = 0 }), { "dice: range 1 to 3" })
    game:dice { 6, 6, 6, 5, 5 }
    game:play("defend", { dice = 2 })
    equal({ game.space.brasil.armies, game.space.argelia.armies }, { 8, 3 })
    equal({ game:phase(), game:decider() }, { "attack", game.seat[1] })
  end)

  it("true: no more dice than armies", function()
    local game = attacked({ defender_chooses = true }, 2)
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal(game:why("defend", { dice = 3 }), { "dice: range 1 to 2" })
  end)

  it("true: a single army has no choice and is not asked", function()
    local game = attacked({ defender_chooses = true }, 1)
    game:dice { 1, 1, 1, 6 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal({ game:phase(), game.space.brasil.armies }, { "attack", 7 })
  end)

  it("true: a conquest is the attacker's, who moves in", function()
    local game = attacked({ defender_chooses = true }, 2)
    game.space.japao.owner = game.seat[2]
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    game:dice { 6, 6, 6, 1, 1 }
    game:play("defend", { dice = 2 })
    equal({ game:phase(), game:decider() }, { "occupy", game.seat[1] })
    game:play("occupy", { armies = 3 })
    equal({ game.space.argelia.owner, game.space.argelia.armies }, { game.seat[1], 3 })
  end)

  it("true: a defender who loses the last territory is eliminated", function()
    local game = attacked({ defender_chooses = true }, 2)
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    game:dice { 6, 6, 6, 1, 1 }
    game:play("defend", { dice = 2 })
    equal({ game.seat[2].standing, game:decider() }, { 0, game.seat[1] })
    game:play("occupy", { armies = 1 })
    equal(game:phase(), "attack")
  end)
end)

describe("round_limit", function()
  it("10: after ten rounds the match is drawn and all share the first place", function()
    local game = seated { players = 3, options = { round_limit = 10 } }
    local first = game:decider()
    local last = game.seat[(first.number - 2) % 3 + 1]
    game.reserve = 0
    game:set_round(10)
    game:go("redeploy", last)
    game:play "end_turn"
    equal({ game:drawn(), game:winner() == nil }, { true, true })
    equal(game:told "round_limit", 1)
    for _, seat in ipairs(game.seat) do equal(seat.placing, 1) end
  end)

  it("10: the tenth round is played to its end", function()
    local game = seated { players = 3, options = { round_limit = 10 } }
    local first = game:decider()
    game.reserve = 0
    game:set_round(10)
    game:go("redeploy", first)
    game:play "end_turn"
    equal({ game:drawn(), game.round }, { false, 10 })
  end)

  it("0: no round is the last", function()
    local game = seated { players = 3, options = { round_limit = 0 } }
    game.reserve = 0
    game:set_round(5000)
    game:go("redeploy", game:decider())
    game:play "end_turn"
    equal(game:drawn(), false)
  end)

  it("100 unless said otherwise", function()
    local game = seated { players = 3 }
    local first = game:decider()
    local last = game.seat[(first.number - 2) % 3 + 1]
    game.reserve = 0
    game:set_round(99)
    game:go("redeploy", last)
    game:play "end_turn"
    equal({ game:drawn(), game.round }, { false, 100 })
    game.reserve = 0
    game:go("redeploy", last)
    game:play "end_turn"
    equal(game:drawn(), true)
  end)
end)

describe("colours", function()
  local function colours(game)
    local list = {}
    for i, seat in ipairs(game.seat) do list[i] = seat.colour end
    return list
  end

  it("chosen: 'escolhe o exército da cor que preferir', in turn, from the one who plays first", function()
    local game = play { players = 4 }
    local first, seat = game:decider(), game:decider()
    for _, colour in ipairs { "blue", "white", "green", "red" } do
      equal({ game:phase(), game:decider() }, { "colours", seat })
      game:play("choose_colour", { colour = colour })
      equal(seat.colour, colour)
      seat = seat:next()
    end
    equal({ game:phase(), game:decider(), game.round }, { "place", first, 1 })
  end)

  it("lot: 'esta escolha pode ser feita por sorteio': nobody is asked, and no two are alike", function()
    local first = {}
    for seed = 1, 12 do
      local game, taken = play { players = 6, seed = seed, options = { colours = "lot" } }, {}
      equal(game:phase(), "place")
      for _, colour in ipairs(colours(game)) do taken[colour] = true end
      for _, colour in ipairs { "white", "red", "black", "blue", "yellow", "green" } do
        equal(taken[colour], true, colour)
      end
      first[game.seat[1].colour] = true
      equal(game:told "colour", 6)
    end
    local different = 0
    for _ in pairs(first) do different = different + 1 end
    equal(different > 2, true, "twelve seeds give the first seat more than two colours")
  end)

  it("seats: 'ou de comum acordo entre os participantes': as they sit", function()
    equal(colours(play { players = 6, options = { colours = "seats" } }),
      { "white", "red", "black", "blue", "yellow", "green" })
  end)
end)
