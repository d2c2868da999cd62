-- War II, "Recebimento de Exércitos" 1-4 and "Recebimento de Bombardeiros".
local position, seated = require "position", require "seated"

-- Seat 1 holds the named territories, seats 2 and 3 the others; its turn in round 2 begins.
local function turn_with(ids, with)
  with = with or {}
  local game = position.of { map = with.map, options = with.options, mine = position.each(ids) }
  game.seat[1].bombers = with.bombers or 0
  position.end_turn(game, game.seat[3])
  equal({ game:decider(), game:phase() }, { game.seat[1], "place" })
  return game
end

-- Armies to place, and those that stand on the centres already.
local function received(game, ids)
  local sum = game.reserve + total "reserve"
  for _, id in ipairs(ids) do sum = sum + game.space[id].armies - 1 end
  return sum
end

local eight = { "alasca", "mexico", "peru", "suecia", "congo", "sudao", "aral", "omsk" }
local eleven = { "alasca", "mexico", "peru", "suecia", "congo", "sudao", "aral", "omsk", "islandia", "india", "borneu" }

describe("1) Pela quantidade de territórios possuídos", function()
  it("'Se um jogador possui 8 territórios, recebe 4 exércitos'", function()
    equal(received(turn_with(eight), eight), 4)
  end)

  it("'Se possui 11 territórios, recebe 5 exércitos'", function()
    equal(received(turn_with(eleven), eleven), 5)
  end)

  it("'O número mínimo de exércitos a receber é sempre 3, mesmo que possua menos de 6 territórios'", function()
    local few = { "alasca", "peru" }
    equal(received(turn_with(few), few), 3)
  end)

  it("the minimum is of the territories: armies of centres come on top", function()
    local few = { "alasca", "japao" }
    equal(received(turn_with(few), few), 4)
  end)

  it("'colocar todos os exércitos recebidos em um ou mais de seus territórios'", function()
    local game = turn_with(eight)
    game:play("place", { on = "peru", armies = 3 })
    equal(game:phase(), "place")
    game:play("place", { on = "alasca", armies = 1 })
    equal(game:phase(), "attack")
  end)
end)

describe("2) Pela totalidade do continente", function()
  local south = { "venezuela", "peru", "brasil", "argentina" }

  it("'todos os territórios de um continente': other armies, by the table", function()
    local game = turn_with(south)
    equal(game.region.america_do_sul.reserve, 3)
    equal(game.reserve, 3)
  end)

  it("'deverão ser distribuídos obrigatoriamente nos territórios do próprio continente'", function()
    local game = turn_with { "venezuela", "peru", "brasil", "argentina", "alasca" }
    equal(game:why("place", { on = "alasca", armies = 4 })[1], "armies: range 1 to 3")
    equal(#game:why("place", { on = "peru", armies = 6 }), 0)
  end)

  it("replaces the majority: a whole continent does not count for both", function()
    equal(turn_with(south):told "majority", 0)
  end)
end)

describe("3) Pela maioria do continente", function()
  it("'Se o exército verde tiver três territórios da Oceania, ele terá direito a receber 2 exércitos'", function()
    local game = turn_with { "sumatra", "borneu", "nova_guine" }
    equal(game.reserve, 3 + 2)
  end)

  it("'mais da metade': two of four are no majority", function()
    equal(turn_with { "sumatra", "borneu" }.reserve, 3)
  end)

  it("more than half of each continent", function()
    local least = {
      asia = { 7, 4 }, america_do_norte = { 5, 3 }, europa = { 4, 3 }, africa = { 4, 2 },
      america_do_sul = { 3, 2 }, oceania = { 3, 2 },
    }
    for id, row in pairs(least) do
      local ids = {}
      for i, territory in ipairs(seated { players = 3 }.region[id]:spaces()) do
        if i <= row[1] then table.insert(ids, territory.id) end
      end
      equal(turn_with(ids).reserve, 3 + row[2], id)
      table.remove(ids)
      equal(turn_with(ids).reserve, 3, id)
    end
  end)

  it("its armies go anywhere", function()
    local game = turn_with { "sumatra", "borneu", "nova_guine", "alasca" }
    equal(#game:why("place", { on = "alasca", armies = 5 }), 0)
  end)
end)

describe("4) Pelos Centros Estratégicos", function()
  it("'1 exército, que deverá ser colocado no próprio CE'", function()
    local game = turn_with { "china", "egito", "peru" }
    equal({ game.space.china.armies, game.space.egito.armies, game.space.peru.armies }, { 2, 2, 1 })
    equal(game.reserve, 3)
  end)
end)

describe("Exemplo geral", function()
  -- 12 scattered with two centres, South America with its centre, three of Oceania.
  local scattered = { "alasca", "mackenzie", "ottawa", "islandia", "suecia", "alemanha", "argelia", "sudao", "congo",
    "aral", "omsk", "dudinka", "sumatra", "borneu", "nova_guine", "venezuela", "brasil", "argentina" }

  it("'9 + 3 + 3 + 2: 17 exércitos no total', with South America of four: 19 territories", function()
    local ids = { "peru" }
    for _, id in ipairs(scattered) do table.insert(ids, id) end
    local game = turn_with(ids)
    equal(game.seat[1]:count "owner", 19)
    equal(received(game, ids), 17)
    equal({ game.reserve, game.region.america_do_sul.reserve }, { 9 + 2, 3 })
  end)

  it("'América do Sul por inteiro (3 territórios)': 17 as well on the board of three", function()
    local game = turn_with(scattered, { map = "war2_sa3" })
    equal(received(game, scattered), 17)
  end)
end)

describe("Recebimento de Bombardeiros", function()
  it("'um bombardeiro para cada Centro Estratégico que lhe pertencer'", function()
    equal(turn_with({ "china", "egito", "peru" }).seat[1].bombers, 2)
    equal(turn_with({ "peru" }).seat[1].bombers, 0)
  end)

  it("'colocado na sua base aérea', beside those that are there", function()
    equal(turn_with({ "china", "egito" }, { bombers = 3 }).seat[1].bombers, 5)
  end)

  it("'10 aviões': no more than the box has", function()
    equal(turn_with({ "china", "egito" }, { bombers = 9 }).seat[1].bombers, 10)
  end)
end)
