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
      match:tell("throw", { seat = seat, points = points })
      if points > best then best, leaders = points, {} end
      if points == best then table.insert(leaders, seat) end
    end
    rolling = leaders
  end
  match:tell("dealer", { seat = rolling[1] })
  return rolling[1]
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
  for i = #cards, 1, -1 do
    local territory = match.space[cards[i].space]
    territory.owner, territory.armies = seat, 1
    seat = seat:next()
  end
  for _, card in ipairs(wild) do match:to_pile(card) end
  match:shuffle "territory"
  return seat
end

return deal
