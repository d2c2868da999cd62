-- The product: the territories are dealt as in War; objectives come when all have chosen a colour.
local deal = require "deal"

return function(match)
  match:begin_with(deal.territories(match, deal.distributor(match)))
end
