-- Espionage, "Movimento das peças".

local position = require "position"
local at, field, march, why = position.at, position.field, position.march, position.why

local far = { a1 = "headquarters", j1 = "corporal" } -- the other side, out of the way

describe("Movimento das peças", function()
  it("'Todas as peças móveis podem mover-se uma casa horizontal ou verticalmente'", function()
    for _, piece in ipairs { "corporal", "lieutenant", "captain", "colonel", "general", "spy", "sapper" } do
      local game = field({ e5 = piece }, far)
      for _, to in ipairs { "e4", "e6", "d5", "f5" } do equal(why(game, "e5", to), {}, piece) end
    end
  end)

  it("not diagonally, not two squares, not off the board", function()
    local game = field({ e5 = "general", a5 = "spy" }, far)
    equal(why(game, "e5", "f6"), { "to: from wrong_link" })
    equal(why(game, "e5", "e7"), { "to: from not_linked" })
    equal(why(game, "a5", "j5"), { "to: from not_linked" })
  end)

  it("'As Minas são peças imóveis'; 'o Quartel General também não se pode mover'", function()
    local game = field({ e5 = "mine", c5 = "headquarters", g5 = "spy" }, far)
    equal(why(game, "e5", "e4"), { "from: piece at_least 3" })
    equal(why(game, "c5", "c4"), { "from: piece at_least 3" })
  end)

  it("one's own pieces alone, and not onto one's own", function()
    local game = field({ e5 = "general", e6 = "spy" }, { e4 = "corporal", a1 = "headquarters" })
    equal(why(game, "e5", "e6"), { "to: owner not_equal" })
    equal(why(game, "e4", "e3")[1], "from: owner equal")
  end)

  it("'Nenhuma peça se pode deslocar para uma casa com um vulcão'", function()
    local game = field({ e5 = "general" }, far)
    at(game, "e4").volcano = true
    equal(why(game, "e5", "e4"), { "to: volcano equal" })
  end)

  it("a piece that moves takes its secret along and leaves none behind", function()
    local game = field({ e5 = "general" }, far)
    march(game, "e5", "e4")
    equal(at(game, "e4").piece, "general")
    equal(game:can_see(game.seat[2], at(game, "e4"), "piece"), false)
    equal(at(game, "e5").owner, nil)
    equal(at(game, "e5").piece, "none")
    equal(game:can_see(game.seat[2], at(game, "e5"), "piece"), true)
  end)
end)

describe("A volta", function()
  it("'A peça não pode voltar à sua posição na jogada anterior'", function()
    local game = field({ e5 = "general", a9 = "spy" }, far)
    march(game, "e5", "e4")
    march(game, "j1", "j2")
    equal(why(game, "e4", "e5"), { "to: not_equal" })
    equal(why(game, "e4", "e3"), {})
  end)

  it("'Um movimento diferente tem que ser feito antes': by another piece, and the way back is free", function()
    local game = field({ e5 = "general", a9 = "spy" }, far)
    march(game, "e5", "e4")
    march(game, "j1", "j2")
    march(game, "a9", "a8")
    march(game, "j2", "j3")
    equal(why(game, "e4", "e5"), {})
    equal(why(game, "a8", "a9"), { "to: not_equal" })
  end)

  it("or by the same piece to another square: it goes round a square of four", function()
    local game = field({ e5 = "general" }, far)
    for i, step in ipairs { "e4", "f4", "f5", "e5" } do
      march(game, ({ "e5", "e4", "f4", "f5" })[i], step)
      march(game, ({ "j1", "j2", "j3", "j4" })[i], ({ "j2", "j3", "j4", "j5" })[i])
    end
    equal(at(game, "e5").piece, "general")
  end)

  it("holds for a piece that came by taking another", function()
    local game = field({ e5 = "general" }, { e4 = "spy", a1 = "headquarters", j1 = "corporal" })
    march(game, "e5", "e4")
    march(game, "j1", "j2")
    equal(why(game, "e4", "e5"), { "to: not_equal" })
  end)

  it("is of the piece and not of the square: another may go there", function()
    local game = field({ e5 = "general", d5 = "spy" }, far)
    march(game, "e5", "e4")
    march(game, "j1", "j2")
    equal(why(game, "d5", "e5"), {})
  end)
end)
