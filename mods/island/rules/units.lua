-- Soldiers, jeeps and tanks: how many, and how far they shoot.
local units = {}

units.words = { "none", "soldier", "jeep", "tank" }

units.army = { soldier = 5, jeep = 3, tank = 2 }

-- "Os soldados têm um campo de tiro de 2, os jipes de 3 e os tanques de 4."
units.range = { soldier = 2, jeep = 3, tank = 4 }

local left = { north = "west", west = "south", south = "east", east = "north" }
local right = { north = "east", east = "south", south = "west", west = "north" }

--- A direction after turning to a side.
function units.turned(facing, way)
  if way == "left" then return left[facing] end
  return right[facing]
end

--- Where a seat looks from its edge of the island: the first one sits at the bottom.
function units.forward(seat)
  if seat.number == 1 then return "north" end
  return "south"
end

return units
