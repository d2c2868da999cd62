-- War, "Recebimento de Exércitos" 1-2 and TABELA I.
local position, seated = require "position", require "seated"

-- All territories to seats 2 and 3 in turn, then `number` of them to seat 1: those of the named
-- region, and of every other region all but one at most.
local function holding(number, whole)
  local game = seated { players = 3 }
  for i, territory in ipairs(game.space) do territory.owner = game.seat[2 + i % 2] end
  local left = number
  local function take(territory)
    if left > 0 then territory.owner, left = game.seat[1], left - 1 end
  end
  for _, region in ipairs(game.region) do
    if region.id == whole then
      for _, territory in ipairs(region:spaces()) do take(territory) end
    end
  end
  for _, region in ipairs(game.region) do
    local territories = region:spaces()
    for i = 1, #territories - 1 do
      if region.id ~= whole then take(territories[i]) end
    end
  end
  equal(game.seat[1]:count "owner", number)
  return game
end

-- The turn of seat 1 begins, with goals that nobody has reached.
local function begin(game)
  position.set_objectives(game, { "o5", "o2", "o6" })
  game.reserve = 0
  position.end_turn(game, game.seat[3])
  equal({ game:decider(), game:phase() }, { game.seat[1], "place" })
  return game
end

describe("Territórios possuídos", function()
  it("'8 territórios, recebe 4 exércitos'", function()
    equal(begin(holding(8)).reserve, 4)
  end)

  it("'11 territórios, recebe 5 exércitos'", function()
    equal(begin(holding(11)).reserve, 5)
  end)

  it("'Só considerando a parte inteira do resultado'", function()
    equal(begin(holding(12)).reserve, 6)
    equal(begin(holding(13)).reserve, 6)
    equal(begin(holding(36)).reserve, 18)
  end)

  it("'O número mínimo de exércitos a receber é sempre 3, mesmo que possua menos de 6'", function()
    for _, number in ipairs { 1, 5, 6, 7 } do equal(begin(holding(number)).reserve, 3) end
  end)

  it("counts at the start of the turn, not what is taken later", function()
    local game = begin(holding(8))
    game.space.japao.owner = game.seat[1]
    equal(game.reserve, 4)
  end)
end)

describe("Continente conquistado", function()
  local table_one = {
    { "america_do_norte", 9, 5 },
    { "america_do_sul", 4, 2 },
    { "europa", 7, 5 },
    { "africa", 6, 3 },
    { "asia", 12, 7 },
    { "oceania", 4, 2 },
  }

  it("'De acordo com os valores da TABELA I': each continent's armies", function()
    for _, row in ipairs(table_one) do
      local id, size, armies = row[1], row[2], row[3]
      local game = begin(holding(size, id))
      equal(game.region[id].size, size)
      equal(game.region[id].reserve, armies, id)
      equal(total "reserve", armies, "no other continent gives armies")
    end
  end)

  it("'Se possuir um continente inteiro': all but one territory of it give nothing", function()
    for _, row in ipairs(table_one) do
      local game = holding(row[2], row[1])
      game.space[game.region[row[1]]:spaces()[1].id].owner = game.seat[2]
      equal(begin(game).region[row[1]].reserve, 0)
    end
  end)

  it("'O jogador possui 19 territórios', with South America: 9 + 2 = 11", function()
    local game = begin(holding(19, "america_do_sul"))
    equal({ game.reserve, game.region.america_do_sul.reserve }, { 9, 2 })
  end)

  it("the minimum of 3 is of the territories; the continent comes on top", function()
    local game = begin(holding(4, "oceania"))
    equal({ game.reserve, game.region.oceania.reserve }, { 3, 2 })
  end)

  it("several continents give the armies of each", function()
    local game = holding(8, "america_do_sul")
    for _, territory in ipairs(game.region.oceania:spaces()) do territory.owner = game.seat[1] end
    begin(game)
    equal({ game.region.america_do_sul.reserve, game.region.oceania.reserve }, { 2, 2 })
  end)

  it("belongs to the player whose turn begins: another's continent gives nothing", function()
    local game = holding(8)
    for _, territory in ipairs(game.region.africa:spaces()) do territory.owner = game.seat[2] end
    equal(begin(game).region.africa.reserve, 0)
  end)
end)

describe("The log", function()
  it("tells what was received, by territories and by continent", function()
    local game = begin(holding(19, "america_do_sul"))
    equal({ game:told "income" > 0, game:told "continent" }, { true, 1 })
  end)
end)
