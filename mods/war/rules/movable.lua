-- War, "Deslocamentos" 1-2: how many armies may leave the territory "from". One stays, "o de ocupação, que nunca
-- pode ser deslocado", and "um exército pode ser deslocado uma única vez".
local house = require "house"

-- By the book the army of occupation is one of those that stood there before; as an option, any will do.
if house.occupation_army == "stays" then return "from.armies - from.arrived - 1" end
return "min(from.armies - 1, from.armies - from.arrived)"
