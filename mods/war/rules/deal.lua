-- War, "Preparação" 3: who deals, and the deal of the territories.
local deal = {}

--- "Aquele que obtiver mais pontos será o distribuidor." Those who tie roll again.
function deal.distributor(match)
  local rolling = {}
  for i, seat in ipairs(match.seat) do rolling[i] = seat end
  while #rolling > 1 do
    local best, leaders = 0, {}
    for _, seat in ipairs(rolling) do
      local points = match:roll(6)
      if points > best then best, leaders = points, {} end
      if points == best then table.insert(leaders, seat) end
    end
    rolling = leaders
  end
  return rolling[1]
end

-- A board that somebody drew has territories that no card shows: they are dealt by lot, after those
-- with a card.
local function shuffled_without_card(match)
  local shown, rest = {}, {}
  for _, card in ipairs(match:cards "territory") do shown[card.space] = true end
  for _, territory in ipairs(match.space) do
    if not shown[territory.id] then table.insert(rest, territory) end
  end
  for i = #rest, 2, -1 do
    local other = match:roll(i)
    rest[i], rest[other] = rest[other], rest[i]
  end
  return rest
end

--- "Retira os curingas e as distribui no sentido horário, começando pelo jogador à sua esquerda."
--- Returns the seat after the one who got the last card.
function deal.territories(match, dealer)
  local wild = {}
  for _, card in ipairs(match:cards "territory") do
    if not card.space then table.insert(wild, card) end
  end
  for _, card in ipairs(wild) do match:set_aside(card) end
  match:shuffle "territory"
  local cards, seat = match:cards "territory", dealer:next()
  local function give(territory)
    territory.owner, territory.armies = seat, 1
    seat = seat:next()
  end
  for i = #cards, 1, -1 do
    local territory = match.space[cards[i].space]
    if territory then give(territory) end
  end
  for _, territory in ipairs(shuffled_without_card(match)) do give(territory) end
  for _, card in ipairs(wild) do match:to_pile(card) end
  match:shuffle "territory"
  return seat
end

return deal
