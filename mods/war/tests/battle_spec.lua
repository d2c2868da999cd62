-- War, "Batalha": every worked example, and what the rule says beside them.
local position = require "position"

local function battle(from, attackers, to, defenders)
  return position.attacking { mine = { [from] = attackers }, theirs = { [to] = defenders } }
end

-- The armies left in the two territories after one battle.
local function fight(game, from, to, attack, defence)
  local faces = {}
  for _, face in ipairs(attack) do table.insert(faces, face) end
  for _, face in ipairs(defence) do table.insert(faces, face) end
  game:dice(faces)
  game:play("attack", { from = from, to = to, dice = #attack })
  return { game.space[from].armies, game.space[to].armies }
end

local function left(attackers, defenders, attack, defence)
  return fight(battle("congo", attackers, "africa_do_sul", defenders), "congo", "africa_do_sul",
    attack, defence)
end

describe("Batalha, example 1", function()
  it("'Atacante com 4 exércitos e defensor com 3': Congo and África do Sul both throw three dice", function()
    local game = battle("congo", 4, "africa_do_sul", 3)
    equal(game:why("attack", { from = "congo", to = "africa_do_sul", dice = 3 }), {})
    -- Three pairs are compared: the attack loses three armies.
    equal(fight(game, "congo", "africa_do_sul", { 1, 1, 1 }, { 2, 2, 2 }), { 1, 3 })
  end)

  it("'5, 4 e 1' against '6, 3 e 1': 'o atacante perde 2 exércitos e o defensor perde 1'", function()
    equal(left(4, 3, { 5, 4, 1 }, { 6, 3, 1 }), { 2, 2 })
  end)

  it("the order in which the dice fall is nothing to the comparison", function()
    equal(left(4, 3, { 1, 5, 4 }, { 3, 1, 6 }), { 2, 2 })
  end)

  it("'Só poderia atacar novamente com um', against two of the defence", function()
    local game = battle("congo", 4, "africa_do_sul", 3)
    fight(game, "congo", "africa_do_sul", { 5, 4, 1 }, { 6, 3, 1 })
    equal(game:why("attack", { from = "congo", to = "africa_do_sul", dice = 2 }), { "dice: range 1 to 1" })
    equal(fight(game, "congo", "africa_do_sul", { 6 }, { 5, 4 }), { 2, 1 })
  end)
end)

describe("Batalha, example 2", function()
  it("'Atacante com 3 exércitos e defensor com 1': 3 and 2 against 6, 'o atacante retira um'", function()
    equal(left(3, 1, { 3, 2 }, { 6 }), { 2, 1 })
  end)

  it("'Ele retira apenas o número de exércitos com que a defesa se defendeu'", function()
    equal(left(9, 1, { 1, 1, 1 }, { 1 }), { 8, 1 })
    equal(left(9, 2, { 1, 1, 1 }, { 1, 1 }), { 7, 2 })
    equal(left(9, 3, { 1, 1, 1 }, { 1, 1, 1 }), { 6, 3 })
  end)

  it("'Rejeitando-se o dado com menos pontos do atacante'", function()
    equal(left(4, 2, { 6, 5, 1 }, { 4, 4 }), { 4, 0 })
  end)

  it("likewise the lowest dice of the defence against a single army", function()
    equal(left(4, 3, { 5 }, { 4, 1, 1 }), { 4, 2 })
    equal(left(4, 3, { 5 }, { 5, 1, 1 }), { 3, 3 })
  end)
end)

describe("Batalha, example 3", function()
  it("'Atacante com 10 exércitos e defensor com 4': 6, 3, 2 against 5, 4, 2 leaves 8 and 3", function()
    equal(left(10, 4, { 6, 3, 2 }, { 5, 4, 2 }), { 8, 3 })
  end)

  it("'Ele pode continuar o ataque': 5, 3, 2 against 4, 2, 1 takes the last three", function()
    local game = battle("congo", 10, "africa_do_sul", 4)
    fight(game, "congo", "africa_do_sul", { 6, 3, 2 }, { 5, 4, 2 })
    equal(fight(game, "congo", "africa_do_sul", { 5, 3, 2 }, { 4, 2, 1 }), { 8, 0 })
    equal({ game:phase(), game.space.africa_do_sul.owner }, { "occupy", game.seat[1] })
  end)

  it("'Cada um poderá usar, em cada batalha, o máximo de 3 exércitos'", function()
    equal(left(10, 10, { 6, 6, 6 }, { 1, 1, 1 }), { 10, 7 })
    equal(left(10, 10, { 1, 1, 1 }, { 6, 6, 6 }), { 7, 10 })
  end)
end)

describe("Batalha, comparing", function()
  it("'No caso de empate, a vitória será da defesa'", function()
    for face = 1, 6 do equal(left(2, 2, { face }, { face, face }), { 1, 2 }) end
    equal(left(4, 3, { 6, 6, 6 }, { 6, 6, 6 }), { 1, 3 })
  end)

  it("'A vitória será de quem tiver mais pontos', for every pair of faces", function()
    for attack = 1, 6 do
      for defence = 1, 6 do
        equal(left(2, 2, { attack }, { defence, 1 }), attack > defence and { 2, 1 } or { 1, 2 })
      end
    end
  end)

  it("highest with highest, second with second, lowest with lowest", function()
    equal(left(4, 4, { 6, 1, 1 }, { 5, 5, 5 }), { 2, 3 })
    equal(left(4, 4, { 6, 6, 1 }, { 5, 5, 5 }), { 3, 2 })
    equal(left(4, 4, { 6, 6, 6 }, { 5, 5, 5 }), { 4, 1 })
  end)

  it("every battle is told with its dice", function()
    local game = battle("congo", 4, "africa_do_sul", 3)
    fight(game, "congo", "africa_do_sul", { 5, 4, 1 }, { 6, 3, 1 })
    equal(game:told "dice", 1)
  end)
end)
