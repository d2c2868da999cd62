-- War II, "Componentes do Jogo" and the boards.
local seated = require "seated"

local maps = { "war2", "war2_sa3" }

local function count_links(game)
  local sum = 0
  for _, territory in ipairs(game.space) do sum = sum + #territory:neighbours() end
  return sum // 2
end

local function centres_in(game)
  local counts = {}
  for _, region in ipairs(game.region) do
    counts[region.id] = 0
    for _, territory in ipairs(region:spaces()) do
      if territory:tagged "strategic_centre" then counts[region.id] = counts[region.id] + 1 end
    end
  end
  return counts
end

local function deck(game)
  local cards = {}
  for _, card in ipairs(game:cards "territory") do table.insert(cards, card) end
  return cards
end

describe("The board", function()
  it("is that of War: 42 territories, 79 borders", function()
    local game = seated { players = 3 }
    equal({ #game.space, count_links(game) }, { 42, 79 })
  end)

  it("'América do Sul por inteiro (3 territórios)': as a variant 41 territories, 77 borders", function()
    local game = seated { players = 3, map = "war2_sa3" }
    equal({ #game.space, count_links(game) }, { 41, 77 })
    equal(game.region.america_do_sul.size, 3)
    local brasil, venezuela, argentina = game.space.brasil, game.space.venezuela, game.space.argentina
    equal({ brasil:linked(venezuela), venezuela:linked(argentina), argentina:linked(brasil) }, { true, true, true })
    equal({ venezuela:linked(game.space.mexico), brasil:linked(game.space.argelia) }, { true, true })
  end)

  it("'os Centros Estratégicos (indicados no tabuleiro com o sinal)': twelve of them", function()
    for _, map in ipairs(maps) do
      local game, ids = seated { players = 3, map = map }, {}
      for _, territory in ipairs(game.space) do
        if territory:tagged "strategic_centre" then table.insert(ids, territory.id) end
      end
      table.sort(ids)
      equal(ids, { "africa_do_sul", "alemanha", "australia", "brasil", "china", "egito", "inglaterra", "japao",
        "moscou", "nova_york", "oriente_medio", "ottawa" })
      local of = centres_in(game)
      equal({ of.america_do_norte, of.america_do_sul, of.europa, of.africa, of.asia, of.oceania },
        { 2, 1, 3, 2, 3, 1 })
    end
  end)

  it("'a tabela impressa no tabuleiro': armies for the totality and for the majority of each continent", function()
    for _, map in ipairs(maps) do
      local game, table = seated { players = 3, map = map }, {}
      for _, id in ipairs { "asia", "america_do_norte", "europa", "africa", "america_do_sul", "oceania" } do
        local region = game.region[id]
        table[#table + 1] = { region.bonus, region.majority }
      end
      equal(table, { { 8, 4 }, { 6, 3 }, { 6, 3 }, { 4, 2 }, { 3, 2 }, { 3, 2 } })
    end
  end)
end)

describe("The trade cards", function()
  it("'61 cartas de troca, sendo 28 cartas com números e 33 representando continentes ou territórios'", function()
    local numbers, places = 0, 0
    for _, card in ipairs(deck(seated { players = 3 })) do
      if card.number then numbers = numbers + 1 else places = places + 1 end
    end
    equal({ numbers, places }, { 28, 33 })
  end)

  it("the numbers are ten 1, ten 2 and eight 3", function()
    local counts = { 0, 0, 0 }
    for _, card in ipairs(deck(seated { players = 3 })) do
      if card.number then counts[card.number] = counts[card.number] + 1 end
    end
    equal(counts, { 10, 10, 8 })
  end)

  it("show every territory once, every continent once, every centre on a card of its own", function()
    local game, seen, centres, regions = seated { players = 3 }, {}, 0, 0
    for _, card in ipairs(deck(game)) do
      for _, id in ipairs { card.space, card.also } do
        equal(seen[id], nil, id)
        seen[id] = true
        equal(game.space[id]:tagged "strategic_centre", id == card.centre, id)
      end
      if card.centre then centres = centres + 1 end
      if card.region then regions = regions + 1 end
    end
    for _, territory in ipairs(game.space) do equal(seen[territory.id], true, territory.id) end
    equal({ centres, regions }, { 12, 6 })
  end)

  it("of two territories show neighbours of one continent", function()
    local game, pairs_seen = seated { players = 3 }, 0
    for _, card in ipairs(deck(game)) do
      if card.also then
        local one, other = game.space[card.space], game.space[card.also]
        equal(one:linked(other), true, card.id)
        equal(one.region, other.region, card.id)
        pairs_seen = pairs_seen + 1
      end
    end
    equal(pairs_seen, 15)
  end)

  it("'a carta que contém os territórios da Califórnia e de Vancouver', 'uma carta da China'", function()
    local found = {}
    for _, card in ipairs(deck(seated { players = 3 })) do
      if card.space then found[card.id] = { card.space, card.also } end
    end
    equal(found.california, { "california", "vancouver" })
    equal(found.china, { "china" })
  end)
end)
