-- War, "Preparação" 1-3: colours, objectives, and the deal of the territories.
local deal = require "deal"
local house = require "house"
local objectives = require "objectives"

local colours = { "white", "red", "black", "blue", "yellow", "green" }

-- "Esta escolha pode ser feita por sorteio."
local function draw_lots(match)
  local left = {}
  for i, colour in ipairs(colours) do left[i] = colour end
  for _, seat in ipairs(match.seat) do
    seat.colour = table.remove(left, match:roll(#left))
    match:tell("colour", { seat = seat, colour = seat.colour })
  end
end

-- "Ou de comum acordo entre os participantes."
local function as_they_sit(match)
  for i, seat in ipairs(match.seat) do seat.colour = colours[i] end
end

return function(match)
  if house.colours == "lot" then draw_lots(match) end
  if house.colours == "seats" then as_they_sit(match) end
  if house.colours ~= "chosen" then objectives.deal(match) end
  match:begin_with(deal.territories(match, deal.distributor(match)))
end
