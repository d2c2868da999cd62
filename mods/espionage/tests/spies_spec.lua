-- Espionage, "Espiões".

local position = require "position"
local at, field, march = position.at, position.field, position.march

local function sees(game, seat, name)
  return game:can_see(game.seat[seat], at(game, name), "piece")
end

describe("Um espião", function()
  it("'revela a identidade das peças inimigas que estejam numa casa ao seu lado (horizontal, vertical ou diagonalmente)'", function()
    for _, square in ipairs { "d3", "e3", "f3", "d4", "f4", "d5", "f5" } do
      local game = field({ e5 = "spy" }, { [square] = "captain", a1 = "headquarters" })
      at(game, "e4").owner = nil
      march(game, "e5", "e4")
      equal(sees(game, 1, square), true, square)
    end
  end)

  it("no further than that", function()
    for _, square in ipairs { "c4", "g4", "e2", "c2" } do
      local game = field({ e5 = "spy" }, { [square] = "captain", a1 = "headquarters" })
      march(game, "e5", "e4")
      equal(sees(game, 1, square), false, square)
    end
  end)

  it("several at once, mines and the headquarters included", function()
    local game = field({ e5 = "spy" }, { d3 = "mine", e3 = "headquarters", f3 = "general" })
    march(game, "e5", "e4")
    for _, square in ipairs { "d3", "e3", "f3" } do equal(sees(game, 1, square), true, square) end
    equal(game:told("unmasked", game.seat[1]), 3)
  end)

  it("'A sua identidade fica visível até ao fim do jogo': wherever it goes, even when the spy is gone", function()
    local game = field({ e5 = "spy", a10 = "corporal" }, { e3 = "captain", a1 = "headquarters" })
    march(game, "e5", "e4")
    march(game, "e3", "e4")
    equal(sees(game, 1, "e4"), true)
    march(game, "a10", "a9")
    march(game, "e4", "f4")
    equal(sees(game, 1, "f4"), true)
  end)

  it("'quer quando um Espião se aproxima das peças inimigas, quer quando são elas que se colocam junto a um Espião'", function()
    local game = field({ e5 = "captain", a10 = "headquarters" }, { f3 = "spy", a1 = "headquarters" })
    march(game, "e5", "e4")
    equal(sees(game, 2, "e4"), true)
    equal(sees(game, 1, "f3"), false)
  end)

  it("two spies unmask each other", function()
    local game = field({ e5 = "spy", a10 = "headquarters" }, { f3 = "spy", a1 = "headquarters" })
    march(game, "e5", "e4")
    equal(sees(game, 1, "f3"), true)
    equal(sees(game, 2, "e4"), true)
  end)

  it("the other side is not told that a piece was unmasked", function()
    local game = field({ e5 = "spy" }, { e3 = "captain", a1 = "headquarters" })
    march(game, "e5", "e4")
    equal(game:told("unmasked", game.seat[1]), 1)
    equal(game:told("unmasked", game.seat[2]), 0)
    equal(game:can_see(game.seat[2], at(game, "e3"), "known_to"), false)
    equal(game:can_see(game.seat[1], at(game, "e3"), "known_to"), false)
  end)

  it("that falls has seen nothing on its way", function()
    local game = field({ e5 = "spy", a10 = "corporal" }, { e4 = "mine", e3 = "captain", a1 = "headquarters", j1 = "spy" })
    march(game, "e5", "e4")
    equal(sees(game, 1, "e3"), false)
    equal(sees(game, 1, "e4"), false)
  end)

  it("that is taken sees nothing more: whoever took it stays hidden", function()
    local game = field({ e5 = "captain", a10 = "headquarters" }, { e4 = "spy", a1 = "headquarters", j1 = "corporal" })
    march(game, "e5", "e4")
    equal(sees(game, 2, "e4"), false)
  end)

  it("own pieces beside a spy tell nobody anything", function()
    local game = field({ e5 = "spy", d4 = "general" }, { a1 = "headquarters", j1 = "corporal" })
    march(game, "e5", "e4")
    equal(game:told "unmasked", 0)
    equal(sees(game, 2, "d4"), false)
  end)
end)
