-- War II, "Ataques", "Batalha" and "Conquista de Território": "são as mesmas do WAR". The rules are War's and
-- have their specs there; here is what the book of War II says again with numbers.
local position = require "position"

-- Seat 1 is about to attack in round 2.
local function facing(from, armies, to, defenders)
  return position.attacking { mine = { [from] = armies }, theirs = { [to] = defenders } }
end

local function fought(from, armies, to, defenders, dice, faces)
  local game = facing(from, armies, to, defenders)
  game:dice(faces)
  game:play("attack", { from = from, to = to, dice = dice })
  return game
end

local function armies(game, from, to)
  return { game.space[from].armies, game.space[to].armies }
end

describe("Ataques", function()
  it("'3 dados vermelhos para ataque (México) contra 1 dado amarelo para a defesa (Nova York)'", function()
    local game = fought("mexico", 5, "nova_york", 1, 3, { 2, 2, 2, 3 })
    equal(armies(game, "mexico", "nova_york"), { 4, 1 })
  end)

  it("'são necessários ao menos 2 exércitos'; 'o número máximo de exércitos participantes é três'", function()
    local game = facing("mexico", 9, "nova_york", 1)
    equal(game:why("attack", { from = "mexico", to = "nova_york", dice = 4 })[1], "dice: range 1 to 3")
    game.space.mexico.armies = 1
    equal(game:why("attack", { from = "mexico", to = "nova_york", dice = 1 })[1], "from: armies at_least 2")
  end)

  it("'só pode ser dirigido a um território adversário contíguo ou ligado por uma linha'", function()
    local game = facing("brasil", 5, "argelia", 1)
    equal(#game:why("attack", { from = "brasil", to = "argelia", dice = 3 }), 0)
    equal(game:why("attack", { from = "brasil", to = "congo", dice = 3 })[1], "to: from not_linked")
  end)
end)

describe("Batalha", function()
  it("1) Congo with 4, África do Sul with 3: 5, 4, 1 against 6, 3, 1 leaves 2 and 2", function()
    equal(armies(fought("congo", 4, "africa_do_sul", 3, 3, { 5, 4, 1, 6, 3, 1 }), "congo", "africa_do_sul"), { 2, 2 })
  end)

  it("2) 10 against 4: 'restam 8 exércitos ao atacante e 3 ao defensor'", function()
    equal(armies(fought("congo", 10, "africa_do_sul", 4, 3, { 6, 3, 2, 5, 4, 2 }), "congo", "africa_do_sul"), { 8, 3 })
  end)

  it("2) goes on: 'o atacante terá 3 vitórias, devendo a defesa retirar seus 3 últimos exércitos'", function()
    local game = fought("congo", 8, "africa_do_sul", 3, 3, { 5, 3, 2, 4, 2, 1 })
    equal(game.space.africa_do_sul.owner, game.seat[1])
  end)

  it("3) 3 against 1: 3 and 2 against 6, 'o atacante perde apenas um exército'", function()
    equal(armies(fought("congo", 3, "africa_do_sul", 1, 2, { 3, 2, 6 }), "congo", "africa_do_sul"), { 2, 1 })
  end)
end)

describe("Conquista de território", function()
  it("'devendo deslocar seus exércitos atacantes': at least one, and nothing else until then", function()
    local game = fought("congo", 8, "africa_do_sul", 3, 3, { 5, 3, 2, 4, 2, 1 })
    equal(game:phase(), "occupy")
    equal(#game:why("occupy", { armies = 0 }) > 0, true)
    for _, offer in ipairs(game:moves()) do equal(offer.move, "occupy") end
  end)

  it("'onde eles permanecerão': until the redeployment, which moves them like any other", function()
    local game = fought("congo", 8, "africa_do_sul", 3, 3, { 5, 3, 2, 4, 2, 1 })
    game:play("occupy", { armies = 3 })
    equal(#game:why("redeploy", { from = "africa_do_sul", to = "congo", armies = 1 }) > 0, true)
    game:play "end_attacks"
    game:play("redeploy", { from = "africa_do_sul", to = "congo", armies = 2 })
    equal(armies(game, "congo", "africa_do_sul"), { 7, 1 })
  end)

  it("'deslocar 1, 2 ou, no máximo, 3 exércitos'", function()
    local game = fought("congo", 8, "africa_do_sul", 3, 3, { 5, 3, 2, 4, 2, 1 })
    equal(game:why("occupy", { armies = 4 })[1], "armies: range 1 to 3")
    game:play("occupy", { armies = 3 })
    equal(armies(game, "congo", "africa_do_sul"), { 5, 3 })
  end)

  it("'poderá realizar novo ataque a partir do território conquistado'", function()
    local game = fought("congo", 8, "africa_do_sul", 3, 3, { 5, 3, 2, 4, 2, 1 })
    game:play("occupy", { armies = 3 })
    equal(#game:why("attack", { from = "africa_do_sul", to = "madagascar", dice = 2 }), 0)
  end)
end)
