-- War, "Preparação" 1-3: colours, objectives, and the deal of the territories.
local deal = require "deal"
local objectives = require "objectives"

local colours = { "white", "red", "black", "blue", "yellow", "green" }

return function(match)
  for i, seat in ipairs(match.seat) do seat.colour = colours[i] end
  objectives.deal(match)
  match:begin_with(deal.territories(match, deal.distributor(match)))
end
