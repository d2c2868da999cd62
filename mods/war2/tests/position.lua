-- The positions from which the specs of War II begin: as those of War.
local position = require "war/position"

position.unreached = { "p8", "p10", "p11", "p7" }

return position
