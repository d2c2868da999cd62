-- War, "Ataques" 1-9.
local position = require "position"

-- Seat 1 holds the named territories with so many armies, seats 2 and 3 all others with one each.
local function attacking(armies_of, round, options)
  return position.attacking { mine = armies_of, round = round, options = options }
end

local function why(game, from, to, dice)
  return game:why("attack", { from = from, to = to, dice = dice })
end

describe("Ataques", function()
  it("'Os jogadores podem ou não atacar': one may stop at once", function()
    local game = attacking { brasil = 5 }
    game:play "end_attacks"
    equal(game:phase() ~= "attack", true)
  end)

  it("'São necessários, no mínimo, 2 exércitos no território de onde vai partir o ataque'", function()
    local game = attacking { brasil = 1 }
    equal(why(game, "brasil", "argelia", 1), { "from: armies at_least 2" })
    game.space.brasil.armies = 2
    equal(why(game, "brasil", "argelia", 1), {})
  end)

  it("'Esse exército de ocupação não pode ser utilizado para atacar'", function()
    local game = attacking { brasil = 3 }
    equal(why(game, "brasil", "argelia", 2), {})
    equal(why(game, "brasil", "argelia", 3), { "dice: range 1 to 2" })
  end)

  it("starts from one's own territory", function()
    local game = attacking { brasil = 3 }
    game.space.argelia.armies = 5
    equal(why(game, "argelia", "brasil", 1)[1], "from: owner equal")
  end)
end)

describe("Ataques 2, where", function()
  it("'Só pode ser dirigido a um território adversário contíguo'", function()
    local game = attacking { brasil = 5 }
    equal(why(game, "brasil", "peru", 1), {})
    equal(why(game, "brasil", "mexico", 1), { "to: from not_linked" })
  end)

  it("'Ou que esteja ligado através de uma linha pontilhada'", function()
    local game = attacking { brasil = 5, polonia = 5 }
    equal(why(game, "brasil", "argelia", 3), {})
    equal(why(game, "polonia", "egito", 3), {})
  end)

  it("Alasca and Vladivostok are neighbours round the edge of the board", function()
    local game = attacking { alasca = 5 }
    equal(why(game, "alasca", "vladivostok", 3), {})
  end)

  it("'Território adversário': never one's own", function()
    local game = attacking { brasil = 5, peru = 1 }
    equal(why(game, "brasil", "peru", 1), { "to: owner other_seat" })
  end)
end)

describe("Ataques 3-4, how many", function()
  it("'O atacante deve anunciar quantos exércitos estará usando': one, two or three of many", function()
    local game = attacking { brasil = 9 }
    for dice = 1, 3 do equal(why(game, "brasil", "argelia", dice), {}) end
  end)

  it("'O número máximo de exércitos participantes em cada ataque é três'", function()
    equal(why(attacking { brasil = 100 }, "brasil", "argelia", 4), { "dice: range 1 to 3" })
  end)

  it("at least one army attacks", function()
    equal(why(attacking { brasil = 100 }, "brasil", "argelia", 0), { "dice: range 1 to 3" })
  end)
end)

describe("Ataques 5-6, the defence", function()
  it("'Um território pode ser atacado independentemente do seu número de exércitos'", function()
    local game = attacking { brasil = 5 }
    for _, armies in ipairs { 1, 2, 50 } do
      game.space.argelia.armies = armies
      equal(why(game, "brasil", "argelia", 3), {})
    end
  end)

  it("'Pode usar, inclusive, o exército de ocupação para se defender'", function()
    local game = attacking { brasil = 5 }
    game:dice { 5, 4, 3, 6 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    equal({ game.space.brasil.armies, game.space.argelia.armies }, { 4, 1 })
  end)
end)

describe("Ataques 7-8, how often", function()
  it("'Cada jogador pode atacar quantas vezes quiser'", function()
    local game = attacking { brasil = 20 }
    game.space.argelia.armies = 20
    for _ = 1, 6 do
      game:dice { 6, 6, 6, 1, 1, 1 }
      game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    end
    equal({ game.space.brasil.armies, game.space.argelia.armies }, { 20, 2 })
    equal({ game:phase(), game:decider() }, { "attack", game.seat[1] })
  end)

  it("'Os ataques podem partir de um ou de vários territórios'", function()
    local game = attacking { brasil = 5, china = 5 }
    game.space.argelia.armies = 9
    game.space.india.armies = 9
    game:dice { 6, 1, 1, 1, 1, 1 }
    game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
    game:dice { 6, 1, 1, 1, 1, 1 }
    game:play("attack", { from = "china", to = "india", dice = 3 })
    equal({ game.space.brasil.armies, game.space.china.armies }, { 3, 3 })
  end)

  it("'Também pode atacar vários territórios na sua vez de jogar'", function()
    local game = attacking { brasil = 9 }
    for _, to in ipairs { "argelia", "peru", "venezuela" } do
      game.space[to].armies = 2
      game:dice { 1, 6, 6 }
      game:play("attack", { from = "brasil", to = to, dice = 1 })
      game:dice { 6, 5, 1 }
      game:play("attack", { from = "brasil", to = to, dice = 1 })
      equal(game.space[to].armies, 1, to)
    end
    equal(game.space.brasil.armies, 6)
  end)
end)

describe("Ataques 9, the dice", function()
  it("'3 exércitos contra 1 da defesa, ele jogará 3 dados contra 1': México and Nova York", function()
    local game = attacking { mexico = 4 }
    game:dice { 2, 1, 5, 4, 6, 6, 6, 6 }
    game:play("attack", { from = "mexico", to = "nova_york", dice = 3 })
    -- 5 against the one die of the defence, 4; the 6s are left in the box.
    equal({ game:phase(), game.space.nova_york.owner }, { "occupy", game.seat[1] })
    game:play("occupy", { armies = 1 })
    game.space.nova_york.armies = 2
    game:dice { 1, 6 }
    equal(why(game, "nova_york", "labrador", 1), {})
    game:play("attack", { from = "nova_york", to = "labrador", dice = 1 })
    equal(game.space.nova_york.armies, 1, "one die each")
  end)

  it("the defence throws three dice at most, and always as many as it may", function()
    local game = attacking { brasil = 9 }
    for armies, dice in ipairs { 1, 2, 3, 3 } do
      game.space.brasil.armies, game.space.argelia.armies = 9, armies
      local faces = { 1, 1, 1 }
      for _ = 1, dice do table.insert(faces, 6) end
      game:dice(faces)
      game:play("attack", { from = "brasil", to = "argelia", dice = 3 })
      equal(game.space.brasil.armies, 9 - math.min(3, dice))
    end
  end)
end)

describe("The first round", function()
  it("has no attacks", function()
    local game = attacking({ brasil = 5 }, 1)
    game:go("place", game.seat[1])
    game.reserve = 1
    game:play("place", { on = "brasil", armies = 1 })
    equal(game:decider(), game.seat[2])
  end)
end)
