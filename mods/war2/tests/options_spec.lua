-- The house rules of mod.toml, each with every value; that of the information centre is in espionage_spec.lua.
local position = require "position"

describe("majority_restricted", function()
  local function armies(options)
    local game = position.of { options = options }
    for _, id in ipairs { "sumatra", "borneu", "nova_guine" } do game.space[id].owner = game.seat[1] end
    position.end_turn(game, game.seat[3])
    return { game.reserve, game.region.oceania.reserve }
  end

  it("false: armies of a majority go anywhere", function()
    equal(armies { majority_restricted = false }, { 5, 0 })
    equal(armies(nil), { 5, 0 })
  end)

  it("true: they stay in their continent, as those of a totality", function()
    equal(armies { majority_restricted = true }, { 3, 2 })
  end)
end)

describe("anti_air_die", function()
  local function shot(faces, face)
    local game = position.of { options = { anti_air_die = faces } }
    game.seat[1].bombers = 10
    game.space.peru.owner, game.space.china.armies = game.seat[1], 9
    game:go("attack", game.seat[1])
    game:dice { face, 1 }
    game:play("air_raid", { on = "china", bombers = 10 })
    return 10 - game.air_bombers
  end

  it("one_one_two: three blanks, one bomber, one bomber, two bombers", function()
    for face, bombers in ipairs { 0, 0, 0, 1, 1, 2 } do equal(shot("one_one_two", face), bombers) end
  end)

  it("one_two_three: three blanks, one, two, three bombers", function()
    for face, bombers in ipairs { 0, 0, 0, 1, 2, 3 } do equal(shot("one_two_three", face), bombers) end
  end)
end)

describe("colours", function()
  it("chosen: in turn, from the distributor, who also takes the first territory", function()
    local game = play { players = 3 }
    local first = game:decider()
    for _, colour in ipairs { "green", "blue", "black" } do game:play("choose_colour", { colour = colour }) end
    equal({ first.colour, first:next().colour, game:phase(), game:decider() }, { "green", "blue", "claim", first })
  end)
end)

describe("older_edition_last_territory", function()
  -- Seat 2 is left with one territory, Madagascar, after losing Argentina; then it gets three centres.
  local function last_stand(options, centres)
    local game = position.of { options = options }
    for _, territory in ipairs(game.space) do territory.owner = game.seat[3] end
    game.space.peru.owner, game.space.peru.armies = game.seat[1], 8
    game.space.argentina.owner = game.seat[2]
    game.space.madagascar.owner = game.seat[2]
    game:go("attack", game.seat[1])
    game:dice { 6, 6, 6, 1 }
    game:play("attack", { from = "peru", to = "argentina", dice = 3 })
    game:play("occupy", { armies = 1 })
    for _, id in ipairs(centres) do game.space[id].owner = game.seat[2] end
    position.end_turn(game, game.seat[1])
    return game:winner() == game.seat[2], game
  end

  it("false: the objective stays what it is", function()
    equal((last_stand({ older_edition_last_territory = false }, { "china", "egito", "japao" })), false)
    equal(last_stand(nil, { "china", "egito", "japao" }), false)
  end)

  it("true: whoever was left with one territory wins with any three strategic centres", function()
    equal(last_stand({ older_edition_last_territory = true }, { "china", "egito", "japao" }), true)
    equal(last_stand({ older_edition_last_territory = true }, { "china", "egito" }), false)
  end)

  it("true: the objective, which was not fulfilled, is not shown", function()
    local _, game = last_stand({ older_edition_last_territory = true }, { "china", "egito", "japao" })
    equal({ game:told "last_stand", game:told "objective" }, { 1, 0 })
  end)
end)

describe("round_limit", function()
  it("10: after ten rounds the match is drawn, and not before", function()
    local game = position.of { options = { round_limit = 10 }, others = { 1, 2, 3 }, round = 9 }
    position.end_turn(game, game.seat[1])
    equal(game:drawn(), false)
    game:set_round(11)
    position.end_turn(game, game.seat[1])
    equal(game:drawn(), true)
  end)
end)
