-- Soldiers, jeeps and tanks: how many, and how far they shoot.
local units = {}

units.words = { "none", "soldier", "jeep", "tank" }

units.army = { soldier = 5, jeep = 3, tank = 2 }

-- "Os soldados têm um campo de tiro de 2, os jipes de 3 e os tanques de 4."
units.range = { soldier = 2, jeep = 3, tank = 4 }

--- Where a character looks after turning to a side: `units.turned.left.north`.
units.turned = {
  left = { north = "west", west = "south", south = "east", east = "north" },
  right = { north = "east", east = "south", south = "west", west = "north" },
}

return units
