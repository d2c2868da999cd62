-- War, "Deslocamentos" 1-2: how many armies may leave the territory "from". One stays, "o de ocupação, que nunca
-- pode ser deslocado", and "um exército pode ser deslocado uma única vez".
local house = require "house"

local arrived_earlier = armies_of "from" - arrived_of "from"

-- By the book the army of occupation is one of those that stood there before; as an option, any will do.
if house.occupation_army == "stays" then return arrived_earlier - 1 end
return least(armies_of "from" - 1, arrived_earlier)
