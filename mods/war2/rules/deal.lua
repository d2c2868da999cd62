-- War II, "Distribuição de Territórios": the cards of the strategic centres, two armies on each.
local war = require "war/deal"

local deal = { distributor = war.distributor }

-- Everyone gets as many; with five players two centres are left.
local function deal_centres(match, dealer)
  match:shuffle "territory"
  local cards, seat = match:cards "territory", dealer
  match.centres_left = #cards % #match.seat
  for i = #cards, match.centres_left + 1, -1 do
    local territory = match.space[cards[i].centre]
    territory.owner, territory.armies = seat, 2
    seat = seat:next()
  end
end

--- "O distribuidor pega as 12 cartas dos Centros Estratégicos, embaralha-as e as distribui, uma a uma, no
--- sentido horário." Then all cards are one pile. The distributor also takes the first vacant territory.
function deal.territories(match, dealer)
  local others = {}
  for _, card in ipairs(match:cards "territory") do
    if not card.centre then table.insert(others, card) end
  end
  for _, card in ipairs(others) do match:set_aside(card) end
  deal_centres(match, dealer)
  for _, card in ipairs(others) do match:to_pile(card) end
  match:shuffle "territory"
  return dealer
end

return deal
