-- War II, "Ataques Aéreos". Faces of the blue dice, by the number that falls: anti-aircraft 1-3 blank, 4 and 5 one
-- bomber, 6 two; bombs 1-3 blank, 4 one army, 5 two, 6 three.
local position = require "position"

local blank, one_shot, two_shot = 1, 4, 6
local no_bomb, one_bomb, two_bombs, three_bombs = 1, 4, 5, 6

-- Seat 1 has bombers and is about to attack in round 2; the target belongs to seat 2.
local function facing(bombers, target, armies, options)
  local game = position.of { options = options, mine = { peru = 1 }, theirs = { [target] = armies } }
  game.seat[1].bombers = bombers
  game:go("attack", game.seat[1])
  return game
end

local function raid(bombers, armies, faces, sent)
  local game = facing(bombers, "china", armies)
  game:dice(faces)
  game:play("air_raid", { on = "china", bombers = sent or bombers })
  return game
end

describe("Ataques aéreos partindo da base aérea", function()
  it("'o território atacado deve possuir, no mínimo, 2 exércitos'", function()
    local game = facing(3, "china", 1)
    equal(game:why("air_raid", { on = "china", bombers = 1 })[1], "on: armies at_least 2")
  end)

  it("'é necessário que o atacante possua em sua base aérea pelo menos um bombardeiro'", function()
    local game = facing(0, "china", 5)
    equal(game:why("air_raid", { on = "china", bombers = 1 })[1], "bombers: no_number")
  end)

  it("'designar quantos bombardeiros irão para o combate', as many as are on the base at most", function()
    local game = facing(3, "china", 5)
    equal(#game:why("air_raid", { on = "china", bombers = 3 }), 0)
    equal(game:why("air_raid", { on = "china", bombers = 4 })[1], "bombers: range 1 to 3")
    equal(game:why("air_raid", { on = "china", bombers = 0 })[1], "bombers: range 1 to 3")
  end)

  it("'contíguo ou não a um território seu', but never one's own", function()
    local game = facing(3, "china", 5)
    game.space.brasil.armies, game.space.peru.armies = 4, 4
    equal(#game:why("air_raid", { on = "brasil", bombers = 1 }), 0)
    equal(#game:why("air_raid", { on = "china", bombers = 1 }), 0)
    equal(game:why("air_raid", { on = "peru", bombers = 1 })[1], "on: owner other_seat")
  end)

  it("those that are not sent stay on the base", function()
    local game = raid(5, 6, { blank, no_bomb }, 2)
    equal({ game.seat[1].bombers, game.air_bombers }, { 3, 2 })
  end)
end)

describe("Dado de defesa antiaérea", function()
  it("'Faces lisas - nada acontece'", function()
    for _, face in ipairs { 1, 2, 3 } do equal(raid(3, 9, { face, no_bomb }).air_bombers, 3) end
  end)

  it("'o atacante retira o número de bombardeiros indicado': 1, 1 and 2", function()
    equal(raid(3, 9, { 4, no_bomb }).air_bombers, 2)
    equal(raid(3, 9, { 5, no_bomb }).air_bombers, 2)
    equal(raid(3, 9, { 6, no_bomb }).air_bombers, 1)
  end)

  it("one die whatever the number of bombers", function()
    equal(raid(10, 9, { two_shot, no_bomb }).air_bombers, 8)
  end)

  it("'Se não for suficiente para abater todos' only then do bombs fall", function()
    local game = raid(1, 9, { one_shot, three_bombs })
    equal(game.space.china.armies, 9)
    equal(game:told "bombs", 0)
    equal(game:phase(), "attack")
  end)

  it("'maior que o disponível: todos os bombardeiros serão retirados e recolocados na caixa'", function()
    local game = raid(1, 9, { two_shot })
    equal({ game.seat[1].bombers, game.air_bombers }, { 0, 0 })
    equal(game:phase(), "attack")
  end)
end)

describe("Dado de ataque aéreo", function()
  it("'Faces lisas - nada acontece'; 'faces contendo bombas': 1, 2 and 3 armies", function()
    for face, left in ipairs { 9, 9, 9, 8, 7, 6 } do
      equal(raid(3, 9, { blank, face }).space.china.armies, left)
    end
  end)

  it("'maior do que o disponível: todos os exércitos, menos um'", function()
    local game = raid(3, 3, { blank, three_bombs })
    equal(game.space.china.armies, 1)
    equal(game.space.china.owner, game.seat[2])
  end)
end)

describe("'Esse procedimento continua até que'", function()
  it("both dice again while there are bombers and armies", function()
    local game = raid(3, 9, { one_shot, one_bomb })
    equal(game:phase(), "air_battle")
    game:dice { one_shot, two_bombs }
    game:play "bomb_again"
    equal({ game.air_bombers, game.space.china.armies }, { 1, 6 })
    equal(game:phase(), "air_battle")
  end)

  it("'1) todos os bombardeiros em combate sejam abatidos'", function()
    local game = raid(2, 9, { one_shot, no_bomb })
    game:dice { one_shot }
    game:play "bomb_again"
    equal({ game:phase(), game.seat[1].bombers }, { "attack", 0 })
  end)

  it("'2) só reste um exército no território atacado'", function()
    local game = raid(3, 3, { blank, one_bomb })
    equal(game:phase(), "air_battle")
    game:dice { blank, one_bomb }
    game:play "bomb_again"
    equal({ game:phase(), game.space.china.armies, game.seat[1].bombers }, { "attack", 1, 3 })
  end)

  it("'3) o jogador atacante desista de continuar o ataque'", function()
    local game = raid(3, 9, { one_shot, one_bomb })
    game:play "withdraw"
    equal({ game:phase(), game.space.china.armies }, { "attack", 8 })
  end)

  it("the attacker decides, and nothing else goes on until then", function()
    local game = raid(3, 9, { blank, no_bomb })
    equal(game:decider(), game.seat[1])
    for _, offer in ipairs(game:moves()) do
      equal(offer.move == "bomb_again" or offer.move == "withdraw", true, offer.move)
    end
  end)
end)

describe("Observações", function()
  it("'Não é possível conquistar um território somente através de ataques aéreos'", function()
    local game = raid(5, 2, { blank, three_bombs })
    equal({ game.space.china.owner, game.space.china.armies, game.conquered }, { game.seat[2], 1, false })
  end)

  it("'Caso sobrem bombardeiros em combate, eles devem retornar para a base aérea'", function()
    local game = raid(5, 3, { two_shot, three_bombs }, 4)
    equal({ game.seat[1].bombers, game.air_bombers, game.air_target }, { 1 + 2, 0, nil })
    local withdrawn = raid(5, 9, { one_shot, no_bomb }, 4)
    withdrawn:play "withdraw"
    equal(withdrawn.seat[1].bombers, 1 + 3)
  end)

  it("'O mesmo território pode ser atacado quantas vezes', 'quantos ataques aéreos desejar'", function()
    local game = raid(3, 9, { blank, one_bomb })
    for armies = 7, 5, -1 do
      game:play "withdraw"
      game:dice { blank, one_bomb }
      game:play("air_raid", { on = "china", bombers = 3 })
      equal(game.space.china.armies, armies)
    end
  end)

  it("'tornando mais fácil um posterior ataque terrestre': bombed armies defend no more", function()
    local game = facing(5, "brasil", 3)
    game.space.peru.armies = 4
    game:dice { blank, two_bombs, 6, 5, 4, 5 }
    game:play("air_raid", { on = "brasil", bombers = 5 })
    game:play("attack", { from = "peru", to = "brasil", dice = 3 })
    equal(game.space.brasil.owner, game.seat[1])
  end)
end)
