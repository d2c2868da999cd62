-- War II, "Deslocamentos e Aerotransporte".
local position = require "position"

-- Seat 1 holds these with so many armies; its redeployment begins.
local function redeploying(mine, options)
  local game = position.of { mine = mine, options = options }
  game:go("redeploy", game.seat[1])
  return game
end

describe("Deslocamentos", function()
  it("'1) Em cada território deve permanecer sempre pelo menos um exército'", function()
    local game = redeploying { vietna = 4, china = 1 }
    equal(game:why("redeploy", { from = "vietna", to = "china", armies = 4 })[1], "armies: range 1 to 3")
  end)

  it("'Vietnã, China e Mongólia': the same armies do not move on", function()
    local game = redeploying { vietna = 4, china = 1, mongolia = 1 }
    game:play("redeploy", { from = "vietna", to = "china", armies = 3 })
    equal(game:why("redeploy", { from = "china", to = "mongolia", armies = 3 })[1], "armies: no_number")
  end)
end)

describe("Transporte de exércitos, in the redeployment", function()
  local function carried(options)
    local game = redeploying({ peru = 5, japao = 2, vladivostok = 1, argentina = 1, alasca = 1 }, options)
    local cards = {}
    position.give(game, game.seat[1], { "argentina", "alasca" })
    for _, card in ipairs(game.seat[1]:hand "territory") do table.insert(cards, card) end
    game:go("attack", game.seat[1])
    game:play "end_attacks"
    game:play("transport", { cards = cards, from = "peru", to = "japao", armies = 4 })
    return game
  end

  it("'Nesta fase, um exército pode ser deslocado uma única vez': what cards have carried stays", function()
    local game = carried()
    equal(game:phase(), "redeploy")
    equal(game:why("redeploy", { from = "japao", to = "vladivostok", armies = 2 })[1], "armies: range 1 to 1")
    equal(game:why("airlift", { from = "japao", to = "brasil", armies = 2 })[1], "to: owner equal")
  end)

  it("what was redeployed is not carried on by cards", function()
    local game = redeploying { peru = 4, argentina = 2, japao = 1, alasca = 1 }
    local cards = {}
    position.give(game, game.seat[1], { "argentina", "alasca" })
    for _, card in ipairs(game.seat[1]:hand "territory") do table.insert(cards, card) end
    game:play("redeploy", { from = "peru", to = "argentina", armies = 3 })
    equal(game:why("transport", { cards = cards, from = "argentina", to = "japao", armies = 2 })[1],
      "armies: range 1 to 1")
  end)

  it("'Nesta fase': armies carried during the attacks may still be redeployed", function()
    local game = redeploying { peru = 5, japao = 2, vladivostok = 1, argentina = 1, alasca = 1 }
    local cards = {}
    position.give(game, game.seat[1], { "argentina", "alasca" })
    for _, card in ipairs(game.seat[1]:hand "territory") do table.insert(cards, card) end
    game:go("attack", game.seat[1])
    game:play("transport", { cards = cards, from = "peru", to = "japao", armies = 4 })
    game:play "end_attacks"
    equal(game:why("redeploy", { from = "japao", to = "vladivostok", armies = 5 }), {})
  end)
end)

describe("occupation_army", function()
  it("stays: 'um exército (o de ocupação), que nunca poderá ser deslocado'", function()
    local game = redeploying { vietna = 4, china = 3, mongolia = 1 }
    game:play("redeploy", { from = "vietna", to = "china", armies = 3 })
    equal(game:why("redeploy", { from = "china", to = "mongolia", armies = 3 })[1], "armies: range 1 to 2")
  end)

  it("any: what has come may stay in its place", function()
    local game = redeploying({ vietna = 4, china = 3, mongolia = 1 }, { occupation_army = "any" })
    game:play("redeploy", { from = "vietna", to = "china", armies = 3 })
    equal(game:why("redeploy", { from = "china", to = "mongolia", armies = 3 }), {})
  end)
end)

describe("Aerotransporte de exércitos", function()
  it("'de um CE para outro, mesmo não sendo contíguos'", function()
    local game = redeploying { brasil = 5, japao = 1 }
    game:play("airlift", { from = "brasil", to = "japao", armies = 3 })
    equal({ game.space.brasil.armies, game.space.japao.armies }, { 2, 4 })
  end)

  it("only between strategic centres of one's own", function()
    local game = redeploying { brasil = 5, peru = 5, japao = 1 }
    equal(game:why("airlift", { from = "peru", to = "japao", armies = 1 })[1], "from: strategic_centre tagged")
    equal(game:why("airlift", { from = "brasil", to = "peru", armies = 1 })[1], "to: strategic_centre tagged")
    equal(game:why("airlift", { from = "brasil", to = "china", armies = 1 })[1], "to: owner equal")
    equal(game:why("airlift", { from = "brasil", to = "brasil", armies = 1 })[1], "to: not_equal")
  end)

  it("'um exército (o de ocupação) que nunca poderá ser deslocado'", function()
    local game = redeploying { brasil = 3, japao = 1 }
    equal(game:why("airlift", { from = "brasil", to = "japao", armies = 3 })[1], "armies: range 1 to 2")
  end)

  it("'Não é permitido remanejá-los de um CE para outro e, a partir daí, para um território adjacente'", function()
    local game = redeploying { brasil = 4, japao = 1, vladivostok = 1 }
    game:play("airlift", { from = "brasil", to = "japao", armies = 3 })
    equal(game:why("redeploy", { from = "japao", to = "vladivostok", armies = 2 })[1], "armies: no_number")
  end)

  it("'ou de um território para um CE adjacente e, dele, ir para outro CE'", function()
    local game = redeploying { peru = 4, brasil = 1, japao = 1 }
    game:play("redeploy", { from = "peru", to = "brasil", armies = 3 })
    equal(game:why("airlift", { from = "brasil", to = "japao", armies = 2 })[1], "armies: no_number")
  end)

  it("the next turn knows nothing of it", function()
    local game = redeploying { brasil = 4, japao = 1, vladivostok = 1 }
    game:play("airlift", { from = "brasil", to = "japao", armies = 3 })
    game:go("redeploy", game.seat[3])
    game:play "end_turn"
    game:go("attack", game.seat[1])
    game:play "end_attacks"
    equal(game:phase(), "redeploy")
    equal(#game:why("redeploy", { from = "japao", to = "vladivostok", armies = 3 }), 0)
  end)

  it("belongs to the redeployment: not while one may still attack", function()
    local game = redeploying { brasil = 4, japao = 1 }
    game:go("attack", game.seat[1])
    equal(#game:why("airlift", { from = "brasil", to = "japao", armies = 1 }) > 0, true)
  end)
end)
